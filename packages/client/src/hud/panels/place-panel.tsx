import { check } from '@illuminice/rules';
import { cardName, cardText, sideName, t } from '../../text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import {
  arrowsOfMaster,
  branchBelow,
  hangPuppet,
  pickPlace,
  placeable,
  placement,
  placePreview,
  places,
  samePlace,
} from '../gestures/place';
import type { PlaceGesture, Table } from '../gestures/types';
import { useTable } from '../model';
import { PanelFoot } from '../panel-foot';
import { Prompt } from './prompt';
import { LockIn, StepPanel } from './step-panel';

/** Hanging a Group on an arrow, with all below it: where it may go, what comes along, what would be lost (U38, U51, U98). */
export function PlacePanel({ gesture, table: now }: { gesture: PlaceGesture; table: Table }) {
  const table = useTable();
  const { group } = gesture;
  const legal = places(now, gesture);
  const look = placePreview(now, gesture);
  const intent = placement(now, gesture);
  const refusal = intent ? table.why(check(now.view, intent)) : t(group ? 'place.pickArrow' : 'place.pickGroup');
  const below = group ? branchBelow(now, group) : [];
  const confirm = look && look.lost.length > 0 ? t('place.confirmLoss') : t('place.confirm');
  const send = () => (intent ? table.act(intent) : Promise.resolve(false));
  return (
    <StepPanel
      title={t(`place.title.${gesture.why}`, { card: group ? cardName(group) : '' })}
      testid="place-panel"
      must={gesture.why === 'captured'}
    >
      {gesture.card && (
        <>
          <p class="small muted">{cardText(gesture.card)}</p>
          <p class="will">{t('special.will.bribe', { left: (now.view.board.turn?.actionsLeft ?? 1) - 1 })}</p>
        </>
      )}
      {!group && <Prompt text={t('place.pickGroup')} choices={placeable(now, gesture)} />}
      {group && (
        <div class="prompt">
          <p>{t('place.pickArrow')}</p>
          <div class="chips">
            {legal.map((place) => (
              <button
                key={`${place.onto} ${place.arrow}`}
                type="button"
                class="chip"
                aria-pressed={samePlace(place, gesture.place)}
                data-testid={`place-${place.onto}-${place.arrow}`}
                onClick={() => table.tapPlace(place)}
              >
                {t('place.arrow', { card: cardName(place.onto), side: sideName(place.arrow) })}
              </button>
            ))}
          </div>
        </div>
      )}
      {gesture.place && below.length > 0 && (
        <div>
          <p class="small muted">{t('place.below')}</p>
          {below.map((puppet) => {
            const spot = look?.spots.find(({ card }) => card === puppet);
            return (
              <div key={puppet} class="branch-row">
                <span class={look?.lost.includes(puppet) ? 'minus' : ''}>
                  {cardName(puppet)}
                  {look?.lost.includes(puppet) && ` · ${t('place.lost')}`}
                </span>
                <select
                  class="select"
                  aria-label={t('place.hangOn', { card: cardName(puppet) })}
                  data-testid={`puppet-${puppet}`}
                  value={spot?.arrow ?? ''}
                  onChange={(event) => table.change(hangPuppet(now, gesture, puppet, event.currentTarget.value as 'top'))}
                >
                  {!spot && <option value="">–</option>}
                  {arrowsOfMaster(now, puppet).map((arrow) => (
                    <option key={arrow} value={arrow}>
                      {sideName(arrow)}
                    </option>
                  ))}
                </select>
              </div>
            );
          })}
          {gesture.puppets.length > 0 && (
            <Button size="small" testid="place-undo" onClick={() => gesture.place && table.change(pickPlace(now, gesture, gesture.place))}>
              {t('place.undo')}
            </Button>
          )}
        </div>
      )}
      {look && look.lost.length > 0 && (
        <p class="losses" role="alert" data-testid="place-losses">
          <Icon name="drop" /> {t('place.losses', { cards: look.lost.map(cardName).join(', '), n: look.lost.length })}
        </p>
      )}
      {gesture.why === 'captured' ? (
        <PanelFoot>
          <Button
            kind="brass"
            size="big"
            testid="place-confirm"
            reason={refusal}
            onClick={async () => {
              if (await send()) table.cancel();
            }}
          >
            {confirm}
          </Button>
        </PanelFoot>
      ) : (
        <LockIn testid="place-confirm" reason={refusal} text={confirm} send={send} />
      )}
    </StepPanel>
  );
}
