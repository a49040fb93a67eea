import { fits } from '../../domain/geometry.js';
import type { SpecialWith } from '../cards/specials.js';
import { actionLeft, inActions, onTable, own } from '../game/gates.js';
import { freeArrows, obstaclesOf, openPlaces, spotAt } from '../structure/structure.js';
import type { Place } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { attach } from '../verbs/verbs.js';
import { type Argument, type EffectFor, effect, outsidePrivilege } from './effect.js';

/** An uncontrolled Group, and an open place in the own structure. */
const placedGroup: Argument<Place & { readonly group: string }, SpecialWith<'bribe'>> = {
  needs: 'groupAndPlace',
  fields: ['group', 'onto', 'arrow'],
  read: ({ fields: { group, onto, arrow } }) => (group && onto && arrow ? { group, onto, arrow } : undefined),
  missing: ({ effect: { rule } }) => refuse(rule, 'needsPlace'),
  check: ({ actor, effect: { rule } }, place) => {
    const { board, player } = actor;
    const { group, onto, arrow } = place;
    const refusal = onTable(board, group) ?? own(actor, onto, rule);
    if (refusal) return refusal;
    if (!board.uncontrolled.includes(group)) return refuse(rule, 'notUncontrolled', { card: group });
    const open = freeArrows(board, onto).includes(arrow) && fits(spotAt(board, group, place), obstaclesOf(board, player));
    return open ? null : refuse(rule, 'noRoomThere', place);
  },
  candidates: ({ actor: { board, player } }) => {
    const groups = board.uncontrolled.filter((group) => openPlaces(board, group, player).length > 0);
    const [first] = groups;
    return first === undefined ? null : { groups, places: openPlaces(board, first, player) };
  },
};

/** Takes an uncontrolled Group without dice, as a regular action (C-902). */
export const bribe: EffectFor<'bribe'> = effect(
  { place: placedGroup },
  {
    when: (context) => outsidePrivilege(context) ?? inActions(context.actor) ?? actionLeft(context.actor),
    apply: (game, { by, place }) => {
      const { group, onto, arrow } = place;
      attach(game, { card: group, onto, arrow, spot: spotAt(game.board, group, place) }, by, 'bribed');
    },
    cost: 'action',
  },
);
