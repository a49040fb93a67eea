import { succeeds } from '@illuminice/rules';
import { cardFacts, incomeOf } from '@illuminice/rules/classic';
import { cardName, countedNeed, t } from '../../../text';
import type { PickDraft } from '../drafts/data';
import type { Position } from '../drafts/kind';
import { effectOf } from '../drafts/special';
import { useTable } from '../use-table';

/** What this Special will do if it is played now, in words with the numbers; null while that is not known. */
export function useOutcome(position: Position, { card, as, group, player }: PickDraft): string | null {
  const table = useTable();
  const { board } = position.view;
  const { attack, turn } = board;
  const seat = (who: string | null | undefined) => board.seats.find((one) => one.player === who);
  const mine = seat(position.me);
  const frame = board.frames.at(-1);
  const treasury = board.cards[mine?.illuminati ?? '']?.money ?? 0;
  const effect = effectOf(card);
  if (as === 'flip') return t('special.will.flip');
  if (as === 'counter')
    return frame?.kind === 'playing' ? t('special.will.counter', { card: cardName(frame.card), name: table.name(frame.by) }) : null;
  if (as === 'break') return t('special.will.break');
  if (as === 'letIn') return t('special.will.letIn', { money: treasury });
  if (!effect) return null;
  if ('react' in effect) {
    if (effect.react !== 'dice' || !attack || attack.roll === null) return null;
    const wins = succeeds(effect.to, attack.needs) ? 'yes' : 'no';
    return t('special.will.dice', { roll: attack.roll, to: effect.to, needs: countedNeed(attack.needs), wins });
  }
  switch (effect.use) {
    case 'money':
      return t('special.will.money', { amount: effect.amount, sum: treasury + effect.amount });
    case 'doubleIncome': {
      const income = (mine?.cards ?? []).reduce((sum, one) => sum + Math.max(0, incomeOf(board, one)), 0);
      return t('special.will.doubleIncome', { income, doubled: income * 2 });
    }
    case 'skipTurn':
      return turn ? t('special.will.skipTurn', { name: table.name(turn.player) }) : null;
    case 'spy': {
      const other = seat(player);
      return other ? t('special.will.spy', { name: table.name(other.player), n: other.faceDown }) : null;
    }
    case 'revive':
      return group && cardFacts[group] ? t('special.will.revive', { card: cardName(group) }) : null;
    default:
      return null;
  }
}
