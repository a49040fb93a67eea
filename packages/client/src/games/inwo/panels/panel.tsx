import type { DecisionKind } from '@illuminice/rules/inwo';
import type { ComponentType } from 'preact';
import { AdviceLater, advicePart } from '../../../hud/advice/advice-later';
import { lazyComponent } from '../../../ui/lazy-part';
import { DraftPanel } from '../drafts';
import { type TableModel, useTable } from '../use-table';
import { Standings } from './standings';
import { TurnPanel } from './turn';
import { WindowPanel } from './window';

const lazy = { must: true };
const DeckPanel = lazyComponent(() => import('./decks'), 'DeckPanel', lazy);
const ReliefPanel = lazyComponent(() => import('./relief'), 'ReliefPanel', lazy);
const LimitPanel = lazyComponent(() => import('./limit'), 'LimitPanel', lazy);
const ClaimsPanel = lazyComponent(() => import('./claims'), 'ClaimsPanel', lazy);
const Contest = lazyComponent(() => import('../attack/contest'), 'Contest', lazy);
const advice = advicePart('inwo', () => import('../advice/advice'));
export const rareParts = [DeckPanel, ReliefPanel, LimitPanel, ClaimsPanel, Contest].map(({ part }) => part);

function ContestPanel() {
  const { attack } = useTable().game.view.value.board;
  return attack && <Contest key={attack.id} attack={attack} />;
}

/** Dice of an attack are shown in its panel; other rolls have a window of their own. */
function DicePanel() {
  const top = useTable().game.view.value.board.frames.at(-1);
  return top?.kind === 'dice' && top.roll === null ? <ContestPanel /> : <WindowPanel />;
}

const PANELS: { readonly [K in DecisionKind]: ComponentType } = {
  chooseDeck: DeckPanel,
  chooseIlluminati: Standings,
  chooseLead: Standings,
  turn: TurnPanel,
  start: WindowPanel,
  takeover: WindowPanel,
  playing: WindowPanel,
  using: WindowPanel,
  contest: ContestPanel,
  dice: DicePanel,
  place: ContestPanel,
  choose: WindowPanel,
  loss: WindowPanel,
  draw: WindowPanel,
  limit: LimitPanel,
  relief: ReliefPanel,
  end: WindowPanel,
  claims: ClaimsPanel,
  victory: ClaimsPanel,
  roll: ContestPanel,
  over: Standings,
};

/** True if there is no draft and nothing to answer. */
export function atRest(table: TableModel): boolean {
  const { kind } = table.game.decision.value;
  return table.draft.current.value === null && (kind === 'turn' || kind === 'over');
}

/** Choices without advice: they are a matter of taste. */
const TASTE: ReadonlySet<DecisionKind> = new Set(['chooseDeck', 'chooseIlluminati']);

/** The panel for this moment: the draft, else the open window, else the standings. */
export function Panel() {
  const { game } = useTable();
  return (
    <>
      {!TASTE.has(game.decision.value.kind) && <AdviceLater part={advice} view={game.view.value} />}
      <Moment />
    </>
  );
}

function Moment() {
  const table = useTable();
  const draft = table.draft.current.value;
  const position = table.game.position.value;
  const { kind, frame } = table.game.decision.value;
  if (draft && position) return <DraftPanel draft={draft} position={position} />;
  const Now = PANELS[kind];
  return <Now key={`${kind} ${frame}`} />;
}
