import { check, decision, type Intent, type InwoTypes, type View } from '@illuminice/rules/inwo';
import type { Level, Mind, Thought } from '../minds.js';
import { greedyPolicy } from './greedy/greedy.js';

const nothing = (intent: Intent | null, memory: unknown): Thought<Intent, unknown> => ({ intent, memory, remarks: [] });

/** What it would do if it were asked; each moment has chances of its own. */
const moveOf = (view: View, seed: number): Intent | null => greedyPolicy(seed + view.board.seq)(view);

/** A computer player of INWO. It remembers nothing, and refuses every deal. */
export const inwoMind = (_level: Level): Mind<InwoTypes> => ({
  blank: null,
  decide: (view, memory, seed) =>
    nothing(view.player !== null && decision(view.board).who.includes(view.player) ? moveOf(view, seed) : null, memory),
  answer(view, memory) {
    const deal = view.board.deals.find(({ to }) => to === view.player);
    const refusing: Intent | null = deal ? { type: 'answer', offer: deal.id, accept: false } : null;
    return nothing(refusing && check(view, refusing) === null ? refusing : null, memory);
  },
  observe: (_view, memory) => memory,
  advise(view) {
    const intent = view.player !== null && decision(view.board).who.includes(view.player) ? moveOf(view, 1) : null;
    return intent && { intent, reasons: [], worth: 0 };
  },
});
