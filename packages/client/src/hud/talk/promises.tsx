import { type PromiseInfo, TEXT_LENGTH } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { useState } from 'preact/hooks';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { SeatMark } from '../../ui/seat-mark';
import { CardsIn } from '../named/cards-in';
import { useDraft } from './draft';
import { inWords } from './keyed';
import { Recipient } from './recipient';
import css from './talk.module.css';
import { TrackRecordPill } from './track-record-pill';

export function Promises() {
  const table = useTable();
  const promises = table.link.promises.value;
  const judged = [...new Set(promises.filter(({ state }) => state !== 'open').map(({ by }) => by))];
  return (
    <>
      <div class={css.logLines} data-testid="promises" role="log" aria-label={t('talk.promises')}>
        <p class="muted small">{t(promises.length === 0 ? 'promise.none' : 'promise.help')}</p>
        {judged.length > 0 && (
          <p class={css.promiseRecords}>
            {judged.map((player) => (
              <TrackRecordPill key={player} player={player} />
            ))}
          </p>
        )}
        <ul class={css.promises}>
          {[...promises].reverse().map((promise) => (
            <Made key={promise.id} promise={promise} />
          ))}
        </ul>
      </div>
      {table.game.me !== null && <PromiseField />}
    </>
  );
}

function Made({ promise }: { promise: PromiseInfo }) {
  const table = useTable();
  const { id, by, to: receiver, text, state, markedBy } = promise;
  const { look, name } = table.seat(by);
  const mayMark = table.game.me !== null && by !== table.game.me && (receiver === null || receiver === table.game.me);
  const others = (['kept', 'broken', 'open'] as const).filter((as) => as !== state);
  return (
    <li style={{ '--seat': look.colour }} class={css.promise} data-testid={`promise-${id}`} data-state={state}>
      <p class={css.promiseHead}>
        <span>
          <SeatMark look={look} size={12} /> <b>{name}</b> → <b>{receiver === null ? t('talk.everyone') : table.name(receiver)}</b>
        </span>
        <span class={cx('pill', state === 'kept' ? 'good' : state === 'broken' && 'bad')}>
          {t('promise.state', { state, by: markedBy ? table.name(markedBy) : '' })}
        </span>
      </p>
      <p class={css.promiseText}>
        “
        <bdi>
          <CardsIn text={inWords(text, table.name)} />
        </bdi>
        ”
      </p>
      {mayMark && (
        <div class="button-row">
          {others.map((as) => (
            <Button
              key={as}
              size="small"
              kind={as === 'open' ? 'quiet' : 'plain'}
              icon={as === 'kept' ? 'check' : as === 'broken' ? 'close' : undefined}
              testid={`promise-${id}-${as}`}
              onClick={() => void table.send('mark', { promise: id, as })}
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
  const [receiver, setTo] = useState<PlayerId | null>(null);
  const { text, setText, empty, send } = useDraft((line) => table.send('promise', { to: receiver, text: line }));
  return (
    <form
      class={css.talkFoot}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Recipient table={table} label={t('promise.to')} to={receiver} testid="promise-to" computers onPick={setTo} />
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
