import type { GameEvent } from '@illuminice/rules/classic';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTable } from '../../games/classic/use-table';
import { useTableSounds } from '../../sound/table-sounds';
import { logLine, t, textOf } from '../../text';
import { callBack } from '../talk/notify';
import { readMarks } from '../talk/seen';

const SPOKEN: ReadonlySet<GameEvent['type']> = new Set([
  'turnBegan',
  'attackAnnounced',
  'oddsChanged',
  'rolled',
  'rollChanged',
  'attackEnded',
  'placed',
  'destroyed',
  'eliminated',
  'gameOver',
]);

/** Says what happens to those who don't see it, and calls back who is in another tab: the title tells whose move it is. */
export function Announcer() {
  const table = useTable();
  const [said, setSaid] = useState('');
  useTableSounds(table);
  useEffect(
    () =>
      table.link.onEvents((events) => {
        const lines = events.filter(({ type }) => SPOKEN.has(type)).map((event) => textOf(logLine(event, { player: table.name })));
        if (lines.length > 0) setSaid(lines.join(' '));
      }),
    [table],
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
