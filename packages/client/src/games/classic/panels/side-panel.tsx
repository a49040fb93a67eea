import type { DecisionKind } from '@illuminice/rules/classic';
import type { ComponentChildren } from 'preact';
import { AdviceLater, advicePart } from '../../../hud/advice/advice-later';
import { Later, type LazyPart, lazyPart, Waiting } from '../../../ui/lazy-part';
import { DraftPanel } from '../drafts';
import { isOut } from '../out';
import { RecapLater } from '../recap/recap-later';
import { type TableModel, useTable } from '../use-table';
import { bestAttacks } from './best-attacks-later';
import { OptionsPanel } from './options-panel';
import { StatusPanel } from './status-panel';

/** The panels that a table at rest does without. */
const choose = lazyPart(() => import('./choose'));
const windows = lazyPart(() => import('./window-panel'));
const contest = lazyPart(() => import('../attack/contest'));
const settle = lazyPart(() => import('./settle-panel'));
const out = lazyPart(() => import('./out-panel'));
const advice = advicePart('classic', () => import('../advice/advice'));
export const lateParts = [choose, windows, contest, settle, out, bestAttacks];

function Late<T extends object>({ part, children }: { part: LazyPart<T>; children: (loaded: T) => ComponentChildren }) {
  return (
    <Later part={part} againMs={3000} fallback={() => <Waiting />}>
      {children}
    </Later>
  );
}

/**
 * Whether there is nothing to put together and nothing to answer. The window at the start of a turn is shown to those alone who
 * could do something there: for everybody else it is a short pause.
 */
export function atRest(table: TableModel): boolean {
  const frame = table.game.view.value.board.frames.at(-1);
  const isPause = frame?.kind === 'start' && !(table.game.decision.value.kind === 'start' && table.game.isAwaited.value);
  return table.draft.current.value === null && (!frame || isPause);
}

/** Cards are picked face down: nobody can advise on that. */
const isBlind = (kind: DecisionKind): boolean => kind === 'chooseIlluminati';

/** The panel of the moment: the draft under way, else what the table is busy with, else how everyone stands. */
export function SidePanel() {
  const { game } = useTable();
  return (
    <>
      {!isBlind(game.decision.value.kind) && <AdviceLater part={advice} view={game.view.value} />}
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

  if (board.phase === 'chooseIlluminati') return <Late part={choose}>{({ ChooseIlluminati }) => <ChooseIlluminati />}</Late>;
  if (board.phase === 'chooseGoal') return <Late part={choose}>{({ ChooseGoal }) => <ChooseGoal />}</Late>;
  if (draft && position) return <DraftPanel draft={draft} position={position} />;
  if (atRest(table)) {
    const acts = position !== null && board.turn?.player === position.me && (board.phase === 'actions' || board.phase === 'powers');
    return (
      <>
        <RecapLater />
        {position && isOut(position) && <Late part={out}>{({ OutPanel }) => <OutPanel />}</Late>}
        {acts ? <OptionsPanel position={position} /> : <StatusPanel />}
      </>
    );
  }
  if (frame && frame.kind !== 'attack')
    return <Late part={windows}>{({ WindowPanel }) => <WindowPanel key={frame.id} frame={frame} />}</Late>;
  if (attack && kind === 'settle' && table.game.isAwaited.value)
    return <Late part={settle}>{({ SettlePanel }) => <SettlePanel attack={attack} />}</Late>;
  if (attack && frame) return <Late part={contest}>{({ Contest }) => <Contest key={attack.id} attack={attack} />}</Late>;
  return <StatusPanel />;
}
