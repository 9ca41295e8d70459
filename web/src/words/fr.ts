/** The page's own words in this language, as one part of the bundle. */
const files = import.meta.glob<string>("./fr/*.ftl", { eager: true, query: "?raw", import: "default" });

export default Object.values(files);
