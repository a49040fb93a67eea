import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableLink } from '../../net/table-link';
import { prefs } from '../../prefs/prefs';
import { useGameUi, useTable } from '../../table/table-context';
import { t, textOf } from '../../text';
import { callBack, wanted } from '../talk/notify';
import { readMarks } from '../talk/seen';
import { useTableSounds } from './table-sounds';

/** Lets the server notify the viewer's browser while the page is closed, if they want notifications. */
function useCalls(link: TableLink): void {
  const language = wanted.value ? prefs.language.value : null;
  const isSeated = link.announced !== undefined && link.player.value !== null;
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!isSeated || told.current === language) return;
    told.current = language;
    // Without push, the open page notifies the player.
    void import('../talk/call-me').then(({ callMe }) => callMe(link, language)).catch(() => undefined);
  }, [link, isSeated, language]);
}

/** Live region for screen readers, and the title of the tab: whose turn it is. */
export function Announcer() {
  const table = useTable();
  const game = useGameUi();
  const { log, play } = game;
  const [spoken, setSaid] = useState('');
  useTableSounds(table, game);
  useEffect(
    () =>
      table.link.onEvents((events) => {
        const lines = events
          .filter(({ type }) => play.spoken.has(type))
          .map((event) => textOf(log.line(event, { player: table.name }, table.game.view.peek())));
        if (lines.length > 0) setSaid(lines.join(' '));
      }),
    [table, log, play],
  );
  const asked = table.game.isAwaited.value;
  const { kind } = table.game.decision.value;
  useEffect(() => {
    if (asked) callBack(t('title.asked'), t('banner.asked', { kind }), table.link.code);
  }, [asked, kind, table]);
  const { lines } = useMemo(() => readMarks(table.link), [table.link]);
  const whisper = lines().findLast(({ to: receiver }) => receiver !== null);
  useEffect(() => {
    if (whisper) callBack(t('talk.whisperFrom', { name: whisper.name }), whisper.text, `${table.link.code} whisper`);
  }, [whisper, table]);
  useCalls(table.link);
  const { code, title: still } = table.link;
  const title = asked ? t('title.asked') : still ? t('title.still', { title: still }) : t('title.table', { code });
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = t('brand');
    };
  }, [title]);
  return (
    <p class="visually-hidden" aria-live="assertive" data-testid="announcer">
      {spoken}
    </p>
  );
}
