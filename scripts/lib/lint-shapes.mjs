/* Rules for oxlint. */

/**
 * The page is built without zod, so that shapes are empty there (vite/no-shapes.ts) and asking one to check
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

/** What an effect of a card does, from its announcement on. */
const DEEDS = new Set(['announce', 'apply', 'undo', 'rolled', 'choose']);

const FUNCTIONS = new Set(['FunctionExpression', 'ArrowFunctionExpression', 'FunctionDeclaration']);

/** The name of the member that a statement is part of, whose value is the nearest function around it. */
const memberAround = (node) => {
  let at = node.parent;
  while (at && !FUNCTIONS.has(at.type)) at = at.parent;
  return at?.parent?.type === 'Property' ? nameOf(at.parent.key) : undefined;
};

/** A deed that gives up in silence hides that a thing is missing: the effect's arguments say what there has to be. */
const noSilentEnd = {
  create: (context) => ({
    ReturnStatement(node) {
      if (node.argument || !DEEDS.has(memberAround(node) ?? '')) return;
      context.report({ node, message: 'Declare what has to be there as an argument: the effect is left out where it is gone.' });
    },
  }),
};

export default {
  meta: { name: 'shapes' },
  rules: { 'no-check-in-browser': noCheckInBrowser, 'no-silent-end': noSilentEnd },
};
