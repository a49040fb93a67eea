/**
 * A rule for oxlint. The page is built without zod, so that shapes are empty there (vite/no-shapes.ts) and asking one to check
 * anything throws; in tests it would still work.
 */
const CHECKS = /^(safe)?(parse|decode|encode)(Async)?$/i;
const SHAPES = /(Shape|Schema|^z)$/;

/** The name of a variable, or of the property that a chain of them ends with. */
const nameOf = (node) => (node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' ? node.property.name : undefined);

const noCheckInBrowser = {
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || !CHECKS.test(callee.property.name ?? '')) return;
      if (SHAPES.test(nameOf(callee.object) ?? ''))
        context.report({
          node,
          message: 'In the browser shapes are empty and asking one to check anything throws: the server checks them.',
        });
    },
  }),
};

export default { meta: { name: 'shapes' }, rules: { 'no-check-in-browser': noCheckInBrowser } };
