import type { TradeOffer } from '@illuminice/rules/classic';
import { t } from '../../../text';
import { useTable } from '../use-table';

/** Whose actions an exchange uses, and how many (C-802); nothing where it uses none. */
export function ActionCost({ of: { give, ask } }: { of: Pick<TradeOffer, 'give' | 'ask'> }) {
  const table = useTable();
  const turn = table.game.view.value.board.turn?.player;
  const n = (give.groups?.length ?? 0) + (ask.groups?.length ?? 0);
  if (n === 0 || turn === undefined) return null;
  return <p class="small muted">{t('trade.cost', { n, mine: turn === table.game.me ? 'yes' : 'no', name: table.name(turn) })}</p>;
}
