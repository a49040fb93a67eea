import type { PlayerId } from '@illuminice/rules';
import type { Attack, Board, LedgerPart, View } from '@illuminice/rules/classic';
import type { BoardScene, Duel } from '../../../board/contract';
import type { CentreInput, CentreZone } from '../../../board/layout/centre';
import type { CardWords } from './words';

export const ZONES = {
  slots: 'slots',
  uncontrolled: 'uncontrolled',
  deck: 'deck',
  dead: 'dead',
  discard: 'discard',
  bank: 'bank',
} as const;

/** Middle of the table: the Illuminati while they are chosen, uncontrolled Groups, the piles. */
export function middleOf({ phase, slots, uncontrolled, dead, discard }: Board) {
  const chooses = phase === 'chooseIlluminati';
  return [
    { id: ZONES.slots, role: 'choice', places: chooses ? slots.length : 0 },
    { id: ZONES.uncontrolled, role: 'row', places: uncontrolled.length, cards: [...uncontrolled] },
    { id: ZONES.dead, role: 'heap', places: dead.length > 0 ? 1 : 0 },
    { id: ZONES.discard, role: 'open', places: discard.length > 0 ? 1 : 0 },
    { id: ZONES.deck, role: 'deck', places: chooses ? 0 : 1 },
    { id: ZONES.bank, role: 'bank', places: chooses ? 0 : 1 },
  ] as const satisfies CentreInput;
}

function zonesOf(board: Board, words: CardWords): CentreZone[] {
  const [slots, uncontrolled, dead, discard, deck, bank] = middleOf(board);
  const top = board.discard.at(-1);
  return [
    { ...slots, label: null, taken: board.slots.map((taker) => taker !== null) },
    { ...uncontrolled, label: words.count('uncontrolled', board.uncontrolled.length) },
    { ...deck, label: words.count('deck', board.deckSize), cards: board.deckSize },
    { ...dead, label: words.count('deadPile', board.dead.length) },
    {
      ...discard,
      label: words.count('discard', board.discard.length),
      top: top === undefined ? null : { id: top, name: words.cardName(top) },
    },
    { ...bank, label: words.bank() },
  ];
}

const MONEY: ReadonlySet<LedgerPart> = new Set(['money', 'interference', 'defenceMoney']);

/** Payments for and against an attack, by leader and target's owner, too: with the rest they add up to the number. */
function paidIn({ ledger }: Attack): Duel['paid'] {
  const paid = new Map<string, { player: PlayerId; amount: number }>();
  for (const { part, player, value } of ledger) {
    if (!MONEY.has(part) || !player || value === 0) continue;
    const key = `${player} ${value > 0}`;
    paid.set(key, { player, amount: (paid.get(key)?.amount ?? 0) + value });
  }
  return [...paid.values()];
}

export function sceneOf(view: View, words: CardWords): BoardScene {
  const { seats, turn, attack } = view.board;
  const fought = attack !== null && (attack.stage === 'contest' || attack.stage === 'dice');
  return {
    seats: seats.map(({ player }) => player),
    turn: turn?.player ?? null,
    zones: zonesOf(view.board, words),
    target: attack?.target ?? null,
    tags: new Map(seats.flatMap(({ openToOffers }) => (openToOffers?.groups ?? []).map((card) => [card, words.forOffers()] as const))),
    duel: fought
      ? {
          id: attack.id,
          attacker: attack.attacker,
          target: attack.target,
          aids: attack.aids,
          needs: attack.needs,
          odds: attack.odds,
          lent: new Map(attack.ledger.flatMap(({ part, card, value }) => (part === 'aid' && card ? [[card, value] as const] : []))),
          paid: paidIn(attack),
        }
      : null,
  };
}
