import { SIDES } from '@illuminice/rules';
import {
  check,
  decision,
  fits,
  type Intent,
  type IntentOf,
  type IntentType,
  inwo,
  isGroupCard,
  READY_DECKS,
  type State,
  usesOf,
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

/** A Plot of the hand with what its kind is likely to be refused for: too much named, too little paid. */
const aimedPlot = ({ board, plots, structure, table, chance }: Scene): Intent | null => {
  if (plots.length === 0 || structure.length === 0) return null;
  const { id: card, card: name } = chance.pick(plots);
  const one = () => chance.pick(structure).id;
  const effect = usesOf(name)[0]?.effect;
  switch (effect?.kind) {
    case 'nwo':
      return { type: 'playPlot', card };
    case 'reload':
      return {
        type: 'playPlot',
        card,
        cards: chance.percent(20)
          ? [one()]
          : structure.flatMap(({ id, master }) => (master !== null && fits(board, effect.filter, id) ? [id] : [])),
      };
    case 'link':
      return { type: 'playPlot', card, on: chance.percent(70) ? one() : chance.pick(table).id, pay: [one()] };
    default:
      return { type: 'playPlot', card, pay: [one()] };
  }
};

/** What is aimed at a rival whose Plot deck is empty: every ability and Plot that may look into one. */
const intoNothing = ({ board, player, own, plots }: Scene): Intent[] =>
  board.seats
    .filter((seat) => seat.player !== player && seat.status === 'in' && seat.plotDeck === 0)
    .flatMap((seat): Intent[] => [
      ...own.map(({ id }): Intent => ({ type: 'useAbility', card: id, player: seat.player })),
      ...plots.map(({ id }): Intent => ({ type: 'playPlot', card: id, player: seat.player })),
    ]);

/** A move of a Group with puppets that names where some of them hang: on arrows where they may not fit. */
const crookedMove = ({ board, player, structure, seat, chance }: Scene): Intent[] => {
  if (board.turn?.player !== player || board.phase !== 'main' || seat.illuminati === null) return [];
  const below = (group: string) => structure.filter(({ master }) => master === group);
  const branches = structure.filter(({ id, master }) => master !== null && below(id).length > 0);
  if (branches.length === 0) return [];
  const { id: group } = chance.pick(branches);
  return [
    {
      type: 'move',
      group,
      onto: chance.pick(structure).id,
      arrow: chance.pick(SIDES),
      pay: chance.percent(50) ? seat.illuminati : group,
      ...(chance.percent(50) && { acceptLoss: true }),
      puppets: below(group).map(({ id }) => ({ group: id, onto: group, arrow: chance.pick(SIDES) })),
    },
  ];
};

/** What only some moments refuse for a reason of their own, tried where that reason is near; null at other moments. */
const aimed = (scene: Scene): Intent | null => {
  const { board, player, structure, seat, chance, hand, own } = scene;
  const { attack } = board;
  const tries: Intent[] = [...intoNothing(scene), ...crookedMove(scene)];
  if (attack?.stage === 'contest' && attack.defender === player)
    for (const { id, tokens } of structure) if (tokens > 0) tries.push({ type: 'join', side: 'for', card: id });
  if (attack?.instant && attack.defender === player) tries.push({ type: 'buyPlot', pay: [attack.target, attack.target] });
  if (attack && (attack.instant || attack.privilege === 'declared'))
    for (const { id, card } of scene.plots) if (usesOf(card)[0]?.effect.kind === 'nwo') tries.push({ type: 'playPlot', card: id });
  if (seat.plotDeck === 0) for (const { id } of own) tries.push({ type: 'useAbility', card: id, player });
  const groups = hand.filter(({ card }) => isGroupCard(card));
  const giver = own.find(({ card }) => card === 'bavarian-illuminati');
  const leader = structure.find(({ tokens, master }) => tokens > 0 && master !== null);
  const target = groups[0]?.id;
  if (giver && leader && target !== undefined && board.turn?.player === player)
    tries.push({ type: 'attack', kind: 'control', attacker: leader.id, target, fromHand: true, aids: [], privilege: giver.id });
  if (board.frames.at(-1)?.kind === 'place' && attack?.leader)
    tries.push({
      type: 'place',
      onto: attack.leader,
      arrow: chance.pick(SIDES),
      acceptLoss: true,
      puppets: scene.table.flatMap(({ id, master, arrow }) =>
        master !== null && arrow !== null && master !== attack.leader && chance.percent(40)
          ? [{ group: id, onto: master, arrow: chance.pick(SIDES) }]
          : [],
      ),
    });
  return tries.length > 0 && chance.percent(60) ? chance.pick(tries) : aimedPlot(scene);
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
  const near = dice.percent(20) ? aimed(scene) : null;
  if (near) intent = near;
  else if (dice.percent(50)) intent = spoil(intent, scene);
  const read = inwo.intentShape.safeParse(intent);
  if (!read.success) return null;
  if (dice.percent(1)) return { by: STRANGER, intent: read.data, refusal: null };
  const refusal = check(view, read.data);
  return refusal ? { by, intent: read.data, refusal } : null;
};
