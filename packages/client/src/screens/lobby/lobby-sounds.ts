import { useEffect, useRef } from 'preact/hooks';
import { mutedAt } from '../../hud/talk/muted';
import type { Lobby, TableLink } from '../../net/table-link';
import { play } from '../../sound/index';
import { awaited } from './start';

export function useLobbySounds(link: TableLink, lobby: Lobby): void {
  const ready = lobby.seats.length > 1 && awaited(lobby).length === 0;
  const count = mutedAt(link).lines.value.filter(({ from }) => from !== link.player.value).length;
  const before = useRef({ seats: lobby.seats.length, ready, said: count });
  useEffect(() => {
    const { current } = before;
    if (ready && !current.ready) play('deal');
    else if (lobby.seats.length > current.seats) play('place');
    else if (count > current.said) play('chat');
    before.current = { seats: lobby.seats.length, ready, said: count };
  }, [lobby.seats.length, ready, count]);
  useEffect(
    () => () => {
      if (link.lobby.peek()?.stage === 'playing') play('turn');
    },
    [link],
  );
}
