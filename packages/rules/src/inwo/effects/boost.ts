import { cardOn, cardsOn, runningAttack, seatOf, tableCard } from '../game.js';
import { refuse } from '../refusals.js';
import { fits } from '../values/values.js';
import { change } from '../verbs.js';
import { type EffectFor, needs } from './effect.js';

/** +10 for defence until the turn ends; with an announcement it is a part of the attack instead (N-1502). */
export const boost: EffectFor<'boost'> = {
  check: ({ actor: { board, player }, effect, fields: { on, stat }, card, announcing }) => {
    if (on === undefined) return needs('on');
    const group = tableCard(board, on);
    if (!group || group.owner !== player || group.zone !== 'structure') return refuse('N-1502', 'badTarget', { card });
    if (effect.illuminati)
      return seatOf(board, player).illuminati === on && runningAttack(board)?.leader === on
        ? null
        : refuse('N-1502', 'badTarget', { card: group.card });
    if (group.master === null || !fits(board, effect.filter, on)) return refuse('N-1502', 'badTarget', { card: group.card });
    return stat === undefined && !announcing ? needs('stat') : null;
  },
  target: ({ fields: { on } }) => on,
  apply: ({ board }, { fields: { on, stat }, copy, card, by }, { amount }) => {
    if (on === undefined || !tableCard(board, on) || cardOn(board, on).zone !== 'structure') return;
    change(board, { on, card, copy, by, until: 'turn', defence: true, stats: [{ stat: stat ?? 'power', how: 'add', amount }] });
  },
  could: (board, player, { filter, illuminati }) =>
    !illuminati &&
    cardsOn(board).some(
      ({ id, owner, zone, master }) => owner === player && zone === 'structure' && master !== null && fits(board, filter, id),
    ),
};
