/** Windows in which a table has tabs: those of a phone, upright or held sideways. Styles say the same. */
export const PHONE = "(max-width: 699px), (max-height: 499px)";
export const SIDEWAYS = "(max-height: 499px) and (min-width: 560px)";
/** Room for the story beside any board, and for what people say below the players. */
export const VAST = "(min-width: 1700px)";
