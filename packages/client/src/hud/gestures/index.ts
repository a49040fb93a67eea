import type { CardId, Intent, IntentOf, Place } from '@illuminice/rules';
import { NO_MARKS, type SceneMarks } from '../../scene/contract';
import { announcement, attackers, newAttack, pickForAttack, possibleAids, preview, targets, whispers } from './attack';
import { pickForTransfer, transferIntent, transferSources, transferTargets } from './money';
import { pickPlace, placeable, placement, placePreview, placeSpots, places, samePlace } from './place';
import { hang, hangingPlaces, lift, rearrangedSpots, takeUp } from './rearrange';
import { discardPossible, pickable, pickPossible } from './special';
import { nothingArrives } from './trade';
import type { Gesture, Table } from './types';

export * from './types';

/**
 * What became of a tap: the gesture goes on (`gesture`), or the tapped thing has no part in it; then `ask` is an intent
 * whose refusal tells why.
 */
export type Tapped = { gesture: Gesture } | { ask: Intent } | null;

/** A card was picked while this gesture is under way. */
export function tapCard(table: Table, gesture: Gesture, card: CardId): Tapped {
  switch (gesture.kind) {
    case 'attack': {
      const next = pickForAttack(table, gesture, card);
      if (next) return { gesture: next };
      const guess: IntentOf<'attack'> = gesture.attacker
        ? { type: 'attack', kind: gesture.attackKind ?? 'control', attacker: gesture.attacker, target: card, aids: [] }
        : { type: 'attack', kind: 'control', attacker: card, target: targets(table, newAttack())[0] ?? card, aids: [] };
      return { ask: guess };
    }
    case 'place':
      if (!placeable(table, gesture).includes(card)) return gesture.why === 'move' ? { ask: moveOf(card) } : null;
      return { gesture: { ...gesture, group: card, place: null, puppets: [] } };
    case 'transfer': {
      const next = pickForTransfer(table, gesture, card);
      return next ? { gesture: next } : { ask: { type: 'transfer', from: gesture.from ?? card, to: card, amount: 1 } };
    }
    case 'drop':
      return table.offers.drop.can?.groups.includes(card)
        ? { gesture: { ...gesture, group: card } }
        : { ask: { type: 'drop', group: card } };
    case 'alter':
      return { gesture: { ...gesture, group: card } };
    case 'rearrange':
      if (gesture.lifted.includes(card)) return { gesture: takeUp(gesture, card) };
      return gesture.hung.some(({ group }) => group === card) ? { gesture: lift(gesture, card) } : null;
    case 'pick':
      return pickable(table, gesture).includes(card) ? { gesture: { ...gesture, group: card } } : null;
    case 'trade':
      return tapForTrade(table, gesture, card);
    case 'tax':
    case 'treasuries':
    case 'discard':
    case 'accept':
      return null;
  }
}

const moveOf = (group: CardId): Intent => ({ type: 'moveGroup', group, onto: group, arrow: 'top' });

function tapForTrade({ view, me }: Table, gesture: Extract<Gesture, { kind: 'trade' }>, card: CardId): Tapped {
  const owner = view.board.cards[card]?.owner;
  const side = owner === me ? 'give' : owner && gesture.to.includes(owner) ? 'ask' : null;
  if (!side || view.board.seats.some(({ illuminati }) => illuminati === card)) return null;
  const { groups } = gesture[side];
  const next = groups.includes(card) ? groups.filter((id) => id !== card) : [...groups, card];
  return { gesture: { ...gesture, [side]: { ...gesture[side], groups: next }, arriving: nothingArrives() } };
}

/** An arrow was picked. */
export function tapPlace(table: Table, gesture: Gesture, place: Place): Gesture | null {
  if (gesture.kind === 'rearrange') return hang(gesture, { onto: place.onto, arrow: place.arrow });
  if (gesture.kind !== 'place') return null;
  const legal = places(table, gesture).find((one) => samePlace(one, place));
  return legal ? pickPlace(table, gesture, legal) : null;
}

const present = (card: CardId | null): CardId[] => (card ? [card] : []);

