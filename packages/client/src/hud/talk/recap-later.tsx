import type { AnyEvent, PlayerId } from '@illuminice/rules';
import { signal } from '@preact/signals';
import { useTable } from '../../table/table-context';
import { Later, lazyPart } from '../../ui/lazy-part';

const recap = lazyPart(() => import('./recap'));

/** Table and turn of the closed recap. */
const putAway = signal('');

/** Recap since the viewer's last turn, shown in their own; in the first turn since the game began. */
export function RecapLater() {
  const table = useTable();
  const { me } = table.game;
  const { turn } = table.game.view.value.board;
  const id = `${table.link.code} ${turn?.number}`;
  if (!turn || turn.player !== me || putAway.value === id) return null;
  const events = table.log.value.map(({ event }) => event);
  const turnOf = (event: AnyEvent) => (event.type === 'turnBegan' ? (event as AnyEvent & { player: PlayerId; number: number }) : null);
  const ended = events.findLastIndex((event) => turnOf(event)?.number === turn.number);
  const past = ended < 0 ? events : events.slice(0, ended);
  const mine = past.findLastIndex((event) => turnOf(event)?.player === me);
  const began = past.findIndex((event, index) => index > mine && turnOf(event) !== null);
  if (began < 0) return null;
  const onClose = () => {
    putAway.value = id;
  };
  return <Later part={recap}>{({ Recap }) => <Recap turn={turn.number} events={past.slice(began)} onClose={onClose} />}</Later>;
}
