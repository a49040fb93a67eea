import type { SeatInfo } from '@illuminice/protocol';
import { rememberedName } from '../../net/memory';
import { useTable } from '../../table/table-context';
import { list, t } from '../../text';
import { Button } from '../../ui/button';
import css from './absences.module.css';

/** Requests of spectators for an absent player's seat: players vote, spectators ask. `voters`: players who may vote. */
export function SeatAsks({ seat, voters }: { seat: SeatInfo; voters: readonly SeatInfo[] }) {
  const table = useTable();
  const { me } = table.game;
  const mayVote = voters.some(({ player }) => player === me);
  const called = rememberedName() || t('join.spectator');
  const mine = me === null ? seat.asks.find(({ name }) => name === called) : undefined;
  const names = (players: readonly string[]) => list(players.map(table.name));
  return (
    <>
      {seat.asks.map((ask) => (
        <div key={ask.id} class={css.ask} data-testid={`ask-${seat.place}`} data-yes={ask.yes.length} data-no={ask.no.length}>
          <p class="small" role="status">
            {ask === mine ? t('asks.yours', { owner: seat.name }) : t('asks.other', { name: ask.name, owner: seat.name })}
          </p>
          {ask.yes.length + ask.no.length > 0 && (
            <p class="small muted">
              {ask.yes.length > 0 && t('asks.yes', { names: names(ask.yes) })} {ask.no.length > 0 && t('asks.no', { names: names(ask.no) })}
            </p>
          )}
          {mayVote && (
            <fieldset class={css.absentVote} aria-label={t('asks.vote', { name: ask.name })}>
              {[true, false].map((yes) => (
                <Button
                  key={String(yes)}
                  size="small"
                  pressed={(yes ? ask.yes : ask.no).includes(me as string)}
                  testid={`grant-${seat.place}-${yes ? 'yes' : 'no'}`}
                  onClick={() => void table.send('grantSeat', { ask: ask.id, yes })}
                >
                  {yes ? t('asks.grant', { name: ask.name }) : t('asks.deny')}
                </Button>
              ))}
            </fieldset>
          )}
          {ask === mine && (
            <Button size="small" testid="ask-withdraw" onClick={() => void table.send('askSeat', { player: null })}>
              {t('asks.withdraw')}
            </Button>
          )}
        </div>
      ))}
      {me === null && !mine && (
        <Button size="small" testid={`ask-for-${seat.place}`} onClick={() => void table.send('askSeat', { player: seat.player })}>
          {t('asks.ask', { owner: seat.name })}
        </Button>
      )}
    </>
  );
}
