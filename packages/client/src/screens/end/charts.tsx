import type { GameRecord } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import { seatLook } from '../../prefs/seat-look';
import type { SeatLook, SeatShape } from '../../style/seats';
import type { EndUi, Statistics } from '../../table/game-ui';
import { currentLook, list, named, t } from '../../text';
import { cx } from '../../ui/cx';
import { SeatMark } from '../../ui/seat-mark';
import css from './charts.module.css';
import endCss from './end.module.css';
import { plot } from './plot';

/** A dash pattern for each shape, so that lines differ without colours. */
const DASHES: Readonly<Record<SeatShape, readonly number[]>> = {
  circle: [],
  square: [7, 4],
  triangle: [2, 3],
  lozenge: [10, 3, 2, 3],
  hexagon: [14, 5],
  star: [4, 2, 1, 2],
  cross: [1, 5],
  crescent: [9, 2, 2, 2, 2, 2],
};

const NOTHING: Statistics['figures'][string] = new Map();

interface Player {
  player: PlayerId;
  name: string;
  look: SeatLook;
  won: boolean;
}

/** Figures of each player, turn by turn, as charts and tables. `statistics`: null if there are none. */
export default function Charts(props: {
  game: EndUi;
  statistics: Statistics | null;
  seats: GameRecord['seats'];
  winners: readonly PlayerId[];
}) {
  const { game, statistics, seats, winners } = props;
  const players = named(seats).map(({ player, name, colour }) => ({ player, name, look: seatLook(colour), won: winners.includes(player) }));
  if (!statistics || statistics.turns.length < 2) {
    return (
      <p class={cx('panel', endCss.endNote, 'muted')} data-testid="charts-none">
        {t('charts.short')}
      </p>
    );
  }
  return (
    <section class={css.charts} aria-label={t('charts.title')} data-testid="charts">
      <ul class={cx(css.chartsKey, 'small')}>
        {players.map(({ player, name, look, won }) => (
          <li key={player}>
            <svg width="26" height="8" aria-hidden="true">
              <line
                x1="0"
                x2="26"
                y1="4"
                y2="4"
                stroke={look.colour}
                stroke-width={won ? 3 : 2}
                stroke-dasharray={DASHES[look.shape].join(' ')}
              />
            </svg>
            <SeatMark look={look} size={12} /> <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {game.figures.map((figure) => (
        <Chart key={figure} game={game} figure={figure} statistics={statistics} players={players} />
      ))}
    </section>
  );
}

function Chart(props: { game: EndUi; figure: string; statistics: Statistics; players: readonly Player[] }) {
  const { game, figure, statistics, players } = props;
  const { turns, figures } = statistics;
  const [pointed, setPointed] = useState<number | null>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const values = figures[figure] ?? NOTHING;
  const looks = players.map(({ look }) => look.colour).join();
  const palette = currentLook();
  useEffect(() => {
    const lines = players.map(({ player, look, won }) => ({
      values: values.get(player) ?? [],
      colour: look.colour,
      dash: DASHES[look.shape],
      width: won ? 3 : 1.8,
    }));
    return canvas.current ? plot(canvas.current, { axis: turns, lines, onPoint: setPointed }) : undefined;
  }, [values, looks, palette]);
  const index = pointed ?? turns.length - 1;
  const figureOf = ({ player }: Player) => values.get(player)?.[index] ?? null;
  const standing = [...players].sort((a, b) => (figureOf(b) ?? -1) - (figureOf(a) ?? -1));
  const words = standing.map((player) => `${player.name} ${figureOf(player) ?? t('charts.out')}`);
  const title = game.figureName(figure);
  return (
    <figure class={cx('panel', css.chart)} data-testid={`chart-${figure}`}>
      <figcaption>
        <h2>{title}</h2>
        <span class="small muted">{pointed === null ? game.figureUnit(figure) : t('charts.turn', { turn: turns[index] ?? 0 })}</span>
      </figcaption>
      <div class={css.chartRow}>
        <div
          ref={canvas}
          class={css.chartCanvas}
          role="img"
          aria-label={t('charts.drawn', { title, turns: turns.at(-1) ?? 0, standing: list(words) })}
        />
        <ol class={css.chartValues} aria-hidden="true">
          {standing.map((line) => (
            <li key={line.player}>
              <SeatMark look={line.look} size={11} /> {figureOf(line) ?? '–'}
            </li>
          ))}
        </ol>
      </div>
      <details>
        <summary class="small" data-testid={`chart-${figure}-numbers`}>
          {t('charts.numbers')}
        </summary>
        <div class={css.chartTable}>
          <table class="small">
            <caption class="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('charts.turns')}</th>
                {players.map(({ player, name, look }) => (
                  <th key={player} scope="col">
                    <SeatMark look={look} size={10} /> <bdi>{name}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {turns.map((turn, i) => (
                <tr key={turn}>
                  <th scope="row">{turn === 0 ? t('charts.begin') : turn}</th>
                  {players.map(({ player }) => (
                    <td key={player}>{values.get(player)?.[i] ?? '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
