import { dealsKnown, type Intent, step, viewFor } from '@illuminice/rules/inwo';
import { inwoMind } from '../src/inwo/minds/mind.js';
import type { Level } from '../src/minds.js';
import { table } from './inwo-tables.js';

const PLAYERS = [
  { id: 'ann', illuminati: 'ufos', turns: 2, plots: ['hoax'] },
  { id: 'bob', illuminati: 'the-network', turns: 2, plots: ['bribery', 'sniper'], hand: ['dentists'] },
  { id: 'cid', illuminati: 'shangri-la', turns: 2, plots: ['volcano'] },
];

const OFFERS: Readonly<Record<string, Omit<Extract<Intent, { type: 'offer' }>, 'type'>>> = {
  'for a Plot of its choice': { to: 'bob', give: {}, ask: { anyPlots: 2 } },
  'in secret': { to: 'bob', give: {}, ask: { anyCards: 1 }, secret: true },
  'to several': { to: ['bob', 'cid'], give: { promise: 'peace for ever' }, ask: { anyPlots: 1 } },
};

describe.each(Object.entries(OFFERS))('U209, U213 an offer %s', (_, offer) => {
  test.each<Level>(['novice', 'regular', 'expert'])('is refused by a %s, who gives nothing for it', (level) => {
    const state = table({ players: PLAYERS, turn: { player: 'ann', phase: 'main' } });
    expect(step(state, 'ann', { type: 'offer', ...offer }).ok).toBe(true);
    const [deal] = dealsKnown(viewFor(state, 'bob'));
    const { intent } = inwoMind(level).answer(viewFor(state, 'bob'), [], 1);
    expect(intent).toEqual({ type: 'answer', offer: deal?.id, accept: false });
    expect(intent && step(state, 'bob', intent).ok).toBe(true);
    expect(dealsKnown(viewFor(state, 'bob')).filter(({ to }) => to === 'bob')).toEqual([]);
  });
});
