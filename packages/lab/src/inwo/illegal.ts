import type { Chance } from '@illuminice/bots';
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
import { type Attempt, NOTHING_SOUGHT, type Sought } from '../game-lab.js';
import { someDeck } from './decks.js';
import { draftOf } from './drafts.js';
import { edgeIntent } from './edge-intents.js';
import { fittingType } from './random.js';
import { seeksRefusal } from './seeking.js';
import { type SeekingScene, seekingScene } from './seeking-scene.js';

const nameFor = ({ board, chance, mine }: SeekingScene): string => {
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

const spoil = (draft: Intent, scene: SeekingScene): Intent => {
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

/** A deck that the table forbids: cards beyond the pool, no Group, or not chosen by players. */
const wrongDeck = ({ board, chance }: SeekingScene): IntentOf<'chooseDeck'> => {
  const { illuminati, cards } = someDeck({ ...board.options, pool: 'all' }, chance);
  const plots = cards.filter((card) => !isGroupCard(card));
  return chance.pick([
    { type: 'chooseDeck', illuminati, cards },
    { type: 'chooseDeck', illuminati, cards: [...plots, ...plots].slice(0, cards.length) },
    { type: 'chooseDeck', ready: chance.pick([...READY_DECKS.keys(), 'constructor']) },
  ]);
};

const STRANGER = 'stranger';

/** A probably illegal intent: of another moment, spoiled, or at the edge of the rules. */
const doubtful = (scene: SeekingScene): Intent => {
  const { chance: dice } = scene;
  const type: IntentType = dice.percent(60) ? fittingType(scene) : dice.pick(inwo.intentTypes);
  const intent = type === 'chooseDeck' && dice.percent(40) ? wrongDeck(scene) : draftOf(type, scene);
  const near = dice.percent(scene.sought.size > 0 ? 40 : 20) ? edgeIntent(scene) : null;
  return near ?? (dice.percent(50) ? spoil(intent, scene) : intent);
};

const THOUGHTS = 12;

export const illegalIntent = (state: State, dice: Chance, sought: Sought = NOTHING_SOUGHT): Attempt<Intent> | null => {
  const { who } = decision(state.board);
  const by = who.length > 0 && dice.percent(60) ? dice.pick(who) : dice.pick(state.board.seats).player;
  const view = viewFor(state, by);
  const scene = seekingScene(view, dice, sought);
  if (!scene) return null;
  for (let thoughts = seeksRefusal(sought) ? THOUGHTS : 1; thoughts > 0; thoughts--) {
    const read = inwo.intentShape.safeParse(doubtful(scene));
    if (!read.success) continue;
    if (dice.percent(1)) return { by: STRANGER, intent: read.data, refusal: null };
    const refusal = check(view, read.data);
    if (refusal && (thoughts === 1 || sought.has(`${refusal.code} ${refusal.why}`))) return { by, intent: read.data, refusal };
  }
  return null;
};
