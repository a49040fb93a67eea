/** Lets Jest read a style sheet: each class by its name in camel case, as the build names it for components. */
const CLASS = /\.([a-zA-Z][\w-]*)/g;
const NO_CLASS = /\/\*[\s\S]*?\*\/|:global\([^)]*\)|[^{};]*;|url\([^)]*\)/g;

const camel = (name) => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

module.exports = {
  process(source) {
    const names = new Set([...source.replace(NO_CLASS, '').matchAll(CLASS)].map(([, name]) => camel(name)));
    const classes = Object.fromEntries([...names].map((name) => [name, name]));
    return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(classes)} };` };
  },
};
