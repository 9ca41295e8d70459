import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("page");
if (target) mount(App, { target });

// Only where the page is built: while it is written, nothing of it should be kept.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => {});
