/** The server in few files, which load in a third of the time that its many modules take. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Native, so it stays a package of its own beside the bundle. */
export const EXTERNAL = ['libsql'];

/** CommonJS packages that ask for modules of Node find none in an ES module without it. */
const REQUIRE = "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** What bodies are decoded by, in the place of `iconv-lite` and its 600 kB of tables: they are JSON, which express takes in UTF alone. */
const DECODERS = `
  const decoderFor = (name) => {
    try { return new TextDecoder(name); } catch { throw new Error('Encoding not recognized: ' + name); }
  };
  exports.encodingExists = (name) => { try { return Boolean(decoderFor(name)); } catch { return false; } };
  exports.decode = (bytes, name) => decoderFor(name).decode(bytes);
  exports.getDecoder = (name) => {
    const decoder = decoderFor(name);
    return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
  };
`;

/**
 * Leaves out what no server needs and every start would read: the sentences of zod in 40 languages, encodings that no body has, types of
 * files that only one maker's programs have, traces that metrics could be joined to, and Redis, which `colyseus` brings along: processes
 * find each other by PostgreSQL.
 */
const lean = {
  name: 'lean',
  setup(builder) {
    const dropped = (filter, contents, loader) => builder.onLoad({ filter }, () => ({ contents, loader }));
    dropped(/zod[\\/]v4[\\/]locales[\\/]index\.js$/, "export { default as en } from './en.js';", 'js');
    dropped(/iconv-lite[\\/]lib[\\/]index\.js$/, DECODERS, 'js');
    dropped(/@colyseus[\\/]redis-(driver|presence)[\\/].*\.m?js$/, 'export const RedisDriver = null, RedisPresence = null;', 'js');
    dropped(/@opentelemetry[\\/]api[\\/].*index\.c?js$/, 'module.exports = {};', 'js');
    builder.onLoad({ filter: /mime-db[\\/]db\.json$/ }, ({ path }) => {
      const types = Object.entries(JSON.parse(readFileSync(path, 'utf8')));
      return {
        contents: JSON.stringify(
          Object.fromEntries(types.filter(([type, { extensions }]) => extensions && !type.startsWith('application/vnd.'))),
        ),
        loader: 'json',
      };
    });
  },
};

/**
 * Writes `main.js`, the threads that it starts, the commands in `cli/`, and what they share beside them. What is imported by `import()` is a file of its own,
 * read when it is needed.
 *
 * @param {string} from folder of the package
 * @param {string} to a folder beside its `package.json`, one level deep as the sources are
 */
export async function bundleServer(from, to) {
  const programs = ['main.ts', 'thinking-worker.ts', ...readdirSync(join(from, 'src', 'cli')).map((name) => join('cli', name))];
  await build({
    absWorkingDir: from,
    entryPoints: programs.map((name) => join('src', name)),
    outbase: 'src',
    outdir: to,
    entryNames: '[dir]/[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['source'],
    external: EXTERNAL,
    // Names stay as they are, so that a stack in the log can be read.
    minifySyntax: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    plugins: [lean],
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
}
