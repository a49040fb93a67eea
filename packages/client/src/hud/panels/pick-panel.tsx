import { check } from '@illuminice/rules';
import { cardName, cardText, t } from '../../text';
import { SeatMark } from '../../ui/seat-mark';
import { pickable, pickablePlayers, pickIntent } from '../gestures/special';
import type { PickGesture, Table } from '../gestures/types';
import { useTable } from '../model';
import { useOutcome } from './outcome';
import { Prompt } from './prompt';
import { LockIn, StepPanel } from './step-panel';

/** A Special before it is locked in: what it is aimed at, and what it will do (C-900). */
export function PickPanel({ gesture, table: now }: { gesture: PickGesture; table: Table }) {
  const table = useTable();
  const { card, as, what, group, player } = gesture;
  const intent = pickIntent(gesture);
  const outcome = useOutcome(now, gesture);
  const refusal = intent ? table.why(check(now.view, intent)) : t(what === 'player' ? 'special.pickPlayer' : 'special.pickGroup');
  return (
    <StepPanel title={as === 'flip' ? t('special.flipTitle', { card: cardName(card) }) : cardName(card)} testid="pick-panel">
      <p class="small muted">{cardText(card)}</p>
      {what === 'player' && (
        <fieldset class="chips" aria-label={t('special.pickPlayer')}>
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
        </fieldset>
      )}
      {what === 'deadGroup' && <Prompt text={t('special.pickGroup')} choices={pickable(now, gesture)} picked={group} />}
      {outcome && (
        <p class="will" data-testid="special-will">
          {outcome}
        </p>
      )}
      {as !== 'flip' && <p class="small muted">{t('special.discarded')}</p>}
      <LockIn
        icon={as === 'flip' ? 'eye' : 'special'}
        testid="special-confirm"
        reason={refusal}
        text={as === 'flip' ? t('hand.flip') : t('special.play', { card: cardName(card) })}
        send={() => (intent ? table.act(intent) : Promise.resolve(false))}
      />
    </StepPanel>
  );
}
