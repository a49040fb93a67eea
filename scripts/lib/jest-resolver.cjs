/**
 * Finds modules for Jest as Node and TypeScript would: `./step.js` may be written as `step.ts`, and a dependency that
 * exports ES modules only is found under the condition `import`.
 */
const attempt = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (request.startsWith('.') || request.startsWith('/')) throw error;
    return options.defaultResolver(request, { ...options, conditions: ['source', 'node', 'import', 'default'] });
  }
};

module.exports = (request, options) => {
  const ours = !options.basedir.includes('node_modules');
  if (ours && /^\.{1,2}\/.*\.js$/.test(request)) {
    for (const extension of ['.ts', '.tsx']) {
      try {
        return options.defaultResolver(request.replace(/\.js$/, extension), options);
      } catch {
        // Not this one; the name may be meant as it is written.
      }
    }
  }
  return attempt(request, options);
};
