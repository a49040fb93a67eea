import { useEffect, useMemo, useState } from 'preact/hooks';
import { useGameUi, useTable } from '../../table/table-context';
import { t, textOf } from '../../text';
import { callBack } from '../talk/notify';
import { readMarks } from '../talk/seen';
import { useTableSounds } from './table-sounds';

/** Says what happens to those who don't see it, and calls back who is in another tab: the title tells whose move it is. */
export function Announcer() {
  const table = useTable();
  const game = useGameUi();
  const { log, play } = game;
  const [said, setSaid] = useState('');
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
  const whisper = lines().findLast(({ to }) => to !== null);
  useEffect(() => {
    if (whisper) callBack(t('talk.whisperFrom', { name: whisper.name }), whisper.text, `${table.link.code} whisper`);
  }, [whisper, table]);
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
      {said}
    </p>
  );
}
