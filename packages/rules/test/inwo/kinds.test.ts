import type { Refusal } from '../../src/index.js';
import { loadScenario } from '../../src/index.js';
import { check, inwo, type PlotPlay, viewFor } from '../../src/inwo/index.js';

/* N-710, N-902: a refusal names the word for which a card is not of the kind that a text asks for. */

const HEAD = 'discordian-society';

/** Why Ann's Plot cannot be played on each of these Groups of hers. */
const reasons = (plot: string, groups: readonly string[], extra: Partial<PlotPlay> = {}): readonly (Refusal | null)[] => {
  const sides = ['top', 'left', 'right', 'bottom'];
  const loaded = loadScenario(inwo, {
    name: 'kinds',
    ruleset: 'inwo',
    players: [
      {
        id: 'ann',
        illuminati: HEAD,
        structure: groups.map((group, n) => ({ group, onto: HEAD, arrow: sides[n] })),
        plots: [plot],
        turns: 3,
      },
      { id: 'bob', illuminati: 'ufos', turns: 3 },
    ],
    turn: { player: 'ann', phase: 'main' },
    steps: [],
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  const { state } = loaded;
  return groups.map((on) => {
    const intent = inwo.scenario.translate?.(state, 'ann', { type: 'playPlot', card: plot, on, ...extra } as never);
    return check(viewFor(state, 'ann'), intent ?? ({ type: 'playPlot', card: plot, on } as never));
  });
};

test('N-710: a Disaster says that a card is no Place, or Huge', () => {
  expect(reasons('the-oregon-crud', ['the-mafia', 'canada', 'las-vegas'])).toEqual([
    { code: 'N-710', why: 'lacks', with: { card: 'the-mafia', word: 'place' } },
    { code: 'N-710', why: 'has', with: { card: 'canada', word: 'Huge' } },
    null,
  ]);
});

test('N-710: one that needs two words names the one that is missing', () => {
  expect(reasons('tidal-wave', ['the-mafia', 'las-vegas'])).toEqual([
    { code: 'N-710', why: 'lacks', with: { card: 'the-mafia', word: 'Coastal' } },
    { code: 'N-710', why: 'lacks', with: { card: 'las-vegas', word: 'Coastal' } },
  ]);
});
