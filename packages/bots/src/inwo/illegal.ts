import {
  check,
  decision,
  type Intent,
  type IntentOf,
  type IntentType,
  inwo,
  isGroupCard,
  READY_DECKS,
  type State,
  viewFor,
} from '@illuminice/rules/inwo';
import type { Chance } from '../chance.js';
import type { Attempt } from '../game-bots.js';
import { someDeck } from './decks.js';
import { draftOf } from './drafts.js';
import { fittingType } from './random.js';
import { type Scene, sceneOf } from './scene.js';

/** Names that a spoiled intent may hold: of cards anywhere at the table, of players, of nothing. */
const nameFor = ({ board, chance, mine }: Scene): string => {
  const names = [
    ...Object.keys(board.cards),
    ...board.seats.flatMap(({ player, plots, groups, discards, destroyed }) => [
      player,
      ...[...plots, ...groups, ...discards, ...destroyed].map(({ id }) => id),
    ]),
    ...[...mine.plots, ...mine.groups, ...mine.seen].map(({ id }) => id),
    'no-such-card',
    'constructor',
  ];
  return chance.pick(names);
};

/** Spoils one field of an intent. */
const spoil = (draft: Intent, scene: Scene): Intent => {
  const { chance } = scene;
  const spoiled = structuredClone(draft) as unknown as Record<string, unknown>;
  const keys = Object.keys(spoiled).filter((key) => key !== 'type');
  if (keys.length === 0) return draft;
  const key = chance.pick(keys);
  const value = spoiled[key];
  if (chance.percent(15)) delete spoiled[key];
  else if (typeof value === 'string') spoiled[key] = nameFor(scene);
  else if (typeof value === 'number') spoiled[key] = value + chance.pick([-1, 1, 30]);
  else if (typeof value === 'boolean') spoiled[key] = !value;
  else if (Array.isArray(value)) {
    if (value.length === 0 || typeof value[0] === 'string') value.push(chance.percent(40) && value.length > 0 ? value[0] : nameFor(scene));
    else if (chance.percent(50)) value.push(structuredClone(value[0]));
    else value.pop();
  }
  return spoiled as unknown as Intent;
};

/** A deck that its table does not let anybody bring: from beyond the pool, without a Group, or brought where decks are made or ready. */
const wrongDeck = ({ board, chance }: Scene): IntentOf<'chooseDeck'> => {
  const { illuminati, cards } = someDeck({ ...board.options, pool: 'all' }, chance);
  const plots = cards.filter((card) => !isGroupCard(card));
  return chance.pick([
    { type: 'chooseDeck', illuminati, cards },
    { type: 'chooseDeck', illuminati, cards: [...plots, ...plots].slice(0, cards.length) },
    { type: 'chooseDeck', ready: chance.pick([...READY_DECKS.keys(), 'constructor']) },
  ]);
};

/** Somebody who has no seat. */
const STRANGER = 'stranger';

/** An illegal intent of anybody: one that comes to mind at another moment, or a spoiled one. */
export const illegalIntent = (state: State, dice: Chance): Attempt<Intent> | null => {
  const { who } = decision(state.board);
  const by = who.length > 0 && dice.percent(60) ? dice.pick(who) : dice.pick(state.board.seats).player;
  const view = viewFor(state, by);
  const scene = sceneOf(view, dice);
  if (!scene) return null;
  const type: IntentType = dice.percent(60) ? fittingType(scene) : dice.pick(inwo.intentTypes);
  let intent = type === 'chooseDeck' && dice.percent(40) ? wrongDeck(scene) : draftOf(type, scene);
  if (dice.percent(50)) intent = spoil(intent, scene);
  const read = inwo.intentShape.safeParse(intent);
  if (!read.success) return null;
  if (dice.percent(1)) return { by: STRANGER, intent: read.data, refusal: null };
  const refusal = check(view, read.data);
  return refusal ? { by, intent: read.data, refusal } : null;
};
