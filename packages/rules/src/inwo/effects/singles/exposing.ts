import { privateOf, seatOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import { turnUp } from '../../verbs.js';
import { ask, hiddenPlots, see } from '../choice.js';
import type { Context, Effect } from '../effect.js';
import { rivalRefusal } from './rival.js';

const nothingHidden = (context: Context<unknown>) => {
  const refusal = rivalRefusal(context);
  if (refusal) return refusal;
  return seatOf(context.actor.board, context.fields.player ?? '').hiddenPlots > 0 ? null : refuse('N-902', 'noUse', { card: context.card });
};

/** Sees all hidden Plots of a rival; as many of theirs turn up as of the own. */
export const exposeInTurn: Effect<unknown> = {
  check: nothingHidden,
  prying: 'looks',
  apply: (game, play) => {
    const { by, fields } = play;
    const theirs = fields.player === undefined ? [] : hiddenPlots(game, fields.player);
    if (fields.player === undefined || theirs.length === 0) return;
    see(game, by, fields.player, theirs);
    const mine = hiddenPlots(game, by);
    ask(game, by, play, { min: 0, max: 2 * Math.min(mine.length, theirs.length), options: 0 }, [...theirs, ...mine]);
  },
  accepts: ({ mine }, _play, chosen) => 2 * chosen.filter((id) => mine.plots.some((kept) => kept.id === id)).length === chosen.length,
  choose: (game, { by, fields: { player } }, _effect, chosen) => {
    for (const id of chosen) turnUp(game, hiddenPlots(game, by).some((kept) => kept.id === id) ? by : (player ?? by), id);
  },
};

/** A rival picks a hidden Plot; unseen, it is decided whether that one or all others turn up. */
export const exposeByChoice: Effect<unknown> = {
  check: nothingHidden,
  prying: 'exposes',
  apply: (game, play) => {
    const { player } = play.fields;
    const plots = player === undefined ? [] : hiddenPlots(game, player);
    if (player !== undefined && plots.length > 0) ask(game, player, play, { min: 1, max: 1, options: 0 }, plots);
  },
  choose: (game, play, _effect, chosen, option, by) => {
    const { player } = play.fields;
    if (player === undefined) return;
    const theirs = privateOf(game.state, player);
    if (by === player) {
      theirs.sealed = [...chosen];
      ask(game, play.by, play, { min: 0, max: 0, options: 2 }, []);
      return;
    }
    const [picked] = theirs.sealed;
    theirs.sealed = [];
    for (const { id } of [...theirs.plots]) if ((id === picked) === (option === 0)) turnUp(game, player, id);
  },
};
