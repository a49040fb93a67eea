import { type ClassicTypes, decision, type Intent, type View } from '@illuminice/rules/classic';
import type { Level, Mind, Remark, Style, Thought } from '../../minds.js';
import { advise } from './advice.js';
import { decideFor } from './answers.js';
import { answerOffer } from './deals.js';
import { awaiting, pledgeOf, remember } from './memory.js';
import { isSeated, type PlayerContext, type SeatedView } from './player-context.js';
import { type Proposal, proposeInContest, proposeInTurn } from './proposals.js';
import type { Reason } from './reasons.js';
import { remarksOn } from './remarks.js';
import { BLANK, type Memory } from './remembered.js';
import { SKILLS, type Skill } from './skills.js';
import { TASTES, type Taste } from './styles.js';

type Thinks = Thought<Intent, Memory>;

export const mindOf = (skill: Skill, taste: Taste): Mind<ClassicTypes, Memory, Reason> => {
  const leaning: Skill = { ...skill, ...taste.leaning(skill) };
  const contextOf = (view: SeatedView, memory: Memory): PlayerContext => ({ skill: leaning, taste, memory, ...view });
  const isPlaying = (view: View): view is SeatedView => isSeated(view) && view.board.outcome === null;
  const silent = (memory: Memory): Thinks => ({ intent: null, memory, remarks: [] });

  const looked = (view: SeatedView, memory: Memory): Memory => awaiting(view, remember(view, memory));

  const withRemarks = (context: PlayerContext, intent: Intent, memory: Memory, seed: number): Thinks => {
    const remarks: readonly Remark[] = remarksOn(context, intent, seed);
    const spoken = remarks.length > 0 ? { ...memory, remarks: memory.remarks + 1, spoke: memory.turn } : memory;
    return { intent, memory: { ...spoken, news: null }, remarks };
  };

  const proposed = ({ intent, key }: Proposal, context: PlayerContext, seed: number): Thinks => {
    const { memory } = context;
    return withRemarks(context, intent, { ...memory, asked: [...memory.asked, key], offers: memory.offers + 1 }, seed);
  };

  return {
    blank: BLANK,
    observe: (view, memory) => (isPlaying(view) ? looked(view, memory) : memory),
    decide: (view, before, seed) => {
      if (!isPlaying(view) || !decision(view.board).who.includes(view.player)) return silent(before);
      const memory = looked(view, before);
      const context = contextOf(view, memory);
      const moment = seed + 31 * view.board.seq;
      const { kind } = decision(view.board);
      const intent = decideFor(context, moment);
      if (!intent) return silent(memory);
      const deal =
        kind === 'turn' ? proposeInTurn(context, intent) : kind === 'contest' && intent.type === 'done' ? proposeInContest(context) : null;
      return deal ? proposed(deal, context, moment) : withRemarks(context, intent, memory, moment);
    },
    answer: (view, before, _seed) => {
      if (!isPlaying(view)) return silent(before);
      const memory = looked(view, before);
      const context = contextOf(view, memory);
      const intent = answerOffer(context);
      if (!intent) return silent(memory);
      if (intent.type === 'offer') {
        // At most one counter-offer a turn and player.
        return {
          intent,
          memory: { ...memory, asked: [...memory.asked, `counter ${String(intent.to)}`], offers: memory.offers + 1 },
          remarks: [],
        };
      }
      const made = [...view.board.offers, ...view.mine.deals].find(({ id }) => intent.type === 'answer' && id === intent.offer);
      const promised = made && intent.type === 'answer' && intent.accept;
      const pledges = promised
        ? [
            ...memory.pledges,
            ...(made.ask.promise === undefined ? [] : [pledgeOf(view, view.player, made.by)]),
            ...(made.give.promise === undefined ? [] : [pledgeOf(view, made.by, view.player)]),
          ]
        : memory.pledges;
      return { intent, memory: { ...memory, pledges }, remarks: [] };
    },
    advise: (view) => (isPlaying(view) ? advise(contextOf(view, BLANK)) : null),
  };
};

export const classicMind = (level: Level, style: Style): Mind<ClassicTypes, Memory, Reason> => mindOf(SKILLS[level], TASTES[style]);
