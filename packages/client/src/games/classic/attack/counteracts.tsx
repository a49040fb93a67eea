import type { Attack } from '@illuminice/rules/classic';
import { footPart } from '../../../hud/shell/panel-foot';
import { whyNot } from '../../../hud/shell/why-not';
import { t } from '../../../text';
import { Button } from '../../../ui/button';
import { discardDraft } from '../drafts/discard';
import { useTable } from '../use-table';

/** What else one may do in this contest: privilege and calling off for the attacker, breaking it for the rest. */
export function Counteracts({ attack }: { attack: Attack }) {
  const table = useTable();
  const position = table.game.position.value;
  const leads = attack.by === table.game.me;
  if (!position || attack.stage !== 'contest' || !(leads || attack.privilege === 'declared')) return null;
  const { breakPrivilege, callOff, privilege } = position.offers;
  return leads ? (
    <>
      <Button
        size="small"
        class={footPart.besides}
        icon="lock"
        testid="attack-privilege"
        reason={whyNot(table, privilege.refusal)}
        onClick={() => table.draft.begin(discardDraft.start(position, 'privilege'))}
      >
        {t('attack.privilege')}
      </Button>
      <Button
        size="small"
        class={footPart.besides}
        icon="close"
        testid="attack-calloff"
        reason={whyNot(table, callOff.refusal)}
        onClick={() => {
          table.clock.cancelAutoPass();
          void table.game.act({ type: 'callOff' });
        }}
      >
        {t('attack.callOff')}
      </Button>
    </>
  ) : (
    <Button
      size="small"
      class={footPart.besides}
      icon="unlock"
      testid="break-privilege"
      reason={whyNot(table, breakPrivilege.refusal) ?? (breakPrivilege.can?.pairs.length === 0 ? t('privilege.agentOnly') : null)}
      onClick={() => table.draft.begin(discardDraft.start(position, 'break'))}
    >
      {t('privilege.break')}
    </Button>
  );
}
