import { check } from '@illuminice/rules';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { acceptIntent, offerNamed } from '../gestures/trade';
import type { AcceptGesture, Table } from '../gestures/types';
import { useTable } from '../model';
import { PanelFoot } from '../panel-foot';
import { StepPanel } from '../panels/step-panel';
import { HangArriving } from './hang-on';
import { OfferWords } from './offer-words';

/** Accepting an offer that brings Groups: each is hung first (C-802). */
export function AcceptPanel({ gesture, table: now }: { gesture: AcceptGesture; table: Table }) {
  const table = useTable();
  const offer = offerNamed(now, gesture.offer);
  if (!offer) return null;
  const intent = acceptIntent(now, gesture);
  return (
    <StepPanel title={t('trade.acceptTitle', { name: table.name(offer.by) })} testid="accept-panel">
      <OfferWords offer={offer} />
      <HangArriving
        groups={offer.give.groups ?? []}
        leaving={offer.ask.groups ?? []}
        terms={offer}
        arriving={gesture.arriving}
        table={now}
        onChange={(arriving) => table.change({ ...gesture, arriving })}
      />
      <PanelFoot>
        <Button
          kind="brass"
          size="big"
          icon="check"
          testid="accept-confirm"
          reason={table.why(check(now.view, intent))}
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
