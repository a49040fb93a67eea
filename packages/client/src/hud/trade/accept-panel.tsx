import { check } from '@illuminice/rules';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { offerNamed } from '../gestures/trade';
import type { AcceptGesture, Table } from '../gestures/types';
import { PanelFoot } from '../panel-foot';
import { StepPanel } from '../panels/step-panel';
import { useTable } from '../table-context';
import { acceptIntent, placements } from './bargain';
import { Deal } from './deal';
import { FootNote } from './foot-note';
import { HangArriving } from './hang-on';

/** Accepting an offer that brings Groups: each is hung first (C-802). */
export function AcceptPanel({ gesture, table: now }: { gesture: AcceptGesture; table: Table }) {
  const table = useTable();
  const offer = offerNamed(now, gesture.offer);
  if (!offer) return null;
  const intent = acceptIntent(now, gesture);
  const refusal = table.why(check(now.view, intent));
  return (
    <StepPanel title={t('trade.acceptTitle', { name: table.name(offer.by) })} testid="accept-panel">
      <Deal offer={offer} hung={placements(now, offer, gesture.arriving)}>
        <HangArriving
          groups={offer.give.groups ?? []}
          leaving={offer.ask.groups ?? []}
          terms={offer}
          arriving={gesture.arriving}
          table={now}
          onChange={(arriving) => table.change({ ...gesture, arriving })}
        />
      </Deal>
      <PanelFoot>
        <FootNote>{refusal}</FootNote>
        <Button
          kind="brass"
          size="big"
          icon="check"
          testid="accept-confirm"
          reason={refusal}
          onClick={async () => {
            if (await table.act(intent)) table.cancel();
          }}
        >
          {t('trade.accept')}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}
