import { TEXT_LENGTH } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { TrackRecordPill } from '../../../hud/talk/track-record-pill';
import css from './deal.module.css';

/** What one side promises besides. `by`: whose word it is; null: that is not said yet. */
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
