import { type ClassicTypes, decision, type Intent, previewAttack, type View } from '@illuminice/rules/classic';
import type { Policy } from '../../game-bots.js';
import type { Advice, Level, Mind, Style, Thought } from '../../minds.js';
import { easyPolicy } from '../easy.js';
import { answerOffers, greedyPolicy } from '../greedy/greedy.js';
import { chanceOf } from '../greedy/plan.js';
import type { Reason } from './reasons.js';

/** What a computer player of the classic game remembers. */
export type Memory = Readonly<Record<string, never>>;

const policyAt = (level: Level): ((seed: number) => Policy<ClassicTypes>) => (level === 'novice' ? easyPolicy : greedyPolicy);

const reasonsOf = (view: View, intent: Intent): Reason[] =>
  intent.type === 'attack'
    ? [{ kind: 'odds', target: intent.target, percent: Math.round(100 * chanceOf(previewAttack(view, intent).needs)) }]
    : [{ kind: 'nothingBetter', mb: 0 }];

/** A computer player of the classic game. */
export const classicMind = (level: Level, _style: Style): Mind<ClassicTypes, Memory, Reason> => ({
  blank: {},
  decide: (view, memory, seed): Thought<Intent, Memory> => {
    const asked = view.player !== null && decision(view.board).who.includes(view.player);
    return { intent: asked ? policyAt(level)(seed)(view) : null, memory, remarks: [] };
  },
  answer: (view, memory): Thought<Intent, Memory> => ({ intent: answerOffers(view), memory, remarks: [] }),
  observe: (_view, memory) => memory,
  advise: (view): Advice<Intent, Reason> | null => {
    const intent = greedyPolicy(1)(view);
    return intent && { intent, reasons: reasonsOf(view, intent), worth: 0 };
  },
});
