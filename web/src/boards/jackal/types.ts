/** Short names for what the view of Jackal is made of. */
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type Cell = Schemas["JackalCellView"];
export type Tile = Schemas["JackalTileView"];
export type Figure = Schemas["JackalFigureView"];
export type Crew = Schemas["JackalCrewView"];
