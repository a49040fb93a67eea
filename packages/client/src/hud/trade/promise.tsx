import { TEXT_LENGTH } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { t } from '../../text';
import { Icon } from '../../ui/icon';
import { CardsIn } from '../named/cards-in';
import { inWords } from '../talk/keyed';
import { TrackRecordPill } from '../talk/track-record-pill';
import css from './promise.module.css';

/** Promise of one side of an offer, with that player's record of kept promises. */
export function PromiseStrip({ by, text }: { by: PlayerId; text: string }) {
  return (
    <p class={css.promiseStrip}>
      <Icon name="flag" />
      <span>
        <b>{t('trade.promise')}</b> “
        <bdi>
          <CardsIn text={inWords(text)} />
        </bdi>
        ”
      </span>
      <TrackRecordPill player={by} />
    </p>
  );
}

/** Field for one side's promise. `by`: the promising player; null: not known yet. */
export function PromiseField(props: {
  label: string;
  by: PlayerId | null;
  text: string;
  testid: string;
  onChange: (text: string) => void;
}) {
  return (
    <div class={css.promiseField}>
      <input
        class="field"
        value={props.text}
        maxLength={TEXT_LENGTH}
        placeholder={props.label}
        aria-label={props.label}
        data-testid={props.testid}
        onInput={(event) => props.onChange(event.currentTarget.value)}
      />
      {props.by && <TrackRecordPill player={props.by} />}
    </div>
  );
}
