import { type ChatLine, TEXT_LENGTH } from '@illuminice/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { type TableModel, useTable } from '../model';
import { useDraft } from './draft';
import { Recipient } from './recipient';

/** What is said at the table, and whispers that the two alone read. */
export function Chat() {
  const table = useTable();
  const lines = table.link.chat.value;
  const box = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.at;
  // A new line scrolls into view.
  useEffect(() => {
    if (last !== undefined) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  return (
    <>
      <div ref={box} role="log" aria-label={t('talk.chat')} data-testid="chat" class="log-lines">
        {lines.length === 0 && <p class="muted small">{t('talk.silence')}</p>}
        <ol>
          {lines.map((line, index) => (
            <Line key={`${line.at} ${index}`} line={line} table={table} />
          ))}
        </ol>
      </div>
      {table.me === null ? <p class="small muted talk-foot">{t('talk.onlySeated')}</p> : <ChatField />}
    </>
  );
}

function Line({ line: { from, name, to, text }, table }: { line: ChatLine; table: TableModel }) {
  const { colour } = table.seat(from).look;
  const mine = from === table.me;
  return (
    <li class={`chat-line ${to === null ? '' : 'whisper'}`} data-testid="chat-line" data-whisper={to !== null}>
      {to !== null && (
        <span class="whisper-mark">
          <Icon name="lock" />
          <span class="visually-hidden">{t('talk.whisper')}</span>
        </span>
      )}
      {mine || table.me === null || table.seat(from).computer ? (
        <b style={{ color: colour }}>{name}</b>
      ) : (
        <button
          type="button"
          class="chat-name"
          style={{ color: colour }}
          aria-label={t('talk.whisperTo', { name })}
          onClick={() => {
            table.talk.value = { tab: 'chat', to: from };
            table.talkAsked.value += 1;
          }}
        >
          {name}
        </button>
      )}
      {to !== null && (
        <>
          {' → '}
          <b style={{ color: table.seat(to).look.colour }}>{table.name(to)}</b>
        </>
      )}
      {': '}
      <bdi>{text}</bdi>
    </li>
  );
}

function ChatField() {
  const table = useTable();
  const field = useRef<HTMLInputElement>(null);
  const { to } = table.talk.value;
  const { text, setText, empty, send } = useDraft((said) => table.tell('chat', { to, text: said }));
  const asked = table.talkAsked.value;
  useEffect(() => {
    if (asked === 0) return;
    field.current?.focus();
    table.talkAsked.value = 0;
  }, [asked, table]);
  return (
    <form
      class={`talk-foot ${to === null ? '' : 'whisper'}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Recipient label={t('talk.to')} to={to} testid="chat-to" onPick={(next) => (table.talk.value = { tab: 'chat', to: next })} />
      <input
        ref={field}
        class="field"
        value={text}
        maxLength={TEXT_LENGTH}
        autocomplete="off"
        enterkeyhint="send"
        placeholder={to === null ? t('talk.sayToAll') : t('talk.whisperTo', { name: table.name(to) })}
        aria-label={to === null ? t('talk.sayToAll') : t('talk.whisperTo', { name: table.name(to) })}
        data-testid="chat-text"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" icon="arrow" label={t('talk.send')} testid="chat-send" reason={empty ? t('talk.empty') : null} />
    </form>
  );
}
