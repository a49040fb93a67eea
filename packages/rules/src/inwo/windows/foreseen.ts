import { cardsOn, type Game, inStructure, tableCard } from '../game/game.js';
import { closePlays } from '../plays/plays.js';
import type { Trait } from '../types/abilities.js';
import type { Board, CopyId, Private, Secrets } from '../types/index.js';
import { alignmentsOf, attributesOf, globalOf, powerOf, resistanceOf } from '../values/values.js';

type ShownNumber = 'power' | 'global' | 'resistance';

export interface ForeseenChange {
  readonly card: CopyId;
  readonly numbers: readonly { readonly stat: ShownNumber; readonly from: number; readonly to: number }[];
  readonly added: readonly Trait[];
  readonly removed: readonly Trait[];
  readonly tokens: { readonly from: number; readonly to: number } | null;
  readonly gone: boolean;
}

/** An object whose members outside `open` must not be read. */
const closed = <T extends object>(open: Partial<T> = {}): T =>
  new Proxy(open as T, {
    get: (target, field) => {
      if (!(field in target)) throw new Error(`${String(field)} is hidden`);
      return Reflect.get(target, field) as unknown;
    },
  });

const sealed = ({ seats }: Board): Secrets =>
  closed<Secrets>({ private: Object.fromEntries(seats.map(({ player }) => [player, closed<Private>()])) });

const NUMBERS: readonly (readonly [ShownNumber, (board: Board, id: CopyId) => number])[] = [
  ['power', powerOf],
  ['global', globalOf],
  ['resistance', resistanceOf],
];

const traits = (board: Board, id: CopyId): Trait[] => [...alignmentsOf(board, id), ...(attributesOf(board, id) as Trait[])];

/** The board with all open plays carried out, from the newest; null: that depends on hidden facts, or none is open. */
const playedOut = (before: Board): Board | null => {
  const board = structuredClone(before) as Board;
  const game: Game = { state: { board, secrets: sealed(board) }, board, events: [], happened: [], losses: [] };
  let isOpen = false;
  try {
    for (;;) {
      const top = board.frames.at(-1);
      if (top?.kind !== 'playing' && top?.kind !== 'using') break;
      isOpen = true;
      closePlays(game, top);
    }
  } catch {
    // The effect needs dice, decks or hands, or a named thing unknown to the viewer.
    return null;
  }
  return isOpen ? board : null;
};

const changeOf = (before: Board, after: Board, card: CopyId): ForeseenChange | null => {
  const [was, is] = [tableCard(before, card), tableCard(after, card)];
  if (!was) return null;
  if (!is || !inStructure(is)) return { card, numbers: [], added: [], removed: [], tokens: null, gone: true };
  const [had, has] = [traits(before, card), traits(after, card)];
  const change: ForeseenChange = {
    card,
    numbers: NUMBERS.map(([stat, worth]) => ({ stat, from: worth(before, card), to: worth(after, card) })).filter(
      ({ from, to }) => from !== to,
    ),
    added: has.filter((trait) => !had.includes(trait)),
    removed: had.filter((trait) => !has.includes(trait)),
    tokens: was.tokens === is.tokens ? null : { from: was.tokens, to: is.tokens },
    gone: false,
  };
  const { numbers, added, removed, tokens } = change;
  return numbers.length + added.length + removed.length > 0 || tokens ? change : null;
};

/** Changes of cards in structures by the open plays if nobody answers; null if none is open, or dice, decks or hands decide. */
export const foreseen = (board: Board): readonly ForeseenChange[] | null => {
  const after = playedOut(board);
  if (!after) return null;
  return cardsOn(board)
    .filter(inStructure)
    .flatMap(({ id }) => changeOf(board, after, id) ?? []);
};
