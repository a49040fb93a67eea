import { chance } from '@illuminice/bots';
import { check, completions, decision, usesOf, viewFor } from '@illuminice/rules/inwo';
import { inwoLab } from '../src/inwo/inwo-lab.js';
import { randomPlay } from '../src/inwo/plays.js';
import { seekingScene } from '../src/inwo/seeking-scene.js';
import { simulateGame } from '../src/simulate.js';

test('U83: a random player finds a play of every card of which one is legal, and none that is not', () => {
  const missed: string[] = [];
  let legal = 0;
  let steps = 0;
  simulateGame(inwoLab, 3, 3, {
    checked: false,
    onStep: (state) => {
      if (++steps % 5 > 0) return;
      for (const player of decision(state.board).who) {
        const view = viewFor(state, player);
        const scene = seekingScene(view, chance(steps));
        if (!scene) continue;
        const bares = [
          ...scene.plots.map(({ id, card }) => ({ card, bare: { type: 'playPlot', card: id } as const })),
          ...scene.own.flatMap(({ id, card }) =>
            usesOf(card).map((_, ability) => ({ card, bare: { type: 'useAbility', card: id, ability } as const })),
          ),
        ];
        for (const { card, bare } of bares) {
          const play = randomPlay(scene, bare);
          if (play) expect([play, check(view, play)]).toEqual([play, null]);
          const [possible] = completions(view, bare, 1);
          if (possible) legal += 1;
          if (possible && !play) missed.push(card);
        }
      }
    },
  });
  expect(legal).toBeGreaterThan(20);
  expect(missed).toEqual([]);
});
