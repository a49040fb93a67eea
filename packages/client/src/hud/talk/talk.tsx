import { normalizeProps, useMachine } from '@zag-js/preact';
import * as tabs from '@zag-js/tabs';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { useAction } from '../../input/use-action';
import { type LogKind, t } from '../../text';
import { LogFilter, LogLines } from '../log';
import { type TalkTab, useTable } from '../model';
import { PromisesLater } from '../trade/deals-later';
import { Chat } from './chat';
import { readMarks } from './seen';
import './talk.css';

const TABS: readonly TalkTab[] = ['log', 'chat', 'promises'];

/** What happened, what is said, what was promised: one of the three, with a mark on what is new in the others. */
export function Talk() {
  const table = useTable();
  const { tab } = table.talk.value;
  const [kind, setKind] = useState<LogKind | 'all'>('all');
  const marks = useMemo(() => readMarks(table.link), [table.link]);
  const lines = marks.lines();
  const promises = marks.promises();
  const fresh: Record<TalkTab, number> = { log: 0, chat: lines.length, promises: promises.length };
  const newest = lines.at(-1);

  // Who looks at it has read it.
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      if (tab === 'chat') marks.sawChat();
      if (tab === 'promises') marks.sawPromises();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [tab, marks, lines.length, promises.length]);

  useAction('talk', () => {
    if (table.me === null) return false;
    table.talk.value = { ...table.talk.value, tab: 'chat' };
    table.talkAsked.value += 1;
    return true;
  });

  const service = useMachine(tabs.machine, {
    id: useId(),
    value: tab,
    onValueChange: ({ value }) => {
      table.talk.value = { ...table.talk.value, tab: value as TalkTab };
    },
  });
  const api = tabs.connect(service, normalizeProps);
  return (
    <section {...api.getRootProps()} class="log talk" aria-label={t('talk.title')}>
      <header>
        <div {...api.getListProps()} class="talk-tabs">
          {TABS.map((one) => (
            <button key={one} {...api.getTriggerProps({ value: one })} class="talk-tab" data-testid={`talk-${one}`}>
              {t(`talk.${one}`)}
              {fresh[one] > 0 && (
                <span class="unread" data-testid={`unread-${one}`} data-n={fresh[one]}>
                  <span aria-hidden="true">{fresh[one]}</span>
                  <span class="visually-hidden">{t('talk.unread', { n: fresh[one] })}</span>
                </span>
              )}
            </button>
          ))}
        </div>
        {tab === 'log' && <LogFilter kind={kind} onPick={setKind} />}
      </header>
      <div {...api.getContentProps({ value: tab })} class="talk-body" key={tab}>
        {tab === 'log' ? <LogLines kind={kind} /> : tab === 'chat' ? <Chat /> : <PromisesLater />}
      </div>
      <p class="visually-hidden" aria-live="polite">
        {tab !== 'chat' && newest && t('talk.heard', { name: newest.name, whisper: newest.to === null ? 'no' : 'yes', text: newest.text })}
      </p>
    </section>
  );
}
