import { fits } from '../../domain/geometry.js';
import { actionLeft, inActions, onTable, own } from '../game/gates.js';
import { freeArrows, obstaclesOf, openPlaces, spotAt } from '../structure/structure.js';
import type { PlaySpecialIntent } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { attach } from '../verbs/verbs.js';
import { type Effect, outsidePrivilege } from './effect.js';

const placeIn = ({ group, onto, arrow }: PlaySpecialIntent) => (group && onto && arrow ? { group, onto, arrow } : null);

/** Takes an uncontrolled Group without dice, as a regular action (C-902). */
export const bribe: Effect<'bribe'> = {
  when: (actor) => outsidePrivilege(actor) ?? inActions(actor) ?? actionLeft(actor),
  argument: {
    needs: 'groupAndPlace',
    fields: ['group', 'onto', 'arrow'],
    check: (actor, intent, { rule }) => {
      const { board, player } = actor;
      const place = placeIn(intent);
      if (!place) return refuse(rule, 'needsPlace');
      const { group, onto, arrow } = place;
      const refusal = onTable(board, group) ?? own(actor, onto, rule);
      if (refusal) return refusal;
      if (!board.uncontrolled.includes(group)) return refuse(rule, 'notUncontrolled', { card: group });
      const open = freeArrows(board, onto).includes(arrow) && fits(spotAt(board, group, place), obstaclesOf(board, player));
      return open ? null : refuse(rule, 'noRoomThere', place);
    },
    candidates: ({ board, player }) => {
      const groups = board.uncontrolled.filter((group) => openPlaces(board, group, player).length > 0);
      const [first] = groups;
      return first === undefined ? null : { groups, places: openPlaces(board, first, player) };
    },
  },
  apply: (game, by, intent) => {
    const place = placeIn(intent);
    if (!place) throw new Error('a bribe names a Group and its place');
    attach(game, { card: place.group, onto: place.onto, arrow: place.arrow, spot: spotAt(game.board, place.group, place) }, by, 'bribed');
  },
  costsAction: true,
};
