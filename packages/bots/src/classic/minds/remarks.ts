import type { PlayerId } from '@illuminice/rules';
import { goalsOf, type Intent } from '@illuminice/rules/classic';
import { chance } from '../../chance.js';
import type { Remark } from '../../minds.js';
import { leader } from './evaluate.js';
import { acquaintance } from './memory.js';
import type { PlayerContext } from './player-context.js';

const PAUSE = 3;
const MOST = 8;
const LEADING = 0.75;

/** Publicly visible progress: secret goals are not talked about. */
const seemingly = ({ board }: PlayerContext, player: PlayerId): number =>
  goalsOf({ board, player: null, mine: null }, player).reduce((most, { have, need }) => Math.max(most, have / need), 0);

/** Possible remarks with this move, the most pressing first. */
const occasions = (context: PlayerContext, intent: Intent): Remark[] => {
  const { board, memory, player } = context;
  const remarks: Remark[] = [];
  const { news } = memory;
  if (news) remarks.push({ key: news.key, to: null, player: news.player });
  const ahead = leader(context);
  if (ahead && ahead.progress >= LEADING && ahead.progress > seemingly(context, player))
    remarks.push({ key: 'leader', to: null, player: ahead.seat.player });
  if (intent.type === 'attack') {
    const victim = board.cards[intent.target]?.owner ?? null;
    if (victim !== null && victim !== player && acquaintance(memory, victim).grudge >= 1)
      remarks.push({ key: 'threat', to: null, player: victim, card: intent.target });
    else if (seemingly(context, player) >= LEADING) remarks.push({ key: 'boast', to: null, card: intent.target });
    else if (victim !== null && victim !== player) remarks.push({ key: 'sorry', to: null, player: victim, card: intent.target });
  }
  if (intent.type === 'offer' && typeof intent.to === 'string' && intent.ask?.promise !== undefined && board.attack?.defender === player)
    remarks.push({ key: 'helpAsked', to: intent.to, player: intent.to });
  return remarks;
};

/** Remarks with a move: seldom, and limited per game. */
export const remarksOn = (context: PlayerContext, intent: Intent, seed: number): Remark[] => {
  const { memory, taste, board } = context;
  if (memory.remarks >= MOST || (board.turn?.number ?? 0) < memory.spoke + PAUSE) return [];
  const [first] = occasions(context, intent);
  return first && chance(seed ^ 0x5eed).percent(taste.talks) ? [first] : [];
};
