import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SeatMark } from '../../ui/seat-mark';
import css from './hand-over.module.css';
import type { LocalLink } from './local-link';

/** Motions above this length keep their end on screen for a moment; both in ms. */
const WORTH_MS = 400;
const LOOK_MS = 1500;
/** Time after which the table is covered despite motion, ms. */
const PATIENCE_MS = 8000;

/** Covers the table for the next player once all motion is shown, and lets anybody ask for the device out of turn. */
export function HandOver({ link }: { link: LocalLink }) {
  const table = useTable();
  const [asks, setAsks] = useState(false);
  const next = link.next.value;
  const board = table.board.value;
  const shows = table.stage.shown.value !== null;
  useEffect(() => {
    link.isShowing = () => table.stage.shown.peek() !== null;
    return () => {
      link.isShowing = () => false;
    };
  }, [link, table]);
  useEffect(() => {
    if (!shows) link.settle();
  }, [link, shows]);
  useEffect(() => {
    // Everybody sees the dice before the device is handed on.
    if (next === null || shows) return;
    const began = performance.now();
    let timer = setTimeout(link.cover, PATIENCE_MS);
    let left = false;
    void board?.settled().then(() => {
      if (left) return;
      clearTimeout(timer);
      timer = setTimeout(link.cover, performance.now() - began > WORTH_MS ? LOOK_MS : 0);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [next, board, link, shows]);

  const me = table.game.me;
  if (table.game.view.value.board.outcome) return null;
  return (
    <section class={`panel ${css.handOver}`} aria-label={t('handOver.title')} data-testid="hand-over" data-next={next ?? ''}>
      <p class="small" role="status">
        {next ? t('handOver.next', { name: table.name(next) }) : me ? t('handOver.has', { name: table.name(me) }) : t('handOver.none')}
      </p>
      {link.isGuest.value ? (
        <Button kind="brass" size="small" testid="hand-back" onClick={link.giveBack}>
          {t('handOver.back')}
        </Button>
      ) : (
        <Button size="small" testid="hand-to" onClick={() => setAsks(true)}>
          {t('handOver.open')}
        </Button>
      )}
      <Dialog open={asks} onClose={() => setAsks(false)} title={t('handOver.title')} testid="hand-dialog">
        <div class="stack">
          {link.people
            .filter((player) => player !== me)
            .map((player) => (
              <Button
                key={player}
                size="big"
                testid={`hand-to-${table.seat(player).place}`}
                onClick={() => {
                  setAsks(false);
                  link.handTo(player);
                }}
              >
                <SeatMark look={table.seat(player).look} size={16} /> {table.name(player)}
              </Button>
            ))}
        </div>
      </Dialog>
    </section>
  );
}
