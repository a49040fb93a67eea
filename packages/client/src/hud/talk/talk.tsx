import { normalizeProps, useMachine } from '@zag-js/preact';
import * as tabs from '@zag-js/tabs';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { useAction } from '../../prefs/use-action';
import { useTable } from '../../table/table-context';
import type { TalkTab } from '../../table/ui-model';
import { t } from '../../text';
import { cx } from '../../ui/cx';
import { Later, lazyPart } from '../../ui/lazy-part';
import { ALL, LogFilter, LogLines } from './log';
import { readMarks } from './seen';
import css from './talk.module.css';

const talk = lazyPart(() => import('./said'));
const AGAIN_MS = 3000;

const TABS: readonly TalkTab[] = ['log', 'chat', 'promises'];

/** Log, chat or promises, with a mark on news in the other two. */
export function Talk() {
  const table = useTable();
  const tab = table.ui.talk.tab.value;
  const [kind, setKind] = useState(ALL);
  const marks = useMemo(() => readMarks(table.link), [table.link]);
  const lines = marks.lines();
  const unseen = marks.promises();
  const fresh: Record<TalkTab, number> = { log: 0, chat: lines.length, promises: unseen.length };
  const newest = lines.at(-1);

  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      if (tab === 'chat') marks.sawChat();
      if (tab === 'promises') marks.sawPromises();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [tab, marks, lines.length, unseen.length]);

  // Preloaded once the game goes on: a chat is likely.
  useEffect(() => table.link.onEvents(talk.preload), [table]);

  // On a shared device people talk aloud.
  const tabsShown = table.link.local ? TABS.slice(0, 1) : TABS;
  useAction('talk', () => {
    if (table.game.me === null || table.link.local) return false;
    table.ui.talk.openFor();
    return true;
  });

  const service = useMachine(tabs.machine, {
    id: useId(),
    value: tab,
    onValueChange: ({ value }) => table.ui.talk.show(value as TalkTab),
  });
  const api = tabs.connect(service, normalizeProps);
  return (
    <section {...api.getRootProps()} class={cx(css.log, css.talk)} data-anchor="talk" aria-label={t('talk.title')}>
      <header>
        <div {...api.getListProps()} class={css.talkTabs}>
          {tabsShown.map((tab) => (
            <button key={tab} {...api.getTriggerProps({ value: tab })} class={css.talkTab} data-testid={`talk-${tab}`}>
              {t(`talk.${tab}`)}
              {fresh[tab] > 0 && (
                <span class="badge" data-testid={`unread-${tab}`} data-n={fresh[tab]}>
                  <span aria-hidden="true">{fresh[tab]}</span>
                  <span class="visually-hidden">{t('talk.unread', { n: fresh[tab] })}</span>
                </span>
              )}
            </button>
          ))}
        </div>
        {tab === 'log' && <LogFilter kind={kind} onPick={setKind} />}
      </header>
      <div {...api.getContentProps({ value: tab })} class={css.talkBody} key={tab}>
        {tab === 'log' ? (
          <LogLines kind={kind} />
        ) : (
          <Later
            part={talk}
            againMs={AGAIN_MS}
            fallback={() => (
              <p class="small muted" role="status">
                {t('trade.loading')}
              </p>
            )}
          >
            {({ Chat, Promises }) => (tab === 'chat' ? <Chat table={table} /> : <Promises />)}
          </Later>
        )}
      </div>
      <p class="visually-hidden" aria-live="polite">
        {tab !== 'chat' && newest && t('talk.heard', { name: newest.name, whisper: newest.to === null ? 'no' : 'yes', text: newest.text })}
      </p>
    </section>
  );
}
