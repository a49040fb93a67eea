import type { CardId, PlayerId, Refusal } from '@illuminice/rules';
import { type BoardHighlights, type MarkedPlace, NO_HIGHLIGHTS } from '../board/contract';
import type { GameTypes } from '../net/game-types';
import type { DraftLife, GamePosition } from './model-parts';

/* A form draft: blanks, each with a list of choices. The game lists them; taps, highlights and panel follow. */

export interface FormChoice<D> {
  readonly id: string;
  readonly text?: string;
  readonly card?: CardId;
  /** Card shown with it, if it represents none of the table or a hand. */
  readonly shows?: CardId;
  readonly place?: MarkedPlace;
  readonly owner?: PlayerId | null;
  readonly isPicked: boolean;
  /** Why it does not fit now; `unknown`: no single reason. Left out: it fits. */
  readonly why?: Refusal | 'unknown';
  /** The draft with this choice; in a list the choice is toggled. */
  pick(): D;
}

export interface FormBlank<D> {
  readonly name: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly isFilled: boolean;
  /** May stay empty; then a small button offers it. */
  readonly isOptional?: boolean;
  readonly choices: readonly FormChoice<D>[];
  open?(): D;
  clear?(): D;
}

const openBlank = <D>(blanks: readonly FormBlank<D>[]) => blanks.find(({ isOpen }) => isOpen);

function formHighlights<D>(blanks: readonly FormBlank<D>[], isOnTable: (card: CardId) => boolean): BoardHighlights {
  const choices = blanks.flatMap((blank) => blank.choices);
  const selected = choices.flatMap(({ card, isPicked }) => (isPicked && card !== undefined ? [card] : []));
  const open = openBlank(blanks)?.choices.filter(({ why }) => why === undefined) ?? [];
  const legal = open.flatMap(({ card, place }) => (card === undefined || place ? [] : [card]));
  return {
    ...NO_HIGHLIGHTS,
    legal,
    selected,
    places: open.flatMap(({ place }) => place ?? []),
    dim: legal.some(isOnTable) && !open.some(({ isPicked }) => isPicked),
  };
}

/** A game whose board lists its cards. */
type CardGame = GameTypes & { View: { readonly board: { readonly cards: object } } };

type FormLife<G extends CardGame, D> = Required<Pick<DraftLife<G, D>, 'tap' | 'place' | 'highlights'>>;

/**
 * Draft methods that follow from its blanks. @param ask intent whose refusal says why a card outside the choices has no part in it; without
 * it the card is previewed
 */
export function formLife<G extends CardGame, D>(
  blanksOf: (position: GamePosition<G>, draft: D) => readonly FormBlank<D>[],
  ask?: (draft: D, card: CardId) => G['Intent'],
): FormLife<G, D> {
  return {
    tap(position, draft, card) {
      const choices = openBlank(blanksOf(position, draft))?.choices ?? [];
      const choice = choices.find((entry) => entry.card === card && !entry.place);
      if (!choice) return ask ? { ask: ask(draft, card) } : { preview: 'over' };
      if (choice.why === undefined) return { draft: choice.pick() };
      return choice.why === 'unknown' ? null : { refused: choice.why };
    },
    place(position, draft, { onto, arrow }) {
      const choices = openBlank(blanksOf(position, draft))?.choices ?? [];
      return choices.find(({ place }) => place?.onto === onto && place.arrow === arrow)?.pick() ?? null;
    },
    highlights: (position, draft) => formHighlights(blanksOf(position, draft), (card) => Object.hasOwn(position.view.board.cards, card)),
  };
}
