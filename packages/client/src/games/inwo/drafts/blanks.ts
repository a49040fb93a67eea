import { type Refusal, SIDES } from '@illuminice/rules';
import {
  branchOf,
  type Choices,
  type CopyId,
  choicesOf,
  findFacts,
  findSeat,
  type IntentType,
  inStructure,
  leadCards,
  openArrows,
  type PlotPlay,
  READY_DECKS,
  suggestPlaces,
  type TableCard,
  usesOf,
  type View,
} from '@illuminice/rules/inwo';
import { cardOf, ownGroups, ownPlots } from '../known';
import type { Position } from '../types';
import type { Unfinished } from './data';

/** Fields of an unfinished intent of any type. Blanks of Plots and abilities come from the rules' lists. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Choice {
  /** Unique within its blank. */
  readonly id: string;
  /** The fields that it fills; for a list, the entry. */
  readonly set: Fields;
  /** The card it represents, on the table or in a hand. */
  readonly card?: CopyId;
  /** Why it does not fit, null: it does; left out: the rules check the whole intent. */
  readonly why?: Refusal | null;
}

export interface Blank {
  readonly name: string;
  /** The fields that it fills; left out: the one of its name. */
  readonly fields?: readonly string[];
  /** Several entries, in the field of the blank's name. */
  readonly list?: true;
  readonly optional?: boolean;
  choices(position: Position, partial: Fields): readonly Choice[];
}

const tableCards = ({ board }: View): TableCard[] => Object.values(board.cards);
const own = ({ view, me }: Position) =>
  tableCards(view).filter(({ owner, zone }) => owner === me && (zone === 'structure' || zone === 'resource'));
const ownStructure = (position: Position) => own(position).filter(inStructure);
const withTokens = (position: Position) => own(position).filter(({ tokens }) => tokens > 0);
const rivals = ({ view, me }: Position) =>
  view.board.seats.flatMap(({ player, status }) => (status === 'in' && player !== me ? [player] : []));

type Of = (position: Position, partial: Fields) => readonly { readonly id: CopyId }[];

const cards =
  (field: string, of: Of) =>
  (position: Position, partial: Fields): Choice[] =>
    of(position, partial).map(({ id }) => ({ id, card: id, set: { [field]: id } }));

const card = (name: string, of: Of, optional = false): Blank => ({ name, optional, choices: cards(name, of) });
const list = (name: string, of: Of, optional = false): Blank => ({ name, list: true, optional, choices: cards(name, of) });
const words = (name: string, of: readonly string[] | ((position: Position) => readonly string[]), optional = false): Blank => ({
  name,
  optional,
  choices: (position) => (typeof of === 'function' ? of(position) : of).map((word) => ({ id: word, set: { [name]: word } })),
});
const yes = (name: string): Blank => ({ name, optional: true, choices: () => [{ id: 'yes', set: { [name]: true } }] });

const spots = (position: Position, of: CopyId, onto: readonly TableCard[] = ownStructure(position)): Choice[] => {
  const { board } = position.view;
  const kind = cardOf(position.view, of);
  if (kind === undefined || !hangs(kind)) return [];
  if (!Object.hasOwn(board.cards, of))
    return onto.flatMap(({ id }) =>
      openArrows(board, id, kind).map((arrow) => ({ id: `${id} ${arrow}`, card: id, set: { onto: id, arrow } })),
    );
  const branch = branchOf(board, of);
  return onto
    .filter(({ id }) => !branch.includes(id))
    .flatMap(({ id }) =>
      suggestPlaces(board, of, position.me, id).map(({ arrow, puppets, lost }) => ({
        id: `${id} ${arrow}`,
        card: id,
        set: { onto: id, arrow, ...(puppets.length > 0 && { puppets }), ...(lost.length > 0 && { acceptLoss: true }) },
      })),
    );
};

export const hangs = (kind: string): boolean => {
  const facts = findFacts(kind);
  return facts !== undefined && 'inward' in facts;
};

const SPOT = { name: 'spot', fields: ['onto', 'arrow', 'puppets', 'acceptLoss'] };

const spot = (of: (partial: Fields) => unknown): Blank => ({
  ...SPOT,
  choices: (position, partial) => {
    const moved = of(partial);
    return typeof moved === 'string' ? spots(position, moved) : [];
  },
});

