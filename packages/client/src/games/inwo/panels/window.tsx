import type { Frame } from '@illuminice/rules/inwo';
import { Awaited } from '../../../hud/contest/people';
import { StepPanel } from '../../../hud/shell/step-panel';
import { copyName } from '../drafts/choice-text';
import { type TableModel, useTable } from '../use-table';
import { cardName, t } from '../words';
import { Answer } from './answer';
import { AskedCard, IfNobodyAnswers } from './asked-card';
import { Ladder, outcomeOf } from './ladder';
import { PlaysNow } from './plays-now';

export const topOf = (table: TableModel): Frame | undefined => table.game.view.value.board.frames.at(-1);

/** A window in which every player with means may answer: its subject, the plays, the viewer's usable cards, and the pass. */
export function WindowPanel() {
  const table = useTable();
  const frame = topOf(table);
  const position = table.game.position.value;
  const { who } = table.game.decision.value;
  if (!frame) return null;
  return (
    <StepPanel title={titleOf(table, frame)} testid={`window-${frame.kind}`} must>
      <AskedCard frame={frame} />
      <IfNobodyAnswers />
      <Ladder />
      <p class="small muted">{t('window.help', { kind: frame.kind })}</p>
      <Awaited players={who} />
      {position && <PlaysNow position={position} />}
      {position && table.game.isAwaited.value && <p class="small muted">{t('window.asked')}</p>}
      <Answer means={outcomeOf(frame)} />
    </StepPanel>
  );
}

const titleOf = (table: TableModel, frame: Frame): string => {
  const view = table.game.view.value;
  switch (frame.kind) {
    case 'playing':
    case 'using': {
      const newest = frame.plays.at(-1);
      return t('window.title', { kind: frame.kind, name: table.name(frame.by), card: newest ? cardName(newest.card) : '' });
    }
    case 'takeover':
      return t('window.title', { kind: 'takeover', name: table.name(frame.by), card: copyName(view, frame.copy) });
    case 'loss':
      return t('window.title', { kind: 'loss', name: '', card: cardName(frame.loss.card) });
    case 'draw':
      return t('window.title', { kind: 'draw', name: table.name(frame.by), card: '' });
    default: {
      const player = view.board.turn?.player;
      return t('window.title', { kind: frame.kind, name: player === undefined ? '' : table.name(player), card: '' });
    }
  }
};
