import type { TradeOffer } from '@illuminice/rules/classic';
import { t } from '../../../text';
import { useTable } from '../use-table';

/** Actions that an exchange uses, by player (C-802); empty if none. */
export function ActionCost({ of: { give, ask } }: { of: Pick<TradeOffer, 'give' | 'ask'> }) {
  const table = useTable();
  const turn = table.game.view.value.board.turn?.player;
  const n = (give.groups?.length ?? 0) + (ask.groups?.length ?? 0);
  if (n === 0 || turn === undefined) return null;
  return <p class="small muted">{t('trade.cost', { n, mine: turn === table.game.me ? 'yes' : 'no', name: table.name(turn) })}</p>;
}
