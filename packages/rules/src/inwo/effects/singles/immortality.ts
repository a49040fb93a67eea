import { groupFacts } from '../../cards/index.js';
import { cardOn, tableCard, topFrame } from '../../game.js';
import { refuse } from '../../refusals.js';
import { arrange, openArrows } from '../../structure/structure.js';
import { hang } from '../../turn/actions.js';
import { copyBars, link, strike, touch } from '../../verbs.js';
import { type Effect, needs } from '../effect.js';

/** Linked for good to an own Personality, or to one that anybody has just played: that one comes over without dice. */
export const immortality: Effect<unknown> = {
  check: ({ actor: { board, player }, copy, card: serum, fields: { on, onto, arrow } }) => {
    if (tableCard(board, copy)) return refuse('N-902', 'usedAlready', { card: serum });
    const bars = copyBars(board, serum);
    if (bars) return refuse('N-801', bars, { card: serum });
    const top = topFrame(board);
    if (top?.kind === 'takeover') {
      const { card } = cardOn(board, top.copy);
      const master = onto === undefined ? undefined : tableCard(board, onto);
      if (groupFacts(card)?.kind !== 'personality' || top.play.cancelled) return refuse('N-902', 'badTarget', { card });
      return master?.owner === player && arrow !== undefined && openArrows(board, master.id, card).includes(arrow)
        ? null
        : refuse('N-308', 'notOpen', { onto: master?.card ?? '', arrow: arrow ?? '' });
    }
    const who = on === undefined ? undefined : tableCard(board, on);
    if (!who) return needs('on');
    return who.owner === player && who.zone === 'structure' && groupFacts(who.card)?.kind === 'personality'
      ? null
      : refuse('N-902', 'badTarget', { card: who.card });
  },
  apply: (game, play) => {
    const { by, copy, fields } = play;
    const { on, onto, arrow } = fields;
    const { board } = game;
    const top = topFrame(board);
    let host = on;
    if (top?.kind === 'takeover' && onto !== undefined && arrow !== undefined) {
      strike(top.play, play);
      const arrangement = arrange(board, top.copy, by, onto, arrow);
      if (!arrangement) return;
      hang(game, arrangement, by, 'returned', () => {});
      host = top.copy;
    }
    if (host === undefined || !tableCard(board, host)) return;
    cardOn(board, copy).zone = 'resource';
    touch(board);
    link(game, copy, host);
  },
};
