import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { at, linkAt } from '../../base-path';
import type { SpectacleKind } from '../../board/animation/spectacle';
import type { BetterMove } from '../../table/game-ui';
import { useGameUi, useTable } from '../../table/table-context';
import { named, t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/icon';
import { PlayFromHere } from './play-from-here';
import { type Playback, SPEEDS } from './playback';
import type { ReplayLink } from './replay-link';
import css from './timeline.module.css';

/** Plays, pauses, steps and winds a replay; chooses speed and perspective; offers link and file. */
export function Timeline(props: { link: ReplayLink; play: Playback; better: readonly BetterMove[]; edge: 'top' | 'bottom' }) {
  const { link, play, better, edge } = props;
  const table = useTable();
  const { Picture } = useGameUi().card;
  const { reel, game } = link;
  const moment = link.moment.value;
  const turn = reel.turnAt(moment);
  const playing = play.playing.value;
  const wind = (goal: number) => {
    play.playing.value = false;
    link.wind(goal);
  };
  const toTurn = (by: -1 | 1) => wind(turnFrom(link, by));
  const toggle = () => {
    if (!playing && moment === reel.length) link.wind(0);
    play.playing.value = !playing;
  };

  const keys = useRef((_: KeyboardEvent) => undefined as unknown);
  useLayoutEffect(() => {
    keys.current = (event) => {
      const { target } = event;
      const taken = target instanceof Element && target.closest('input, select, textarea, [role=dialog]');
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || taken) return;
      if (event.key === ' ' && !(target instanceof Element && target.closest('button, a'))) toggle();
      else if (event.key === 'ArrowLeft') event.shiftKey ? toTurn(-1) : wind(link.moment.value - 1);
      else if (event.key === 'ArrowRight') event.shiftKey ? toTurn(1) : wind(link.moment.value + 1);
      else return;
      event.preventDefault();
    };
  });
  // Registered before the table's listeners, which use the same keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => keys.current(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const words = t('replay.moment', {
    turn: turn?.number ?? 0,
    name: turn ? table.name(turn.player) : '',
    moment,
    length: reel.length,
  });
  return (
    <section
      class={cx(css.timeline, 'panel')}
      data-inset={edge}
      aria-label={t('replay.controls')}
      data-testid="timeline"
      data-moment={moment}
    >
      <div class={css.timelineReel}>
        <div class={css.timelineTurns} aria-hidden="true">
          {reel.turns.map(({ at: start, player }, i) => (
            <i
              key={start}
              style={{
                left: `${(100 * start) / reel.length}%`,
                width: `${(100 * ((reel.turns[i + 1]?.at ?? reel.length) - start)) / reel.length}%`,
                '--seat': table.seat(player).look.colour,
              }}
            />
          ))}
        </div>
        <div class={css.timelineMarks} aria-hidden="true">
          {better.map(({ moment: mark, player }) => (
            <i key={mark} style={{ left: `${(100 * mark) / reel.length}%`, '--seat': table.seat(player).look.colour }} />
          ))}
        </div>
        <div class={css.timelinePictures} aria-hidden="true" data-testid="timeline-pictures">
          {apart(reel.spectacles, reel.length).map(({ card, kind, player, moment: mark }) => (
            <span
              key={mark}
              data-kind={kind}
              data-moment={mark}
              style={{
                left: `${(100 * mark) / reel.length}%`,
                '--seat': player === null ? 'var(--brass)' : table.seat(player).look.colour,
              }}
            >
              <Picture card={card} width={PICTURE} height={PICTURE} />
            </span>
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={reel.length}
          value={moment}
          aria-label={t('replay.timeline')}
          aria-valuetext={words}
          data-testid="replay-range"
          onInput={(event) => wind(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div class={css.timelineRow}>
        <Button
          icon="turnBack"
          label={t('replay.turnBack')}
          hint={t('replay.turnBack')}
          testid="replay-turn-back"
          onClick={() => toTurn(-1)}
        />
        <Button icon="stepBack" label={t('replay.back')} hint={t('replay.back')} testid="replay-back" onClick={() => wind(moment - 1)} />
        <Button
          kind="brass"
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'replay.pause' : 'replay.play')}
          testid="replay-play"
          onClick={toggle}
        />
        <Button
          icon="stepOn"
          label={t('replay.on')}
          hint={t('replay.on')}
          testid="replay-on"
          onClick={() => {
            play.playing.value = false;
            link.step();
          }}
        />
        <Button icon="turnOn" label={t('replay.turnOn')} hint={t('replay.turnOn')} testid="replay-turn-on" onClick={() => toTurn(1)} />
        <output class={cx('small muted', css.timelineWords)} data-testid="replay-moment">
          {words}
        </output>
        <div class={css.timelineWays}>
          <label class="small">
            {t('replay.speed')}{' '}
            <select
              class="select small"
              data-testid="replay-speed"
              value={String(play.speed.value)}
              onChange={(event) => {
                play.speed.value = Number(event.currentTarget.value);
              }}
            >
              {SPEEDS.map((speed) => (
                <option key={speed} value={String(speed)}>
                  {t('replay.times', { speed })}
                </option>
              ))}
            </select>
          </label>
          <label class="small">
            {t('replay.as')}{' '}
            <select
              class="select small"
              data-testid="replay-as"
              value={link.perspective.value ?? ''}
              onChange={(event) => {
                link.perspective.value = event.currentTarget.value || null;
                link.wind(link.moment.value);
              }}
            >
              <option value="">{t('replay.public')}</option>
              {named(game.seats).map(({ player, name }) => (
                <option key={player} value={player}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <PlayFromHere
            link={link}
            onOpen={() => {
              play.playing.value = false;
            }}
          />
          <CopyMoment link={link} />
          <a class="button" href={at(`/chronicle/${game.id}`)} title={t('chronicle.hint')} data-testid="replay-chronicle">
            {t('chronicle.open')}
          </a>
          <a
            class="button"
            href={at(`/api/games/${game.id}`)}
            download={`illuminice-${game.id}.json`}
            title={t('replay.download')}
            data-testid="replay-download"
          >
            <Icon name="download" /> JSON
          </a>
        </div>
      </div>
    </section>
  );
}

const PICTURE = 24;
/** Least distance of two pictures, as a part of the timeline. */
const APART = 0.055;
/** Kinds by priority, where not all have room. */
const RANKS: Readonly<Record<SpectacleKind, number>> = { victory: 0, order: 1, disaster: 2, destruction: 3, control: 4, capture: 5 };

/** Great moments whose pictures have room on the timeline, in order. */
export function apart<S extends { readonly kind: SpectacleKind; readonly moment: number }>(all: readonly S[], length: number): S[] {
  const shown: S[] = [];
  for (const mark of [...all].sort((left, right) => RANKS[left.kind] - RANKS[right.kind]))
    if (shown.every(({ moment }) => Math.abs(moment - mark.moment) >= APART * length)) shown.push(mark);
  return shown.sort((left, right) => left.moment - right.moment);
}

function turnFrom({ reel, moment }: ReplayLink, by: -1 | 1): number {
  const { turns, length } = reel;
  if (by > 0) return turns.find(({ at: start }) => start > moment.value)?.at ?? length;
  return turns.findLast(({ at: start }) => start < moment.value)?.at ?? 0;
}

export const momentUrl = ({ game, moment, perspective }: ReplayLink): string => {
  const url = new URL(linkAt(`/r/${game.id}`));
  url.searchParams.set('at', String(moment.value));
  if (perspective.value) url.searchParams.set('as', perspective.value);
  return url.href;
};

function CopyMoment({ link }: { link: ReplayLink }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const alarm = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(alarm);
  }, [copied]);
  return (
    <Button
      icon={copied ? 'check' : 'link'}
      label={copied ? t('replay.copied') : t('replay.link')}
      hint={t('replay.link')}
      testid="replay-link"
      onClick={() => {
        const url = momentUrl(link);
        history.replaceState(null, '', url);
        // Without a clipboard, the link is in the address bar.
        void navigator.clipboard?.writeText(url).then(
          () => setCopied(true),
          () => setCopied(false),
        );
      }}
    />
  );
}
