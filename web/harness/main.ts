import { mount } from "svelte";
import Harness from "./Harness.svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";

const target = document.getElementById("page");
if (target) mount(Harness, { target });
