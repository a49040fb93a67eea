import { NAME_LENGTH, type SeatInfo } from '@illuminice/protocol';
import { useState } from 'preact/hooks';
import { rememberName } from '../../net/memory';
import type { Lobby, TableLink } from '../../net/table-link';
import { seatLook, seatLooks } from '../../prefs/seat-look';
import { named, refusalText, t } from '../../text';
import { Button } from '../../ui/button';
import { ComputerKind, kindOfComputer } from '../../ui/computer-kind';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/icon';
import { SeatMark } from '../../ui/seat-mark';
import css from './lobby.module.css';

export function Seats({ link, lobby }: { link: TableLink; lobby: Lobby }) {
  const me = link.player.value;
  const seats = named(lobby.seats);
  const mine = seats.find(({ player }) => player === me);
  const places = Array.from({ length: lobby.capacity }, (_, place) => place);
  const open = places.filter((place) => !lobby.seats.some((seat) => seat.place === place));
  const freeColours = seatLooks().filter((_, colour) => !lobby.seats.some((seat) => seat.colour === colour));
  const hosts = me !== null && me === lobby.host;
  const sets = (seat: SeatInfo) => seat.computer && hosts;
  return (
    <section class={cx('panel', css.seats)}>
      <h2 class="panel-title">
        {t('lobby.seats')} <span class="small muted">{t('home.taken', { taken: lobby.seats.length, seats: lobby.capacity })}</span>
      </h2>
      <ul>
        {seats.map((seat) => (
          <li
            key={seat.player}
            class={css.seat}
            style={{ '--seat': seatLook(seat.colour).colour }}
            data-testid={`seat-${seat.place}`}
            data-computer={seat.computer}
          >
            <SeatMark look={seatLook(seat.colour)} size={24} />
            <div>
              {seat === mine ? (
                <OwnName seat={seat} link={link} table={me === lobby.host ? lobby.name : null} />
              ) : (
                <strong>{seat.name}</strong>
              )}
              <span class="small muted">
                {[
                  seat === mine && t('you'),
                  seat.computer && (sets(seat) ? t('lobby.computer') : kindOfComputer(seat)),
                  seat.player === lobby.host && t('lobby.host'),
                  seat.presence !== 'connected' && t('presence.reconnecting'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            {sets(seat) ? (
              <ComputerKind
                {...seat}
                ruleset={lobby.rules.ruleset}
                testid={`seat-${seat.place}`}
                onChange={(kind) => void link.send('level', { player: seat.player, ...kind })}
              />
            ) : (
              <span class={css.pills}>
                {seat.sealed && (
                  <span class="pill good" data-testid={`seat-${seat.place}-sealed`}>
                    <Icon name="lock" />
                    {t('lobby.sealed')}
                  </span>
                )}
                <span class={cx('pill', seat.ready && 'good')}>
                  {seat.ready && <Icon name="check" />}
                  {t(seat.ready ? 'lobby.isReady' : 'lobby.notReady')}
                </span>
              </span>
            )}
            <div class={css.seatButtons}>
              {hosts && seat.place > 0 && (
                <Button
                  size="small"
                  kind="quiet"
                  icon="up"
                  label={t('lobby.moveUp', { name: seat.name })}
                  testid={`seat-${seat.place}-up`}
                  onClick={() => void link.send('move', { player: seat.player, place: seat.place - 1 })}
                />
              )}
              {seat === mine && (
                <Button size="small" kind="quiet" testid="lobby-stand" onClick={() => void link.send('stand', {})}>
                  {t('lobby.stand')}
                </Button>
              )}
              {hosts && seat !== mine && (
                <Button
                  size="small"
                  kind="quiet"
                  icon="close"
                  label={t(seat.computer ? 'lobby.removeComputer' : 'lobby.kick', { name: seat.name })}
                  testid={`seat-${seat.place}-remove`}
                  onClick={() => void link.send('kick', { player: seat.player })}
                />
              )}
            </div>
          </li>
        ))}
        {open.map((place, index) => (
          <li key={`open-${place}`} class={cx(css.seat, css.open)}>
            <SeatMark look={freeColours[index] ?? seatLook(place)} hollow size={24} />
            <div class="muted">{t('lobby.openSeat', { n: place + 1 })}</div>
            {!hosts && (
              <Button
                size="small"
                kind="quiet"
                testid={`open-${place}-take`}
                onClick={() => void (me === null ? link.send('sit', { place }) : link.send('move', { player: me, place }))}
              >
                {t(me === null ? 'home.takeSeat' : 'lobby.moveHere')}
              </Button>
            )}
            {hosts && index === 0 && (
              <Button icon="plus" testid="lobby-add-computer" onClick={() => void link.send('addComputer', {})}>
                {t('lobby.addComputer')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hosts &&
        lobby.kicked.map((name) => (
          <div key={name} data-testid="lobby-kicked">
            <span class="small muted">{t('lobby.kicked', { name })}</span>
            <Button size="small" kind="quiet" testid="lobby-readmit" onClick={() => void link.send('readmit', { name })}>
              {t('lobby.readmit', { name })}
            </Button>
          </div>
        ))}
      {mine && (
        <fieldset class={css.colours}>
          <legend class="small muted">{t('lobby.colour')}</legend>
          {seatLooks().map((look, colour) => {
            const taken = seats.some((seat) => seat.colour === colour && seat !== mine);
            return (
              <button
                key={look.name}
                type="button"
                class={css.colour}
                aria-pressed={mine.colour === colour}
                aria-label={t('lobby.colourName', {
                  colour: t('colour.name', { colour: look.name }),
                  shape: t('colour.shape', { shape: look.shape }),
                })}
                disabled={taken}
                data-testid={`colour-${colour}`}
                onClick={() => void link.send('colour', { colour })}
              >
                <SeatMark look={look} size={20} />
              </button>
            );
          })}
        </fieldset>
      )}
    </section>
  );
}

/** @param table name of the table, for the host only: a name made from theirs changes along */
function OwnName({ seat, link, table }: { seat: SeatInfo; link: TableLink; table: string | null }) {
  const [name, setName] = useState(seat.name);
  const [error, setError] = useState<string | null>(null);
  const rename = async () => {
    if (name.trim() === seat.name) return;
    const answer = await link.send('rename', { name });
    setError(answer.ok ? null : refusalText(answer.refusal));
    if (!answer.ok) return setName(seat.name);
    rememberName(name.trim());
    if (table === t('home.tableOf', { name: seat.name })) await link.send('configure', { name: t('home.tableOf', { name: name.trim() }) });
  };
  return (
    <>
      <input
        class={css.ownName}
        value={name}
        maxLength={NAME_LENGTH}
        aria-label={t('home.name')}
        data-testid="lobby-name"
        onInput={(event) => setName(event.currentTarget.value)}
        onBlur={() => void rename()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      {error && (
        <span class="error small" role="alert">
          {error}
        </span>
      )}
    </>
  );
}
