import type { Frame } from '@illuminice/rules';
import { useAction } from '../../input/use-action';
import { cardName, t } from '../../text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { SeatMark } from '../../ui/seat-mark';
import { SpecialsNow } from '../attack/specials-now';
import { newDiscard } from '../gestures/special';
import { useTable } from '../model';
import { PanelFoot } from '../panel-foot';
import { SilenceEnds } from '../silence-ends';
import { StepPanel } from './step-panel';
import '../attack/attack.css';

/** A window other than a contest: the start of a turn, a Special that may be cancelled, one of two to be replaced. */
export function WindowPanel({ frame }: { frame: Frame }) {
  const table = useTable();
  const { done, breakPrivilege } = table.offers.value;
  const now = table.table.value;
  const { who } = table.decision.value;
  const asked = table.asked.value;
  const turn = table.view.value.board.turn;
  useAction('answer', () => {
    if (done.can?.plain) void table.act({ type: 'done', rev: done.can.rev });
    return Boolean(done.can?.plain);
  });
  const title =
    frame.kind === 'playing'
      ? t('window.playing', { name: table.name(frame.by), card: cardName(frame.card) })
      : frame.kind === 'replace'
        ? t('window.replace', { name: table.name(frame.by), card: cardName(frame.card) })
        : t('window.start', { name: turn ? table.name(turn.player) : '' });
  return (
    <StepPanel title={title} testid={`window-${frame.kind}`} must>
      <p class="small muted">{t(`window.${frame.kind}.help`)}</p>
      <ul class="people">
        {who.map((player) => (
          <li key={player} class="person waited" style={{ '--seat': table.seat(player).look.colour }}>
            <span>
              <SeatMark look={table.seat(player).look} size={13} /> <b>{table.name(player)}</b>
            </span>
            <span class="state">
              <Icon name="clock" /> {t('person.thinking')}
            </span>
          </li>
        ))}
      </ul>
      <SpecialsNow />
      {frame.kind === 'replace' && now && breakPrivilege.can && (
        <Button icon="special" testid="replace" onClick={() => table.begin(newDiscard(now, 'replace'))}>
          {t('window.replaceIt')}
        </Button>
      )}
      {(asked || done.can) && (
        <PanelFoot>
          <Button
            kind="brass"
            size="big"
            icon="check"
            testid="done"
            reason={table.why(done.refusal)}
            onClick={() => void table.act({ type: 'done', rev: done.can?.rev })}
          >
            {t('window.done')}
          </Button>
          <SilenceEnds />
        </PanelFoot>
      )}
    </StepPanel>
  );
}
