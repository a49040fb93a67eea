import { usesOf } from '../cards/uses.js';
import { earlierOf } from '../earlier.js';
import { momentsNow } from '../frames/moments.js';
import type { Actor } from '../game/game.js';
import { handGroup, handPlot, tableCard } from '../game/game.js';
import type { Cost } from '../types/cards.js';
import type { Board, IntentOf, PlayFields, PlotPlay, View } from '../types/index.js';
import { watch } from './asked.js';
import { hasNoUndrawn } from './cost.js';
import { effectFor } from './effects.js';
import { asIfPlayed } from './overlay.js';

type Field = keyof PlayFields;

/** In the order in which somebody is asked for them: what it is for, what changes, who pays. */
const FIELDS: readonly Field[] = [
  'against',
  'on',
  'player',
  'card2',
  'attacker',
  'mode',
  'stat',
  'alignment',
  'change',
  'side',
  'by',
  'onto',
  'arrow',
  'cards',
  'aids',
  'placements',
  'helper',
  'plus',
  'discard',
  'pay',
];

/** Fields that pay a cost. */
const payingFields = (board: Board, cost: Cost): Field[] => {
  if (typeof cost !== 'object') return cost === 'targetOrMaster' ? ['pay'] : [];
  if ('groups' in cost || 'cards' in cost) return ['pay'];
  if ('hand' in cost) return ['discard'];
  if ('deck' in cost && cost.shared !== undefined && hasNoUndrawn(board)) return payingFields(board, cost.shared);
  if ('any' in cost) return cost.any.flatMap((one) => payingFields(board, one));
  return 'all' in cost ? cost.all.flatMap((one) => payingFields(board, one)) : [];
};

/**
 * What a Plot or an ability may name now besides its card: the fields that its check looks at, named as they are so far (N-902). What
 * only takes effect later is not among them.
 *
 * @param play as far as it is put together; `ability`: which of the card's uses, left out: the first, of a Plot any whose moment is there
 * @param announcing with the announcement of an attack
 */
export const asksFor = (view: View, play: PlotPlay | Omit<IntentOf<'useAbility'>, 'type'>, announcing = false): readonly Field[] => {
  if (view.player === null || view.mine === null) return [];
  const actor = { ...view, board: asIfPlayed(view.board) } as Actor;
  const { card: copy, ...given } = play;
  const card = (handPlot(actor, copy) ?? tableCard(actor.board, copy) ?? handGroup(actor, copy))?.card;
  if (card === undefined) return [];
  const isPlot = handPlot(actor, copy) !== undefined;
  const { ability, ...fields } = { ability: isPlot || earlierOf(actor.board).seeksUse ? undefined : 0, ...given };
  const moments = announcing ? new Set(['announce'] as const) : momentsNow(actor.board, view.player);
  const seen = new Set<string>();
  usesOf(card).forEach((use, index) => {
    if ((ability !== undefined && ability !== index) || !use.moments.some((moment) => (moments as ReadonlySet<string>).has(moment))) return;
    const effect = effectFor(use.effect);
    const watched = watch(fields);
    const context = { actor, copy, card, use, effect: use.effect, fields: watched.fields, announcing };
    if (effect.check(context) === null) {
      effect.target?.(context);
      effect.answered?.(context);
    }
    for (const field of watched.seen) seen.add(field);
    for (const field of payingFields(actor.board, use.cost)) seen.add(field);
  });
  return FIELDS.filter((field) => seen.has(field));
};