/** Fields of plays that do not name cards. */
const WORDS: ReadonlySet<string> = new Set(['player', 'mode', 'stat', 'alignment', 'change', 'side', 'by', 'arrow', 'placements']);

const playChoice = (choices: Choices, { set: named, why }: Choices['values'][number]): Choice => {
  const [field = 'on'] = choices.fields;
  const entries = Object.entries(named).map(([name, value]) => [name, choices.most === undefined ? value : (value as unknown[])[0]]);
  const set: Fields = Object.fromEntries(entries);
  const id = field === 'placements' ? 'asTheyHang' : entries.flatMap(([, value]) => (typeof value === 'object' ? [] : [value])).join(' ');
  return { id, set, why, ...(!WORDS.has(field) && { card: String(set[field]) }) };
};

const playBlank = (choices: Choices): Blank => {
  const [name = '', ...more] = choices.fields;
  const values = choices.values.map((value) => playChoice(choices, value));
  return {
    name: more.length > 0 ? 'spot' : name,
    fields: choices.fields,
    ...(choices.most !== undefined && { list: true }),
    optional: choices.optional,
    choices: () => values,
  };
};

const listed = new WeakMap<Fields, { readonly view: View; readonly blanks: readonly Blank[] }>();

/** Arguments of a Plot or an ability, as listed by the rules. */
const played = ({ view }: Position, partial: Fields, announcing = false): readonly Blank[] => {
  if (typeof partial.card !== 'string') return [];
  let known = listed.get(partial);
  if (known?.view !== view) {
    const blanks = choicesOf(view, partial as unknown as PlotPlay, announcing).map(playBlank);
    known = { view, blanks };
    listed.set(partial, known);
  }
  return known.blanks;
};

const PLOT = card('card', ({ view }) => ownPlots(view));
const DRAW: readonly Blank[] = [
  words('from', ['bottom'], true),
  {
    name: 'keep',
    optional: true,
    choices: ({ view }) => (view.mine?.looked?.cards ?? []).map((_, n) => ({ id: String(n), set: { keep: n } })),
  },
  words('rest', ['top', 'bottom'], true),
];

