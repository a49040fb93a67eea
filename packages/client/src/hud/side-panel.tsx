import { Composer } from './attack/composer';
import { Contest } from './attack/contest';
import { ChooseGoal, ChooseIlluminati } from './choose';
import type { Gesture, Table } from './gestures/types';
import { type TableModel, useTable } from './model';
import { AlterPanel } from './panels/alter-panel';
import { DiscardPanel } from './panels/discard-panel';
import { DropPanel } from './panels/drop-panel';
import { PickPanel } from './panels/pick-panel';
import { PlacePanel } from './panels/place-panel';
import { RearrangePanel } from './panels/rearrange-panel';
import { SettlePanel } from './panels/settle-panel';
import { StatusPanel } from './panels/status-panel';
import { TaxPanel } from './panels/tax-panel';
import { TransferPanel } from './panels/transfer-panel';
import { TreasuriesPanel } from './panels/treasuries-panel';
import { WindowPanel } from './panels/window-panel';
import { DealPanel } from './trade/deals-later';

/**
 * Whether there is nothing to put together and nothing to answer. The window at the start of a turn stays open for those
 * who are done with it; then there is nothing to say about it.
 */
export function atRest(table: TableModel): boolean {
  const frame = table.view.value.board.frames.at(-1);
  const answered = frame?.kind === 'start' && table.decision.value.kind !== 'start';
  return table.gesture.value === null && (!frame || answered);
}

/** The panel of the moment: what the viewer is putting together, else what the table is busy with, else how all stand. */
export function SidePanel() {
  const table = useTable();
  const { board } = table.view.value;
  const gesture = table.gesture.value;
  const now = table.table.value;
  const frame = board.frames.at(-1);
  const { attack } = board;
  const kind = table.decision.value.kind;

  if (board.phase === 'chooseIlluminati') return <ChooseIlluminati />;
  if (board.phase === 'chooseGoal') return <ChooseGoal />;
  if (gesture && now) return <GesturePanel gesture={gesture} table={now} />;
  if (atRest(table)) return <StatusPanel />;
  if (frame && frame.kind !== 'attack') return <WindowPanel key={frame.id} frame={frame} />;
  if (attack && kind === 'settle' && table.asked.value) return <SettlePanel attack={attack} />;
  if (attack && frame) return <Contest key={attack.id} attack={attack} />;
  return <StatusPanel />;
}

function GesturePanel({ gesture, table }: { gesture: Gesture; table: Table }) {
  switch (gesture.kind) {
    case 'attack':
      return <Composer gesture={gesture} table={table} />;
    case 'place':
      return <PlacePanel gesture={gesture} table={table} />;
    case 'transfer':
      return <TransferPanel gesture={gesture} table={table} />;
    case 'drop':
      return <DropPanel gesture={gesture} table={table} />;
    case 'tax':
      return <TaxPanel table={table} />;
    case 'alter':
      return <AlterPanel gesture={gesture} table={table} />;
    case 'treasuries':
      return <TreasuriesPanel gesture={gesture} table={table} />;
    case 'rearrange':
      return <RearrangePanel gesture={gesture} table={table} />;
    case 'pick':
      return <PickPanel gesture={gesture} table={table} />;
    case 'discard':
      return <DiscardPanel gesture={gesture} table={table} />;
    case 'trade':
      return <DealPanel key="trade">{({ TradePanel }) => <TradePanel gesture={gesture} table={table} />}</DealPanel>;
    case 'accept':
      return <DealPanel key="accept">{({ AcceptPanel }) => <AcceptPanel gesture={gesture} table={table} />}</DealPanel>;
  }
}
