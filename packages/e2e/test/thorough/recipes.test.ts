import { Copy, type Outcome } from '../../src/recipes/copy.js';
import { readRecipe, recipeNames, type Step } from '../../src/recipes/recipe.js';

/*
 * Each worked example of `docs/recipes` is done in a copy of the repository: with all of its steps what it names is green, and
 * each step that is left out is missed by name.
 */

const copy = new Copy();
afterAll(() => copy.remove());

describe.each(recipeNames())('docs/recipes/%s.md', (name) => {
  const recipe = readRecipe(name);
  const { steps } = recipe;
  /** Checks that pass with all steps done are needed once. */
  const checks = [...new Set(steps.flatMap((step) => step.checks))];

  beforeAll(() => {
    copy.applyAll(recipe);
  }, 600_000);
  afterAll(() => copy.undoAll(recipe));

  test.each(checks)(
    'with all steps done, %s passes',
    (command) => {
      const { ok, output } = copy.check(command);
      expect(ok || output).toBe(true);
    },
    600_000,
  );

  /** The first command that fails without a step. */
  const missed = (step: Step): Outcome | undefined => {
    copy.undo(step);
    try {
      for (const command of step.checks) {
        const outcome = copy.check(command);
        if (!outcome.ok) return outcome;
      }
      return undefined;
    } finally {
      copy.apply(step);
    }
  };

  test.each(steps.map((step) => [step.path, step.named, step] as const))(
    'without %s, a command of the recipe fails and names %s',
    (_path, named, step) => {
      const outcome = missed(step);
      expect(outcome?.ok).toBe(false);
      expect(copy.isNamed(named, outcome?.output ?? '') || outcome?.output).toBe(true);
    },
    600_000,
  );
});
