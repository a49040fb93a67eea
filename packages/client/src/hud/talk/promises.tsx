import { TEXT_LENGTH } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { useState } from 'preact/hooks';
import type { PromiseInfo } from '../../net/table-link';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import { useTable } from '../table-context';
import { TrackRecordPill } from '../trade/track-record-pill';
import { useDraft } from './draft';
import { Recipient } from './recipient';

/** Who promised what to whom, and what became of it (C-804). */
export function Promises() {
  const table = useTable();
  const promises = table.link.promises.value;
  const judged = [...new Set(promises.filter(({ state }) => state !== 'open').map(({ by }) => by))];
  return (
    <>
      <div class="log-lines" data-testid="promises" role="log" aria-label={t('talk.promises')}>
        <p class="muted small">{t(promises.length === 0 ? 'promise.none' : 'promise.help')}</p>
        {judged.length > 0 && (
          <p class="promise-records">
            {judged.map((player) => (
              <TrackRecordPill key={player} player={player} />
            ))}
          </p>
        )}
        <ul class="promises">
          {[...promises].reverse().map((promise) => (
            <Made key={promise.id} promise={promise} />
          ))}
        </ul>
      </div>
      {table.me !== null && <PromiseField />}
    </>
  );
}

function Made({ promise }: { promise: PromiseInfo }) {
  const table = useTable();
  const { id, by, to, text, state, markedBy } = promise;
  const { look, name } = table.seat(by);
  const mayMark = table.me !== null && by !== table.me && (to === null || to === table.me);
  const others = (['kept', 'broken', 'open'] as const).filter((as) => as !== state);
  return (
    <li style={{ '--seat': look.colour }} class={`promise ${state}`} data-testid={`promise-${id}`} data-state={state}>
      <p class="promise-head">
        <span>
          <SeatMark look={look} size={12} /> <b>{name}</b> → <b>{to === null ? t('talk.everyone') : table.name(to)}</b>
        </span>
        <span class={`pill ${state === 'kept' ? 'good' : state === 'broken' ? 'bad' : ''}`}>
          {t('promise.state', { state, by: markedBy ? table.name(markedBy) : '' })}
        </span>
      </p>
      <p class="promise-text">
        “<bdi>{text}</bdi>”
      </p>
      {mayMark && (
        <div class="step-row">
          {others.map((as) => (
            <Button
              key={as}
              size="small"
              kind={as === 'open' ? 'quiet' : 'plain'}
              icon={as === 'kept' ? 'check' : as === 'broken' ? 'close' : undefined}
              testid={`promise-${id}-${as}`}
              onClick={() => void table.tell('mark', { promise: id, as })}
            >
              {t('promise.mark', { as })}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function PromiseField() {
  const table = useTable();
  const [to, setTo] = useState<PlayerId | null>(null);
  const { text, setText, empty, send } = useDraft((said) => table.tell('promise', { to, text: said }));
  return (
    <form
      class="talk-foot"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Recipient label={t('promise.to')} to={to} testid="promise-to" computers onPick={setTo} />
      <input
        class="field"
        value={text}
        maxLength={TEXT_LENGTH}
        autocomplete="off"
        placeholder={t('promise.what')}
        aria-label={t('promise.what')}
        data-testid="promise-text"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" icon="check" label={t('promise.make')} testid="promise-make" reason={empty ? t('promise.empty') : null} />
    </form>
  );
}
