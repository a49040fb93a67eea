/**
 * Biome formats and lints; this adds the few rules that need types, and what the rules package must not touch.
 * Who may import whom stands in .dependency-cruiser.cjs.
 */
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/*.mjs', '**/*.cjs'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['packages/*/{src,test,tools}/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // One way to name a file: the bundler and Jest find it by its name alone.
    files: ['packages/client/{src,test}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^\\.{1,2}/.*\\.(js|tsx?)$', message: 'Client files are imported without extension.' }] },
      ],
    },
  },
  {
    // The page is built without zod, so that shapes are empty there (vite/no-shapes.ts); in tests they would still work.
    files: ['packages/client/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(safe)?(parse|decode|encode)(Async)?$/i]:matches([callee.object.name=/(Shape|Schema|^z)$/], [callee.object.property.name=/(Shape|Schema)$/])',
          message: 'In the browser shapes are empty and asking one to check anything throws: the server checks them.',
        },
      ],
    },
  },
  {
    // A session is driven by calls: clock, timers and slices of the event loop are given to it.
    files: ['packages/server/src/session/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'].map((name) => ({
          name,
          message: 'A session gets its time from its environment.',
        })),
      ],
    },
  },
  {
    // The rules are a pure function of state and intent: no clock, no chance but the seeded one, no world outside.
    files: ['packages/rules/src/**/*.ts'],
    ignores: ['packages/rules/src/cli/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'].map((name) => ({
          name,
          message: 'The rules know no time.',
        })),
        ...['crypto'].map((name) => ({ name, message: 'The rules draw from the generator in the secrets.' })),
        ...['process', 'console', 'fetch', 'require', 'globalThis', 'window', 'self', 'localStorage'].map((name) => ({
          name,
          message: 'The rules do not reach the world outside.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The rules draw from the generator in the secrets.' },
      ],
    },
  },
);
