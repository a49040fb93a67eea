import type { GameRecord } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SeatLook, SeatShape } from '../../style/tokens';
import { seatLook } from '../../style/tokens';
import { list, lookWorn, t } from '../../text';
import { SeatMark } from '../../ui/seat-mark';
import { plot } from './plot';
import { FIGURES, type Figure, type Statistics, statisticsOf } from './statistics';
import './charts.css';

/** Each shape has a stroke of its own, so that lines are told apart without their colours. */
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

interface Player {
  player: PlayerId;
  name: string;
  look: SeatLook;
  won: boolean;
}

/** How a game went: four figures of each player, turn by turn, drawn and in numbers. */
export default function Charts({ game, winners }: { game: GameRecord; winners: readonly PlayerId[] }) {
  const statistics = useMemo(() => safely(game), [game]);
  const players = game.seats.map(({ player, name, colour }) => ({ player, name, look: seatLook(colour), won: winners.includes(player) }));
  if (!statistics || statistics.turns.length < 2) {
    return (
      <p class="panel end-note muted" data-testid="charts-none">
        {t('charts.short')}
      </p>
    );
  }
  return (
    <section class="charts" aria-label={t('charts.title')} data-testid="charts">
      <ul class="charts-key small">
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
      {FIGURES.map((figure) => (
        <Chart key={figure} figure={figure} statistics={statistics} players={players} />
      ))}
    </section>
  );
}

/** A game that this build cannot step has no figures to show; its end is known all the same. */
function safely(game: GameRecord): Statistics | null {
  try {
    return statisticsOf(game);
  } catch {
    return null;
  }
}

function Chart({ figure, statistics, players }: { figure: Figure; statistics: Statistics; players: readonly Player[] }) {
  const { turns, figures } = statistics;
  const [pointed, setPointed] = useState<number | null>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const of = figures[figure];
  const looks = players.map(({ look }) => look.colour).join();
  const worn = lookWorn();
  useEffect(() => {
    const lines = players.map(({ player, look, won }) => ({
      values: of.get(player) ?? [],
      colour: look.colour,
      dash: DASHES[look.shape],
      width: won ? 3 : 1.8,
    }));
    return canvas.current ? plot(canvas.current, { axis: turns, lines, onPoint: setPointed }) : undefined;
  }, [of, looks, worn]);
  const at = pointed ?? turns.length - 1;
  const figureOf = ({ player }: Player) => of.get(player)?.[at] ?? null;
  const standing = [...players].sort((a, b) => (figureOf(b) ?? -1) - (figureOf(a) ?? -1));
  const words = standing.map((one) => `${one.name} ${figureOf(one) ?? t('charts.out')}`);
  const title = t('charts.figure', { figure });
  return (
    <figure class="panel chart" data-testid={`chart-${figure}`}>
      <figcaption>
        <h2>{title}</h2>
        <span class="small muted">{pointed === null ? t('charts.unit', { figure }) : t('charts.turn', { turn: turns[at] ?? 0 })}</span>
      </figcaption>
      <div class="chart-row">
        <div
          ref={canvas}
          class="chart-canvas"
          role="img"
          aria-label={t('charts.drawn', { title, turns: turns.at(-1) ?? 0, standing: list(words) })}
        />
        <ol class="chart-values" aria-hidden="true">
          {standing.map((one) => (
            <li key={one.player}>
              <SeatMark look={one.look} size={11} /> {figureOf(one) ?? '–'}
            </li>
          ))}
        </ol>
      </div>
      <details>
        <summary class="small" data-testid={`chart-${figure}-numbers`}>
          {t('charts.numbers')}
        </summary>
        <div class="chart-table">
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
                    <td key={player}>{of.get(player)?.[i] ?? '–'}</td>
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