/** What the table shows of the gesture. */
export function marksOf(table: Table, gesture: Gesture | null): SceneMarks {
  if (!gesture) return NO_MARKS;
  switch (gesture.kind) {
    case 'attack': {
      const intent = announcement(table, gesture);
      const odds = preview(table, gesture);
      const { attacker, target, aids } = gesture;
      const legal = !attacker ? attackers(table, gesture) : !target ? targets(table, gesture) : possibleAids(table, gesture);
      return {
        ...NO_MARKS,
        legal: attacker || target ? legal : [...legal, ...targets(table, gesture)],
        attacker,
        target,
        aids,
        dim: !target,
        preview: intent && odds ? { needs: odds.needs, odds: odds.odds, kind: intent.kind } : null,
      };
    }
    case 'place': {
      const look = placePreview(table, gesture);
      return {
        ...NO_MARKS,
        legal: gesture.group ? [] : placeable(table, gesture),
        selected: present(gesture.group),
        places: placeSpots(table, gesture),
        ghosts: look?.spots.map(({ card, x, y, w, h, rot }) => ({ card, owner: table.me, spot: { x, y, w, h, rot } })) ?? [],
        lost: look?.lost ?? [],
        dim: gesture.group === null,
      };
    }
    case 'transfer':
      return {
        ...NO_MARKS,
        legal: gesture.from ? transferTargets(table, gesture.from) : transferSources(table),
        selected: [...present(gesture.from), ...present(gesture.to)],
        dim: true,
      };
    case 'drop':
      return { ...NO_MARKS, legal: table.offers.drop.can?.groups ?? [], selected: present(gesture.group), dim: !gesture.group };
    case 'alter':
      return {
        ...NO_MARKS,
        legal: table.offers.usePower.can?.cards.find(({ card }) => card === gesture.card)?.groups ?? [],
        selected: present(gesture.group),
        dim: !gesture.group,
      };
    case 'rearrange':
      return {
        ...NO_MARKS,
        selected: gesture.lifted.slice(0, 1),
        legal: gesture.lifted.slice(1),
        places: hangingPlaces(table, gesture),
        ghosts: rearrangedSpots(table, gesture).map(({ card, spot }) => ({ card, spot, owner: table.me })),
      };
    case 'pick':
      return { ...NO_MARKS, legal: pickable(table, gesture), selected: present(gesture.group), dim: gesture.what === 'deadGroup' };
    case 'trade':
      return { ...NO_MARKS, selected: [...gesture.give.groups, ...gesture.ask.groups] };
    case 'tax':
    case 'treasuries':
    case 'discard':
    case 'accept':
      return NO_MARKS;
  }
}

/** The gesture that remains possible after the board changed, or null. */
export function stillPossible(table: Table, gesture: Gesture): Gesture | null {
  const { offers } = table;
  switch (gesture.kind) {
    case 'attack': {
      if (!offers.attack.can) return null;
      if (gesture.whispering && !whispers(table)) return null;
      const attacker = attackers(table, { ...gesture, target: null }).includes(gesture.attacker ?? '') ? gesture.attacker : null;
      const target = targets(table, { ...gesture, attacker, attackKind: null }).includes(gesture.target ?? '') ? gesture.target : null;
      const aids = gesture.aids.filter((aid) => possibleAids(table, gesture).includes(aid));
      return { ...gesture, attacker, target, aids };
    }
    case 'place': {
      if (!placeable(table, gesture).length) return null;
      if (gesture.group && !placeable(table, gesture).includes(gesture.group)) return { ...gesture, group: null, place: null, puppets: [] };
      return gesture.place && !places(table, gesture).some((place) => samePlace(place, gesture.place))
        ? { ...gesture, place: null }
        : gesture;
    }
    case 'transfer':
      return offers.transfer.can ? (transferIntent(table, gesture) || !gesture.from ? gesture : { ...gesture, to: null, amount: 0 }) : null;
    case 'drop':
      return offers.drop.can ? gesture : null;
    case 'tax':
      return offers.taxFrom.can ? gesture : null;
    case 'alter':
    case 'rearrange':
      return offers.usePower.can?.cards.some(({ card }) => card === gesture.card) ? gesture : null;
    case 'treasuries':
      return [...(offers.usePower.can?.cards ?? []), ...(offers.playSpecial.can?.cards ?? [])].some(({ card }) => card === gesture.card)
        ? gesture
        : null;
    case 'pick':
      return pickPossible(table, gesture) ? gesture : null;
    case 'discard':
      return discardPossible(table, gesture);
    case 'trade':
      if (!offers.offer.can) return null;
      return gesture.to.every((player) => offers.offer.can?.to.includes(player))
        ? gesture
        : { ...gesture, to: gesture.to.filter((player) => offers.offer.can?.to.includes(player)) };
    case 'accept':
      return offers.answer.can?.offers.includes(gesture.offer) ? gesture : null;
  }
}

export { announcement, attackers, newAttack, placement, preview, targets };
