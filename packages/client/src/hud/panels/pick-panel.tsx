import { check, type Intent } from '@illuminice/rules';
import { cardName, cardText, t } from '../../text';
import { Button } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import { type PickGesture, pickable, pickablePlayers, type Table } from '../gestures/index';
import { useTable } from '../model';
import { PanelFoot } from '../panel-foot';
import { Prompt } from './prompt';
import { StepPanel } from './step-panel';

/** The one choice that a Special asks for before it is played. */
export function PickPanel({ gesture, table: now }: { gesture: PickGesture; table: Table }) {
  const table = useTable();
  const { card, group, player } = gesture;
  const chosen = gesture.what === 'player' ? player : group;
  const intent: Intent = { type: 'playSpecial', card, ...(group && { group }), ...(player && { player }) };
  const refusal = chosen ? table.why(check(now.view, intent)) : t(gesture.what === 'player' ? 'special.pickPlayer' : 'special.pickGroup');
  return (
    <StepPanel title={cardName(card)} testid="pick-panel">
      <p class="small muted">{cardText(card)}</p>
      {gesture.what === 'player' ? (
        <div class="chips">
          {pickablePlayers(now, gesture).map((other) => (
            <button
              key={other}
              type="button"
              class="chip"
              aria-pressed={other === player}
              data-testid={`pick-player-${table.seat(other).place}`}
              onClick={() => table.change({ ...gesture, player: other })}
            >
              <SeatMark look={table.seat(other).look} size={13} /> {table.name(other)}
            </button>
          ))}
        </div>
      ) : (
        <Prompt text={group ? cardName(group) : t('special.pickGroup')} choices={pickable(now, gesture)} />
      )}
      <PanelFoot>
        <Button
          kind="brass"
          size="big"
          icon="special"
          testid="special-confirm"
          reason={refusal}
          onClick={async () => {
            if (await table.act(intent)) table.cancel();
          }}
        >
          {t('special.play', { card: cardName(card) })}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}
