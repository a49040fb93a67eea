import type { DecisionKind } from '@illuminice/rules/classic';
import { AdviceLater, advicePart } from '../../../hud/advice/advice-later';
import { RecapLater } from '../../../hud/talk/recap-later';
import { lazyComponent } from '../../../ui/lazy-part';
import { DraftPanel } from '../drafts';
import { isOut } from '../out';
import { type TableModel, useTable } from '../use-table';
import { BestAttacks } from './best-attacks-later';
import { OptionsPanel } from './options-panel';
import { StatusPanel } from './status-panel';

const lazy = { must: true };
const ChooseIlluminati = lazyComponent(() => import('./choose'), 'ChooseIlluminati', lazy);
const ChooseGoal = lazyComponent(() => import('./choose'), 'ChooseGoal', lazy);
const WindowPanel = lazyComponent(() => import('./window-panel'), 'WindowPanel', lazy);
const Contest = lazyComponent(() => import('../attack/contest'), 'Contest', lazy);
const SettlePanel = lazyComponent(() => import('./settle-panel'), 'SettlePanel', lazy);
const OutPanel = lazyComponent(() => import('./out-panel'), 'OutPanel', lazy);
const advice = advicePart('classic', () => import('../advice/advice'));
export const lateParts = [ChooseIlluminati, ChooseGoal, WindowPanel, Contest, SettlePanel, OutPanel, BestAttacks].map(({ part }) => part);

/**
 * True if there is no draft and nothing to answer. The window at the start of a turn is shown only to players who can act in it; for others
 * it is a short pause.
 */
export function atRest(table: TableModel): boolean {
  const frame = table.game.view.value.board.frames.at(-1);
  const isPause = frame?.kind === 'start' && !(table.game.decision.value.kind === 'start' && table.game.isAwaited.value);
  return table.draft.current.value === null && (!frame || isPause);
}

/** Face-down choices allow no advice. */
const isBlind = (kind: DecisionKind): boolean => kind === 'chooseIlluminati';

/** The panel for this moment: the draft, else the open window, else the standings. */
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

  if (board.phase === 'chooseIlluminati') return <ChooseIlluminati />;
  if (board.phase === 'chooseGoal') return <ChooseGoal />;
  if (draft && position) return <DraftPanel draft={draft} position={position} />;
  if (atRest(table)) {
    const acts = position !== null && board.turn?.player === position.me && (board.phase === 'actions' || board.phase === 'powers');
    return (
      <>
        <RecapLater />
        {position && isOut(position) && <OutPanel />}
        {acts ? <OptionsPanel position={position} /> : <StatusPanel />}
      </>
    );
  }
  if (frame && frame.kind !== 'attack') return <WindowPanel key={frame.id} frame={frame} />;
  if (attack && kind === 'settle' && table.game.isAwaited.value) return <SettlePanel attack={attack} />;
  if (attack && frame) return <Contest key={attack.id} attack={attack} />;
  return <StatusPanel />;
}
