import { SIDES } from '@illuminice/rules';
import {
  ALIGNMENTS,
  ATTACK_KINDS,
  ATTRIBUTES,
  CARD_IDS,
  GROUP_KINDS,
  type Kept,
  type Memory,
  PHASES,
  PLACED_HOW,
  type Play,
  type PlayFields,
  type PuppetPlace,
  STATS,
  TAGS,
} from '@illuminice/rules/inwo';
import { type Codec, count, flag, list, nullable, optional, player, record, signed, sparse, text, word } from '../wire/codec.js';

/** A card as its place in the ruleset's list, which both sides have. */
export const card = word(CARD_IDS);

/** A copy: its number at the table, in decimals. */
export const copy: Codec<string> = {
  write: (value, writer) => count.write(Number(value), writer),
  read: (from) => String(count.read(from)),
  primitive: 'number',
  code: Number,
  decode: String,
  equality: 'value',
};

/** A player's text or copy of a card, unchecked by the rules. */
const named: Codec<string> = {
  write(value, writer) {
    const isCopy = /^(0|[1-9]\d{0,8})$/.test(value);
    writer.number(isCopy ? 1 + Number(value) : 0);
    if (!isCopy) writer.text(value);
  },
  read(from) {
    const number = from.number();
    return number > 0 ? String(number - 1) : from.text();
  },
};

export const phase = word(PHASES);
export const side = word(SIDES);
export const trait = word([...ALIGNMENTS, ...ATTRIBUTES, ...GROUP_KINDS, ...TAGS]);
export const attackKind = word(ATTACK_KINDS);
export const placedHow = word(PLACED_HOW);
export const stand = word(['for', 'against']);
export const deck = word(['plot', 'group']);

const yes = optional(word([true]));
export const memory = optional(record<Memory>({ devastated: yes, wasInPlay: yes }));
export const keptCard = record<Kept>({ id: copy, card, memory });

export const names = list(named);
export const places = list(record<PuppetPlace>({ group: named, onto: named, arrow: side }));

const fields = sparse<PlayFields>({
  on: named,
  player: text,
  stat: word(STATS),
  alignment: text,
  change: word(['add', 'remove', 'reverse']),
  cards: names,
  card2: named,
  onto: named,
  arrow: side,
  helper: named,
  plus: names,
  against: named,
  mode: text,
  by: signed,
  side: stand,
  pay: names,
  discard: names,
  attacker: named,
  aids: names,
  placements: places,
});

export const play = record<Play>({
  id: count,
  by: player,
  copy,
  card,
  source: word(['plot', 'ability', 'agents', 'spy', 'move', 'link', 'relief', 'takeover', 'join', 'after']),
  mode: count,
  fields,
  paid: list(copy),
  frozen: optional(record<NonNullable<Play['frozen']>>({ power: signed, position: signed, token: flag })),
  instant: yes,
  cancelled: flag,
  hidden: yes,
  prying: optional(word(['looks', 'exposes'])),
  takenBy: optional(player),
  cancelledBy: optional(record<NonNullable<Play['cancelledBy']>>({ by: player, card })),
});

export const owner = nullable(player);
