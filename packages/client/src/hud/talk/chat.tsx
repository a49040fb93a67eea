import { type ChatLine, TEXT_LENGTH } from '@illuminice/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../../table/table-model';
import type { UiModel } from '../../table/ui-model';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/icon';
import { CardsIn } from '../named/cards-in';
import { useDraft } from './draft';
import { inWords } from './keyed';
import { mutedAt } from './muted';
import { Muting } from './muting';
import { Recipient } from './recipient';
import css from './talk.module.css';

/** Parts of a table that the chat needs: in play, or in the lobby. */
export interface ChatTable extends Pick<TableModel, 'link' | 'seat' | 'name' | 'send'> {
  game: Pick<TableModel['game'], 'me'>;
  ui: Pick<UiModel, 'talk'>;
}

export function Chat({ table }: { table: ChatTable }) {
  const lines = mutedAt(table.link).lines.value;
  const box = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.at;
  useEffect(() => {
    if (last !== undefined) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  return (
    <>
      <Muting table={table} />
      <div
        ref={box}
        role="log"
        aria-label={t('talk.chat')}
        data-testid="chat"
        class={css.logLines}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reached
        tabIndex={0}
      >
        {lines.length === 0 && <p class="muted small">{t('talk.silence')}</p>}
        <ol>
          {lines.map((line, index) => (
            <Line key={`${line.at} ${index}`} line={line} table={table} />
          ))}
        </ol>
      </div>
      <ChatField table={table} />
    </>
  );
}

function Line({ line: { from, name, to: receiver, text }, table }: { line: ChatLine; table: ChatTable }) {
  if (from === null)
    return (
      <li class={css.chatLine} data-testid="chat-line" data-spectator>
        <span class={css.whisperMark}>
          <Icon name="eye" />
          <span class="visually-hidden">{t('talk.spectator')}</span>
        </span>
        <b translate={false}>{name}</b>
        {': '}
        <bdi>
          <CardsIn text={text} />
        </bdi>
      </li>
    );
  const { colour } = table.seat(from).look;
  const mine = from === table.game.me;
  return (
    <li class={cx(css.chatLine, receiver === null ? '' : css.whisper)} data-testid="chat-line" data-whisper={receiver !== null}>
      {receiver !== null && (
        <span class={css.whisperMark}>
          <Icon name="lock" />
          <span class="visually-hidden">{t('talk.whisper')}</span>
        </span>
      )}
      {mine || table.game.me === null || table.seat(from).computer ? (
        <b translate={false} style={{ color: colour }}>
          {name}
        </b>
      ) : (
        <button
          type="button"
          class={css.chatName}
          translate={false}
          style={{ color: colour }}
          aria-label={t('talk.whisperTo', { name })}
          onClick={() => table.ui.talk.openFor(from)}
        >
          {name}
        </button>
      )}
      {receiver !== null && (
        <>
          {' → '}
          <b style={{ color: table.seat(receiver).look.colour }}>{table.name(receiver)}</b>
        </>
      )}
      {': '}
      <bdi>
        <CardsIn text={table.seat(from).computer ? inWords(text, table.name) : text} />
      </bdi>
    </li>
  );
}

function ChatField({ table }: { table: ChatTable }) {
  const field = useRef<HTMLInputElement>(null);
  const { me } = table.game;
  const receiver = me === null ? null : table.ui.talk.to.value;
  const stage = table.link.lobby.value?.stage;
  const label =
    receiver !== null
      ? t('talk.whisperTo', { name: table.name(receiver) })
      : me === null && stage === 'playing'
        ? t('talk.sayToSpectators')
        : t('talk.sayToAll');
  const { text, setText, empty, send } = useDraft((line) => table.send('chat', { to: receiver, text: line }));
  const wantsFocus = table.ui.talk.wantsFocus.value;
  useEffect(() => {
    if (!wantsFocus) return;
    field.current?.focus();
    table.ui.talk.focused();
  }, [wantsFocus, table]);
  return (
    <form
      class={cx(css.talkFoot, receiver === null ? '' : css.whisper)}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {me !== null && <Recipient table={table} label={t('talk.to')} to={receiver} testid="chat-to" onPick={table.ui.talk.address} />}
      <input
        ref={field}
        class="field"
        value={text}
        maxLength={TEXT_LENGTH}
        autocomplete="off"
        enterkeyhint="send"
        placeholder={label}
        aria-label={label}
        data-testid="chat-text"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" icon="arrow" label={t('talk.send')} testid="chat-send" reason={empty ? t('talk.empty') : null} />
    </form>
  );
}
