import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edited, readRecipe, recipeNames } from '../src/recipes/recipe.js';
import { ROOT } from '../src/server.js';

/* What the worked examples of `docs/recipes` name is there; the thorough part of this test does them. */
describe.each(recipeNames())('docs/recipes/%s.md', (name) => {
  test.each(readRecipe(name).steps.map((step) => [step.path, step] as const))(
    '%s is as the example finds it',
    (path, { isNew, change }) => {
      const file = join(ROOT, path);
      expect([file, existsSync(file)]).toEqual([file, !isNew]);
      if (change.kind === 'edit') expect(() => edited(readFileSync(file, 'utf8'), change.hunks)).not.toThrow();
    },
  );
});
