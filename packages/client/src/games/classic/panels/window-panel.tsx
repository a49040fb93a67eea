import type { Board, Frame } from '@illuminice/rules/classic';
import { Awaited } from '../../../hud/contest/people';
import { Pass } from '../../../hud/shell/auto-pass';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { useAction } from '../../../prefs/use-action';
import type { TableModel } from '../../../table/table-model';
import { cardName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { SpecialsNow } from '../attack/specials-now';
import { discardDraft } from '../drafts/discard';
import { askedWhat } from '../hand/take-back';
import { useTable } from '../use-table';
import { AskedCard } from './asked-card';
import { takeBack } from './take-back';

function titleOf(frame: Frame, { turn }: Board, { name }: Pick<TableModel, 'name'>): string {
  if (frame.kind === 'playing' || frame.kind === 'replace')
    return t(`window.${frame.kind}`, { name: name(frame.by), card: cardName(frame.card) });
  if (frame.kind === 'askBack') return t('window.askBack', { name: name(frame.by) });
  return t('window.start', { name: turn ? name(turn.player) : '' });
}

/** A window other than a contest: the start of a turn, a Special that can be cancelled, one of two to be replaced. */
export function WindowPanel({ frame }: { frame: Frame }) {
  const table = useTable();
  const { done, breakPrivilege, denyBack } = table.game.offers.value;
  const position = table.game.position.value;
  const { who } = table.game.decision.value;
  const asked = table.game.isAwaited.value;
  const { board } = table.game.view.value;
  const { askBack } = board;
  const { me } = table.game;
  const hasPassed = table.game.isPassing.value || (me !== null && 'done' in frame && frame.done.includes(me));
  const onBack = hasPassed ? () => void takeBack(table) : null;
  useAction('answer', () => {
    const passes = !hasPassed && done.can?.plain === true;
    if (passes) void table.game.act({ type: 'done', rev: done.can?.rev });
    return passes;
  });
  return (
    <StepPanel title={titleOf(frame, board, table)} testid={`window-${frame.kind}`} must>
      {(frame.kind === 'playing' || frame.kind === 'replace') && <AskedCard frame={frame} />}
      <p class="small muted">
        {frame.kind === 'askBack'
          ? t('window.askBack.help', { what: askedWhat(board), card: askBack ? cardName(askBack.card) : '' })
          : t(`window.${frame.kind}.help`)}
      </p>
      <Awaited players={who} />
      <SpecialsNow />
      {frame.kind === 'replace' && position && breakPrivilege.can && (
        <Button icon="special" testid="replace" onClick={() => table.draft.begin(discardDraft.start(position, 'replace'))}>
          {t('window.replaceIt')}
        </Button>
      )}
      {denyBack.can && (
        <Button testid="deny-back" onClick={() => void table.game.act({ type: 'denyBack' })}>
          {t('by' in frame && frame.by === me ? 'window.stopAsking' : 'window.deny')}
        </Button>
      )}
      {(asked || done.can || onBack) && (
        <PanelFoot>
          <Pass
            {...(frame.kind === 'askBack' ? { text: t('window.allow'), soon: (n: number) => t('window.allowsIn', { n }) } : {})}
            means={t(frame.kind === 'askBack' ? 'window.agree' : 'window.done')}
            reason={whyNot(table, done.refusal)}
            onBack={onBack}
            onPass={() => void table.game.act({ type: 'done', rev: done.can?.rev })}
          />
        </PanelFoot>
      )}
    </StepPanel>
  );
}
