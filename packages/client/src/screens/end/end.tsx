import type { GameRecord, PromiseInfo } from '@illuminice/protocol';
import type { AnyBoard, PlayerId } from '@illuminice/rules';
import { Fragment, type RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { at } from '../../base-path';
import { CardsIn } from '../../hud/named/cards-in';
import { Victory } from '../../hud/spectacles/victory';
import { Chat } from '../../hud/talk/chat';
import { Sentence } from '../../hud/talk/log';
import { fetchGame } from '../../net/http';
import { keepGame } from '../../net/memory';
import type { Lobby, TableLink } from '../../net/table-link';
import type { Course, EndUi, GameParts, TurningPoint } from '../../table/game-ui';
import { useTable } from '../../table/table-context';
import type { TableModel } from '../../table/table-model';
import { list, t } from '../../text';
import { Button } from '../../ui/button';
import { Crest } from '../../ui/crest';
import { cx } from '../../ui/cx';
import { Guilloche } from '../../ui/guilloche';
import { Icon } from '../../ui/icon';
import { Later, lazyPart } from '../../ui/lazy-part';
import { SeatMark } from '../../ui/seat-mark';
import { Score } from '../score';
import css from './end.module.css';
import { Lessons } from './lessons';

/** Charts use a library of their own, needed after the end only. */
const charts = lazyPart(() => import('./charts'));

const AGAIN_MS = 3000;
const MOST_POINTS = 3;

type Outcome = NonNullable<AnyBoard['outcome']>;

interface Props {
  outcome: Outcome;
  onLook: () => void;
  onPlayAgain?: (() => void) | undefined;
}

export default function End({ part, ...props }: Props & { part: GameParts['end'] }) {
  return (
    <Later part={part} againMs={AGAIN_MS}>
      {({ default: game }) => <Shown {...props} game={game} />}
    </Later>
  );
}

function Winners({ outcome }: Pick<Props, 'outcome'>) {
  const table = useTable();
  return (
    <h1 data-testid="winner">
      {outcome.ended === 'draw' || outcome.ended === 'agreed' ? (
        t(`end.${outcome.ended}`)
      ) : (
        <>
          {outcome.winners.map((player, index) => (
            <Fragment key={player}>
              {index > 0 && t('end.and')}
              <span style={{ color: table.seat(player).look.colour }}>{table.name(player)}</span>
            </Fragment>
          ))}{' '}
          {t('end.wins', { n: outcome.winners.length })}
        </>
      )}
    </h1>
  );
}

function Ways({ again, isBack, id, onLook }: { again?: () => void; isBack: boolean; id?: string; onLook: () => void }) {
  return (
    <div class={cx('button-row', css.endButtons)}>
      {again && (
        <Button kind="brass" size="big" testid="end-rematch" onClick={again}>
          {isBack ? t('end.toTable') : t('end.rematch')}
        </Button>
      )}
      {id && (
        <>
          <a class={cx('button big', again ? '' : 'brass')} href={at(`/r/${id}`)} data-testid="end-replay">
            {t('end.replay')}
          </a>
          <a class="button big" href={at(`/chronicle/${id}`)} data-testid="end-chronicle">
            {t('chronicle.open')}
          </a>
        </>
      )}
      <Button size="big" kind={again || id ? 'plain' : 'brass'} testid="end-look" onClick={onLook}>
        {t('end.look')}
      </Button>
      <Button size="big" testid="end-home" onClick={() => location.assign(at('/'))}>
        {t('home')}
      </Button>
    </div>
  );
}

/** Id of the finished game. The table forgets it when the players begin another one. */
function useGameId(lobby: Lobby | null) {
  const [id, setId] = useState(lobby?.game);
  useEffect(() => {
    if (lobby?.game) setId(lobby.game);
  }, [lobby?.game]);
  return id;
}

/** Players who already sit at the next table. */
const namesBack = (lobby: Lobby | null): string[] =>
  lobby?.stage === 'lobby' ? lobby.seats.filter(({ ready, computer }) => ready && !computer).map(({ name }) => name) : [];

function Shown({ outcome, onLook, onPlayAgain, game }: Props & { game: EndUi }) {
  const table = useTable();
  const cover = useCover();
  const view = table.game.view.value;
  const { board } = view;
  const first = outcome.winners[0];
  const colour = first ? table.seat(first).look.colour : 'var(--brass)';
  const lobby = table.link.lobby.value;
  const id = useGameId(lobby);
  const record = useRecord(id, outcome, table.link);
  const course = useCourse(record, game);
  const known = course && course !== 'none' ? course : null;
  const back = namesBack(lobby);
  const again = onPlayAgain !== undefined && (table.game.me !== null || back.length > 0 || table.link.local !== undefined);
  const flyTo = (player: PlayerId) => {
    table.board.value?.camera.focusPlayer(player);
    onLook();
  };
  return (
    <section ref={cover} tabIndex={-1} class={css.end} style={{ '--seat': colour }} data-testid="end" aria-label={t('end.title')}>
      <Guilloche class={css.endWeave} lobes={30} />
      <div class={css.endInner}>
        <div class={css.endMain}>
          <p class={cx('small muted', css.endHead)}>
            <Crest size={28} /> {t('end.head', { code: table.link.code, turns: board.turn?.number ?? 0 })}
          </p>
          <div class={css.endTop}>
            {first ? <Victory>{game.crown(view, first, 190) ?? <Crest size={150} />}</Victory> : <Crest size={150} />}
            <div>
              <Winners outcome={outcome} />
              <div class={cx('story', css.endStory)}>
                {game.story(view, table.name).map((sentence) => (
                  <p key={sentence}>
                    <CardsIn text={sentence} isPlain />
                  </p>
                ))}
              </div>
            </div>
          </div>
          <Ways again={again ? onPlayAgain : undefined} isBack={lobby?.stage === 'lobby'} id={id} onLook={onLook} />
          {back.length > 0 && (
            <p class={css.endAgain} role="status" data-testid="end-again">
              {t('end.again', { names: list(back), n: back.length })}
            </p>
          )}
          <game.Standing />
          {known && <Looked course={known} record={record} id={id} game={game} />}
        </div>
        <div class={css.endSide}>
          {lobby?.score.some(({ games }) => games > 1) && <Score score={lobby.score} />}
          {onPlayAgain && !table.link.local && <EndChat table={table} />}
          <Curves record={record} course={course} game={game} winners={outcome.winners} />
          <game.FinalTables onFly={flyTo} />
        </div>
      </div>
    </section>
  );
}

interface LookedProps {
  course: Exclude<ReturnType<typeof useCourse>, 'none' | null>;
  record: ReturnType<typeof useRecord>;
  id: string | undefined;
  game: EndUi;
}

function Looked({ course, record, id, game }: LookedProps) {
  return (
    <>
      {id && <Turning points={course.turningPoints} game={id} />}
      {record !== null && record !== 'none' && <Lessons record={record} id={id} />}
      <game.LaidOpen course={course} />
    </>
  );
}

function EndChat({ table }: { table: TableModel }) {
  return (
    <section class={cx('panel', css.endChat)} aria-labelledby="end-chat" data-testid="end-chat">
      <h2 id="end-chat" class="panel-title">
        {t('talk.chat')}
      </h2>
      <Chat table={table} />
    </section>
  );
}

interface CurvesProps {
  record: ReturnType<typeof useRecord>;
  course: ReturnType<typeof useCourse>;
  game: EndUi;
  winners: readonly PlayerId[];
}

function Curves({ record, course, game, winners }: CurvesProps) {
  return record === null || record === 'none' || course === null ? (
    <ChartsNote text={t(record === 'none' ? 'charts.none' : 'charts.loading')} waiting={record !== 'none'} />
  ) : (
    <Later part={charts} fallback={(failed) => <ChartsNote text={t(failed ? 'charts.failed' : 'charts.loading')} waiting={!failed} />}>
      {({ default: Charts }) => (
        <Charts game={game} statistics={course === 'none' ? null : course.statistics} seats={record.seats} winners={winners} />
      )}
    </Later>
  );
}

function ChartsNote({ text, waiting }: { text: string; waiting: boolean }) {
  return waiting ? (
    <p class={cx('panel', css.endNote, 'muted')} role="status">
      {text}
    </p>
  ) : (
    <p class={cx('panel', css.endNote, 'muted')} data-testid="charts-none">
      {text}
    </p>
  );
}

/** Writes a game into the friends' book, by code that nobody needs before an end. The book is optional. */
const writeInBook = (game: GameRecord, promises: readonly PromiseInfo[]): void =>
  void import('../book/keep').then(({ writeDown }) => writeDown(game, promises)).catch(() => undefined);

/**
 * Fetches the finished game, and remembers it on this device. @param id undefined or empty: the server has no record @param link of
 * the table: its name is remembered, and at a table on this device it has the game @returns the game; `none`: unavailable; null: loading
 */
function useRecord(id: string | undefined, outcome: Outcome, { code, lobby, local, promises }: TableLink): GameRecord | 'none' | null {
  const [record, setRecord] = useState<GameRecord | 'none' | null>(null);
  useEffect(() => {
    if (!id) {
      const own = local?.record();
      if (own) writeInBook(own, promises.peek());
      return setRecord(own ?? 'none');
    }
    let here = true;
    setRecord(null);
    fetchGame(id).then(
      (game) => {
        const { ruleset, seats, intents, endedAt } = game;
        const table = lobby.peek()?.name;
        // The default name of a table is its code, which may open it.
        const named = table && table !== code ? { table } : {};
        keepGame({ id, ruleset, seats, winners: [...outcome.winners], intents: intents.length, endedAt, ...named });
        writeInBook(game, promises.peek());
        if (here) setRecord(game);
      },
      () => here && setRecord('none'),
    );
    return () => {
      here = false;
    };
  }, [id]);
  return record;
}

/**
 * Steps the whole game again for figures and turning points, once, after the end is painted. @returns null until done; `none` for a game
 * that this build cannot step
 */
function useCourse(record: GameRecord | 'none' | null, game: EndUi): Course | 'none' | null {
  const [course, setCourse] = useState<Course | 'none' | null>(null);
  useEffect(() => {
    if (record === null || record === 'none') return setCourse(null);
    const timer = setTimeout(() => {
      try {
        setCourse(game.courseOf(record, MOST_POINTS));
      } catch {
        setCourse('none');
      }
    });
    return () => clearTimeout(timer);
  }, [record, game]);
  return course;
}

/** Makes everything under the end screen inert while it is shown, except the table in words. @returns the reference for the cover */
function useCover(): RefObject<HTMLElement | null> {
  const cover = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const under = [...(cover.current?.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-coverable]') ?? [])];
    const focusIsLost = under.some((part) => part.contains(document.activeElement));
    for (const part of under) part.inert = true;
    if (focusIsLost) cover.current?.focus();
    return () => {
      for (const part of under) part.inert = false;
    };
  }, []);
  return cover;
}

/** Decisive moments of the game; each opens the replay there. `game`: its id. */
function Turning({ points, game }: { points: readonly TurningPoint[]; game: string }) {
  const table = useTable();
  if (points.length === 0) return null;
  return (
    <section class={cx('panel', css.endPoints)} aria-labelledby="end-points" data-testid="end-points">
      <h2 id="end-points" class="panel-title">
        {t('end.points')} <span class="small muted">{t('end.pointsHint')}</span>
      </h2>
      <ol>
        {points.map(({ turn, moment, event, by }) => (
          <li key={moment}>
            <a href={at(`/r/${game}?at=${moment}`)} data-testid={`end-point-${moment}`}>
              <b>{t('charts.turn', { turn })}</b>
              <span>{by && <SeatMark look={table.seat(by).look} size={13} />}</span>
              <span>
                <Sentence event={event} isPlain pictures />
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
