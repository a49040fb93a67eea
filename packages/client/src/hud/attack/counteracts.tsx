import type { Attack } from '@illuminice/rules';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { newDiscard } from '../gestures/special';
import { useTable } from '../model';

/** What else one may do in this contest: privilege and calling off for the attacker, breaking it for the rest. */
export function Counteracts({ attack }: { attack: Attack }) {
  const table = useTable();
  const now = table.table.value;
  const leads = attack.by === table.me;
  if (!now || attack.stage !== 'contest' || !(leads || attack.privilege === 'declared')) return null;
  const { breakPrivilege, callOff, privilege } = now.offers;
  return leads ? (
    <>
      <Button
        size="small"
        class="besides"
        icon="lock"
        testid="attack-privilege"
        reason={table.why(privilege.refusal)}
        onClick={() => table.begin(newDiscard(now, 'privilege'))}
      >
        {t('attack.privilege')}
      </Button>
      <Button
        size="small"
        class="besides"
        icon="close"
        testid="attack-calloff"
        reason={table.why(callOff.refusal)}
        onClick={() => void table.act({ type: 'callOff' })}
      >
        {t('attack.callOff')}
      </Button>
    </>
  ) : (
    <Button
      size="small"
      class="besides"
      icon="unlock"
      testid="break-privilege"
      reason={table.why(breakPrivilege.refusal) ?? (breakPrivilege.can?.pairs.length === 0 ? t('privilege.agentOnly') : null)}
      onClick={() => table.begin(newDiscard(now, 'break'))}
    >
      {t('privilege.break')}
    </Button>
  );
}
