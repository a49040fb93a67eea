import { lessonsFor } from '@illuminice/bots';
import type { GameRecord } from '@illuminice/protocol';
import type { CardId, PlayerId } from '@illuminice/rules';
import type { BetterMove, HindsightUi } from '../../table/game-ui';
import type { InWords, Name } from './in-words';

interface Told extends BetterMove {
  readonly fault: string;
  readonly attack: { readonly by: PlayerId; readonly target: CardId; readonly percent: number } | null;
}

interface Words<H> {
  t(key: 'hindsight.made', values: Readonly<Record<string, string | number>>): string;
  cardName(card: CardId): string;
  better(move: H, name: Name): InWords;
}

/**
 * Hindsight of a game, by its expert.
 *
 * @param betterMoves asks the expert of the game
 */
export const hindsightUi = <H extends Told>(
  betterMoves: (game: GameRecord) => Promise<readonly H[]>,
  { t, cardName, better }: Words<H>,
): HindsightUi<H> => ({
  betterMoves,
  lessons: lessonsFor,
  inWords(told, name) {
    const { fault, attack } = told;
    const { move, reasons } = better(told, name);
    const made = t('hindsight.made', {
      fault,
      target: attack ? cardName(attack.target) : '',
      percent: attack?.percent ?? 0,
      name: attack ? name(attack.by) : '',
    });
    return { made, better: move, reasons };
  },
});
