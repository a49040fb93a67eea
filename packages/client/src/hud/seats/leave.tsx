import { useState } from 'preact/hooks';
import { at } from '../../base-path';
import { whyNot } from '../../hud/shell/why-not';
import { useGameUi, useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import css from './absences.module.css';

export function Leave({ onStay }: { onStay: () => void }) {
  const table = useTable();
  const concede = useGameUi().play.concede(table.game.offers.value);
  // Irreversible, so the first press only asks.
  const [asks, setAsks] = useState(false);
  const home = () => location.assign(at('/'));
  return (
    <>
      <div class={css.leaveChoice}>
        {!table.link.local && (
          <>
            <Button
              kind="brass"
              icon="group"
              testid="leave-computer"
              reason={whyNot(table, concede.refusal)}
              onClick={async () => {
                if (await table.send('handOver', {})) home();
              }}
            >
              {t('leave.computer')}
            </Button>
            <p class="small muted">{t('leave.computer.means')}</p>
          </>
        )}
        <Button icon="flag" testid="menu-concede" pressed={asks} reason={whyNot(table, concede.refusal)} onClick={() => setAsks(!asks)}>
          {t('leave.forfeit')}
        </Button>
        <p class={asks ? 'note loss' : 'small muted'} role={asks ? 'alert' : undefined}>
          {t('leave.forfeit.means')}
        </p>
        {asks && (
          <Button
            icon="flag"
            testid="concede-confirm"
            reason={whyNot(table, concede.refusal)}
            onClick={async () => {
              if (await table.game.act(concede.intent)) onStay();
            }}
          >
            {t('leave.forfeit.sure')}
          </Button>
        )}
      </div>
      <p class="small muted">{t('leave.home')}</p>
      <Button testid="menu-stay" onClick={onStay}>
        {t('move.back')}
      </Button>
    </>
  );
}
