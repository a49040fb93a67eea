import { check } from '@illuminice/rules';
import { cardName, t } from '../../text';
import { Button } from '../../ui/button';
import { acceptIntent, offerNamed } from '../gestures/trade';
import type { AcceptGesture, Table } from '../gestures/types';
import { useTable } from '../model';
import { PanelFoot } from '../panel-foot';
import { StepPanel } from '../panels/step-panel';
import { HangOn } from './hang-on';

/** Accepting an offer that brings Groups: each is hung first (C-802). */
export function AcceptPanel({ gesture, table: now }: { gesture: AcceptGesture; table: Table }) {
  const table = useTable();
  const offer = offerNamed(now, gesture.offer);
  const intent = acceptIntent(now, gesture);
  const refusal = table.why(check(now.view, intent));
  return (
    <StepPanel title={t('trade.acceptTitle', { name: offer ? table.name(offer.by) : '' })} testid="accept-panel">
      {offer?.give.groups?.map((group) => (
        <HangOn
          key={group}
          group={group}
          table={now}
          leaving={offer.ask.groups ?? []}
          place={gesture.places[group]}
          onPick={(place) => table.change({ ...gesture, places: { ...gesture.places, [group]: place } })}
        />
      ))}
      <p class="small muted">{offer?.give.groups?.map(cardName).join(', ')}</p>
      <PanelFoot>
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
