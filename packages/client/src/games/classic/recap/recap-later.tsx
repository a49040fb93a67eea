import { signal } from '@preact/signals';
import { Later, lazyPart } from '../../../ui/lazy-part';
import { useTable } from '../use-table';

const recap = lazyPart(() => import('./recap'));

/** The card that was put away: its table and turn. */
const putAway = signal('');

/** What the computer player did whose turn was the last one before this. */
export function RecapLater() {
  const table = useTable();
  const turn = table.game.view.value.board.turn?.number ?? 0;
  const lines = table.log.value;
  const began = lines.findLastIndex(({ event }) => event.type === 'turnBegan' && event.number === turn - 1);
  const first = lines[began]?.event;
  const id = `${table.link.code} ${turn}`;
  if (first?.type !== 'turnBegan' || !table.seat(first.player).computer || putAway.value === id) return null;
  const ended = lines.findIndex(({ event }) => event.type === 'turnBegan' && event.number === turn);
  const events = lines.slice(began + 1, ended < 0 ? undefined : ended).map(({ event }) => event);
  const onClose = () => {
    putAway.value = id;
  };
  return <Later part={recap}>{({ Recap }) => <Recap player={first.player} turn={turn - 1} events={events} onClose={onClose} />}</Later>;
}
