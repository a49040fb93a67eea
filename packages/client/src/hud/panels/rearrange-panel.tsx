import { check, type Intent } from '@illuminice/rules';
import { cardName, sideName, t } from '../../text';
import { Button } from '../../ui/button';
import { hang, hangingPlaces, lift, newRearrange, takeUp } from '../gestures/rearrange';
import type { RearrangeGesture, Table } from '../gestures/types';
import { useTable } from '../model';
import { PanelFoot } from '../panel-foot';
import { StepPanel } from './step-panel';
import '../attack/attack.css';

/** The Bermuda Triangle's structure, hung anew: lift Groups, hang them elsewhere, and agree when all hang (C-1001). */
export function RearrangePanel({ gesture, table: now }: { gesture: RearrangeGesture; table: Table }) {
  const table = useTable();
  const [inHand, ...rest] = gesture.lifted;
  const intent: Intent = { type: 'usePower', card: gesture.card, placements: gesture.hung };
  const refusal = inHand ? t('rearrange.notAll', { n: gesture.lifted.length }) : table.why(check(now.view, intent));
  const places = hangingPlaces(now, gesture);
  return (
    <StepPanel title={t('rearrange.title')} testid="rearrange-panel">
      {inHand ? (
        <div class="prompt">
          <p>{t('rearrange.hang', { card: cardName(inHand) })}</p>
          <div class="chips">
            {places.map((place) => (
              <button
                key={`${place.onto} ${place.arrow}`}
                type="button"
                class="chip"
                data-testid={`place-${place.onto}-${place.arrow}`}
                onClick={() => table.change(hang(gesture, { onto: place.onto, arrow: place.arrow }))}
              >
                {t('place.arrow', { card: cardName(place.onto), side: sideName(place.arrow) })}
              </button>
            ))}
            {places.length === 0 && <span class="muted small">{t('rearrange.noPlace')}</span>}
          </div>
        </div>
      ) : (
        <p>{t('rearrange.lift')}</p>
      )}
      {rest.length > 0 && (
        <div class="chips">
          {rest.map((group) => (
            <button key={group} type="button" class="chip" onClick={() => table.change(takeUp(gesture, group))}>
              {cardName(group)}
            </button>
          ))}
        </div>
      )}
      <div>
        <p class="small muted">{t('rearrange.hung')}</p>
        <div class="chips">
          {gesture.hung.map(({ group }) => (
            <button key={group} type="button" class="chip" data-testid={`lift-${group}`} onClick={() => table.change(lift(gesture, group))}>
              {cardName(group)}
            </button>
          ))}
        </div>
      </div>
      <PanelFoot>
        <Button testid="rearrange-reset" onClick={() => table.change(newRearrange(now, gesture.card))}>
          {t('rearrange.reset')}
        </Button>
        <Button
          kind="brass"
          testid="rearrange-confirm"
          reason={refusal}
          onClick={async () => {
            if (await table.act(intent)) table.cancel();
          }}
        >
          {t('rearrange.confirm')}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}
