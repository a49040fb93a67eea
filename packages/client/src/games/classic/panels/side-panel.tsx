import { Later, lazyPart, Waiting } from '../../../ui/lazy-part';
import { AdviceLater } from '../advice/advice-later';
import { DraftPanel } from '../drafts';
import { RecapLater } from '../recap/recap-later';
import { type TableModel, useTable } from '../use-table';
import { ChooseGoal, ChooseIlluminati } from './choose';
import { OptionsPanel } from './options-panel';
import { SettlePanel } from './settle-panel';
import { StatusPanel } from './status-panel';
import { WindowPanel } from './window-panel';

/** The panel of an attack, which a table at rest does without. */
export const contest = lazyPart(() => import('../attack/contest'));

/**
 * Whether there is nothing to put together and nothing to answer. The window at the start of a turn stays open for those
 * who are done with it; then there is nothing to say about it.
 */
export function atRest(table: TableModel): boolean {
  const frame = table.game.view.value.board.frames.at(-1);
  const answered = frame?.kind === 'start' && table.game.decision.value.kind !== 'start';
  return table.draft.current.value === null && (!frame || answered);
}

/** The panel of the moment: the draft under way, else what the table is busy with, else how everyone stands. */
export function SidePanel() {
  return (
    <>
      <AdviceLater />
      <Moment />
    </>
  );
}

function Moment() {
  const table = useTable();
  const { board } = table.game.view.value;
  const draft = table.draft.current.value;
  const position = table.game.position.value;
  const frame = board.frames.at(-1);
  const { attack } = board;
  const { kind } = table.game.decision.value;

  if (board.phase === 'chooseIlluminati') return <ChooseIlluminati />;
  if (board.phase === 'chooseGoal') return <ChooseGoal />;
  if (draft && position) return <DraftPanel draft={draft} position={position} />;
  if (atRest(table)) {
    const acts = position !== null && board.turn?.player === position.me && (board.phase === 'actions' || board.phase === 'powers');
    return (
      <>
        <RecapLater />
        {acts ? <OptionsPanel position={position} /> : <StatusPanel />}
      </>
    );
  }
  if (frame && frame.kind !== 'attack') return <WindowPanel key={frame.id} frame={frame} />;
  if (attack && kind === 'settle' && table.game.isAwaited.value) return <SettlePanel attack={attack} />;
  if (attack && frame)
    return (
      <Later part={contest} againMs={3000} fallback={() => <Waiting />}>
        {({ Contest }) => <Contest key={attack.id} attack={attack} />}
      </Later>
    );
  return <StatusPanel />;
}
