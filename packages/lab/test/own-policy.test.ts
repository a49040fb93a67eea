import type { Policy } from '@illuminice/bots';
import {
  type ClassicTypes,
  type Intent,
  type IntentOf,
  leastIntent,
  type OfferOf,
  offers,
  previewAttack,
  type View,
} from '@illuminice/rules/classic';
import { classicLab } from '../src/classic/classic-lab.js';
import { simulateGame } from '../src/simulate.js';

/** The worked example of docs/contributing.md: makes the likeliest attack on an uncontrolled Group, and is otherwise passive. */
const collector: Policy<ClassicTypes> = (view) => likeliestCapture(view) ?? leastIntent(view);

const likeliestCapture = (view: View): Intent | null => {
  const can = (offers(view) as OfferOf<'attack'>[]).find(({ type }) => type === 'attack')?.can;
  const attacks = (can?.attackers ?? []).flatMap(({ card: attacker, control, money }) =>
    control
      .filter((target) => view.board.cards[target]?.owner === null)
      .map((target): IntentOf<'attack'> => {
        const spend = money > 0 ? [{ from: attacker, amount: money }] : [];
        return { type: 'attack', kind: 'control', attacker, target, aids: [], spend };
      }),
  );
  const needs = (attack: IntentOf<'attack'>) => previewAttack(view, attack).needs;
  return attacks.sort((a, b) => needs(b) - needs(a))[0] ?? null;
};

test('a new policy plays whole games, and beats the least commitment', () => {
  const idle: Policy<ClassicTypes> = leastIntent;
  const lab = { ...classicLab, policies: { ...classicLab.policies, greedy: () => collector, easy: () => idle } };
  const games = [1, 2, 3, 4, 5, 6].map((seed) => simulateGame(lab, seed, 2, { kinds: ['greedy', 'easy'] }));
  expect(games.filter(({ winners }) => winners.includes('ann')).length).toBeGreaterThanOrEqual(5);
});
