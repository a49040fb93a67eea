import { t } from '../../text';
import { Button } from '../../ui/button';
import { useTable } from '../model';

/** Leaving the game: what each way out means (U58, C-1103). */
export function Leave({ onStay }: { onStay: () => void }) {
  const table = useTable();
  const { concede } = table.offers.value;
  const home = () => location.assign('/');
  return (
    <>
      <div class="leave-choice">
        <Button
          kind="brass"
          icon="group"
          testid="leave-computer"
          reason={table.why(concede.refusal)}
          onClick={async () => {
            if (await table.tell('handOver', {})) home();
          }}
        >
          {t('leave.computer')}
        </Button>
        <p class="small muted">{t('leave.computer.means')}</p>
        <Button
          icon="flag"
          testid="menu-concede"
          reason={table.why(concede.refusal)}
          onClick={async () => {
            if (await table.act({ type: 'concede' })) onStay();
          }}
        >
          {t('leave.forfeit')}
        </Button>
        <p class="small muted">{t('leave.forfeit.means')}</p>
      </div>
      <p class="small muted">{t('leave.home')}</p>
      <Button testid="menu-stay" onClick={onStay}>
        {t('move.back')}
      </Button>
    </>
  );
}