export const BLANKS: { readonly [T in IntentType]: readonly Blank[] | ((position: Position, partial: Fields) => readonly Blank[]) } = {
  chooseDeck: [{ name: 'ready', choices: () => [...READY_DECKS.keys()].map((id) => ({ id, set: { ready: id } })) }],
  chooseIlluminati: [
    { name: 'card', choices: ({ view }) => [...new Set(view.mine?.dealt ?? [])].map((kind) => ({ id: kind, set: { card: kind } })) },
  ],
  chooseLead: [
    {
      name: 'card',
      choices: ({ view }) =>
        [...new Set(view.mine === null ? [] : leadCards(view.mine))].filter(hangs).map((kind) => ({ id: kind, set: { card: kind } })),
    },
    words('arrow', SIDES),
  ],
  drawPlot: DRAW,
  drawGroup: [...DRAW, yes('pay')],
  takeOver: ({ view }, { card: taken }) => [
    card('card', () => [...ownGroups(view), ...tableCards(view).filter(({ zone }) => zone === 'middle')]),
    ...(typeof taken === 'string' && findFacts(cardOf(view, taken) ?? '')?.kind === 'resource'
      ? [card('link', own, true)]
      : [spot((partial) => partial.card)]),
    // `by`, a card whose text takes over, is played as that card's ability.
  ],
  ready: [],
  buyPlot: [
    {
      name: 'pay',
      choices: (position) => {
        const heads = ownStructure(position).filter(({ master, tokens }) => master === null && tokens > 0);
        const groups = ownStructure(position).filter(({ master, tokens }) => master !== null && tokens > 0);
        const pairs = groups.flatMap((one, at) => groups.slice(one.tokens > 1 ? at : at + 1).map((other) => [one.id, other.id]));
        return [...heads.map(({ id }) => [id]), ...pairs].map((pay) => ({ id: pay.join(' '), set: { pay } }));
      },
    },
  ],
  expose: [list('cards', ({ view }) => [...(view.mine?.plots ?? []), ...(view.mine?.groups ?? []), ...beneath(view)])],
  show: [card('card', ({ view }) => [...(view.mine?.plots ?? []), ...(view.mine?.groups ?? []), ...beneath(view)]), words('to', rivals)],
  discard: [list('cards', ({ view }) => [...ownPlots(view), ...ownGroups(view)])],
  returnPlot: [
    PLOT,
    {
      name: 'at',
      choices: ({ view, me }) => {
        const deck = findSeat(view.board, me)?.plotDeck ?? 0;
        const depths = Array.from({ length: Math.max(0, deck - 1) }, (_, n) => n + 1);
        return ['top', 'bottom', ...depths].map((at) => ({ id: String(at), set: { at } }));
      },
    },
  ],
  removeToken: [card('card', withTokens)],
  // An attack has a draft of its own.
  attack: [],
  join: [
    words('side', ['for', 'against']),
    card('card', withTokens),
    list('plus', ({ view }) => ownPlots(view), true),
    {
      name: 'tokens',
      optional: true,
      choices: ({ view }, { card: joining }) => {
        const has = typeof joining === 'string' ? (view.board.cards[joining]?.tokens ?? 0) : 0;
        return Array.from({ length: Math.max(0, has - 1) }, (_, n) => ({ id: String(n + 2), set: { tokens: n + 2 } }));
      },
    },
  ],
  agents: [card('card', ({ view }) => ownGroups(view)), words('side', ['for', 'against'])],
  callOff: [],
  done: [],
  roll: [],
  knock: [],
  concede: [],
  place: [
    {
      ...SPOT,
      choices: (position) => {
        const { attack } = position.view.board;
        return attack
          ? spots(
              position,
              attack.target,
              ownStructure(position).filter(({ id }) => id === attack.leader),
            )
          : [];
      },
    },
  ],
  playPlot: (position, partial) => [PLOT, ...played(position, partial)],
  useAbility: (position, partial) => [
    card('card', (at) => [...own(at), ...ownGroups(at.view)].filter(({ card: kind }) => usesOf(kind).length > 0)),
    {
      name: 'ability',
      optional: true,
      choices: ({ view }, { card: used }) => {
        const kind = typeof used === 'string' ? cardOf(view, used) : undefined;
        const uses = kind === undefined ? [] : usesOf(kind);
        return uses.length > 1 ? uses.map((_, n) => ({ id: String(n), set: { ability: n } })) : [];
      },
    },
    ...played(position, partial),
  ],
  move: [
    card('group', (position) => ownStructure(position).filter(({ master }) => master !== null)),
    spot((partial) => partial.group),
    card('pay', (position) => withTokens(position).filter(inStructure)),
  ],
  link: [
    card('card', (position) =>
      own(position).filter(({ card: kind, zone }) => zone === 'resource' || findFacts(kind)?.kind === 'personality'),
    ),
    card('to', own, true),
  ],
  relief: [
    card('place', ({ view }) => tableCards(view).filter(({ devastated }) => devastated)),
    list('cards', (position) => withTokens(position).filter(inStructure)),
    yes('joint'),
  ],
  pledge: [list('cards', (position) => withTokens(position).filter(inStructure))],
  choose: ({ view }) => {
    const top = view.board.frames.at(-1);
    if (top?.kind !== 'choose') return [];
    const { options } = top.asks;
    if (options > 0)
      return [{ name: 'option', choices: () => Array.from({ length: options }, (_, n) => ({ id: String(n), set: { option: n } })) }];
    return [list('cards', () => view.mine?.choice?.from ?? [], true), ...(options < 0 ? [words('option', ['expose'], true)] : [])];
  },
  // An offer has a panel of its own.
  offer: [],
  answer: [],
  withdraw: [],
  openToOffers: [],
  claim: [list('cards', ({ view }) => ownPlots(view).filter(({ card: kind }) => findFacts(kind)?.kind === 'goal'))],
};

const beneath = (view: View) => (view.mine?.beneath ?? []).map(({ kept }) => kept);

export const blanksOf = (position: Position, partial: Unfinished): readonly Blank[] => {
  const blanks = BLANKS[partial.type];
  return typeof blanks === 'function' ? blanks(position, partial as Fields) : blanks;
};

export const announcedBlanks = (position: Position, partial: Fields): readonly Blank[] => played(position, partial, true);
