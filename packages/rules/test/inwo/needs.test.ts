import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario } from '../../src/index.js';
import { check, inwo, viewFor } from '../../src/inwo/index.js';

/*
 * A play that lacks a field is refused with the name of that field: each play that the scenarios carry out is sent once more for each of
 * its fields, without it, before it is carried out.
 */

/** Without its `mode` this one does another thing, for want of something else. */
const OTHERWISE = 'gremlins';

const folder = join(__dirname, '../../../../scenarios/inwo');

test('N-902: a refusal for want of something names what was left out', () => {
  const wrong = new Set<string>();
  let asked = 0;
  const watched: typeof inwo = {
    ...inwo,
    step: (state, by, intent) => {
      const view = viewFor(state, by);
      if ((intent.type === 'playPlot' || intent.type === 'useAbility') && check(view, intent) === null) {
        const name = [...(view.mine?.plots ?? []), ...Object.values(view.board.cards)].find(({ id }) => id === intent.card)?.card;
        for (const field of Object.keys(intent)) {
          if (field === 'type' || field === 'card' || field === 'ability' || (field === 'mode' && name === OTHERWISE)) continue;
          const { [field as keyof typeof intent]: _, ...rest } = intent;
          const refusal = check(view, rest as typeof intent);
          if (refusal?.why !== 'needs') continue;
          asked += 1;
          if (refusal.with?.field !== field) wrong.add(`${name} without ${field}: ${JSON.stringify(refusal.with)}`);
        }
      }
      return inwo.step(state, by, intent);
    },
  };
  for (const file of readdirSync(folder)) runScenario(watched, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  expect([...wrong]).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});
