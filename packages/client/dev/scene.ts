/** The scene alone, on tables made by hand: /dev/scene.html?table=four. Served by the dev server only. */
import { eventsFor, type PlayerId } from '@illuminice/rules';
import { type Board, createGame, goalsOf, type Intent, type State, step } from '@illuminice/rules/classic';
import '../src/style/fonts.css';
import '../src/style/tokens.css';
import { championsLooks, illuminatiLooks, type PaletteName, english as words } from '@illuminice/themes';
import { type BoardLook, type BoardWords, createBoard, NO_HIGHLIGHTS } from '../src/board/index';
import { animationOf } from '../src/games/classic/board/animation';
import { classicBoard } from '../src/games/classic/board/place';
import type { CardWords } from '../src/games/classic/board/words';
import { seatCounts, seatHeld } from '../src/games/classic/seats/seats';
import { listenKeys } from '../src/prefs/keys';
import { prefs } from '../src/prefs/prefs';
import { colourSheet } from '../src/style/apply-theme';
import { screenSize } from '../src/style/breakpoints';
import { SEAT_LOOKS, type SeatLook } from '../src/style/seats';
import { startSpeaking, wordsFor } from '../src/text';
import { eightInAttack, fourInAttack, NAMES, quietTable, viewOf } from '../test/harness/tables';

const params = new URLSearchParams(location.search);
const TABLES: Record<string, () => State> = {
  two: () => quietTable(2, 10),
  begun: () => quietTable(4, 0),
  loose: () => quietTable(4, 3, 20),
  looseThree: () => quietTable(3, 3, 20),
  looseTwo: () => quietTable(2, 3, 20),
  three: () => quietTable(3, 10),
  four: fourInAttack,
  five: () => quietTable(5, 9),
  six: () => quietTable(6, 9),
  eight: eightInAttack,
  eightquiet: () => quietTable(8, 10),
  setup: () => createGame({ players: ['mira', 'tobias', 'noor', 'kestrel'], seed: 'setup' }).state,
};

const LABELS = {
  power: 'Power',
  resistance: 'Resistance',
  income: 'Income',
  uncontrolled: 'Uncontrolled',
  deck: 'Deck',
  deadPile: 'Dead pile',
  discard: 'Discards',
  target: 'TARGET',
  faceDown: 'face down',
  treasury: 'Treasury',
  specials: 'Specials',
  money: 'MB',
} as const;

const cardWords: CardWords = {
  cardName: words.cardName,
  shortName: words.shortName,
  count: (zone, n) => `${LABELS[zone]} · ${n}`,
  bank: () => 'Bank',
  forOffers: () => 'Open to offers',
};

const sceneWords: BoardWords = {
  label: (label) => LABELS[label],
  orLess: (needs) => ({ number: `${needs}`, words: 'or less' }),
  chance: ({ needs, odds }) => (odds > 0 ? `${Math.round((odds / 36) * 100)} %` : `+${2 - needs}`),
  odds: (odds) => `${Math.round((odds / 36) * 100)} %`,
  lent: (power) => `+${power} lent`,
};

const lookOf = (state: State): BoardLook => ({
  perspective: 'mira',
  clockwise: false,
  seats: Object.fromEntries(
    state.board.seats.map(({ player }, i) => [
      player,
      {
        name: NAMES[i] as string,
        colour: (SEAT_LOOKS[i] as SeatLook).colour,
        shape: (SEAT_LOOKS[i] as SeatLook).shape,
        line: null,
        isMe: i === 0,
        status: statusOf(state.board, player),
        counts: seatCounts(viewOf(state), player),
        held: seatHeld(viewOf(state), player),
        waitedFor: state.board.attack !== null && i % 2 === 1,
        goals: goalsOf(viewOf(state), player).map((g) => ({
          label: g.goal === 'basic' ? 'Groups' : 'Special',
          have: g.have,
          need: g.need,
          close: g.need - g.have === 1,
        })),
      },
    ]),
  ),
});

const statusOf = (board: Board, player: PlayerId) => {
  const i = board.seats.findIndex((s) => s.player === player);
  if (board.attack?.by === player) return { mark: 'turn' as const, text: 'attacking' };
  if (!board.attack) return i === 0 ? { mark: 'turn' as const, text: 'acting' } : null;
  return i % 2 ? { mark: 'thinking' as const, text: 'thinking' } : { mark: 'done' as const, text: 'done' };
};

// What seats hold is said in the page's own words.
await startSpeaking(document.documentElement);
await wordsFor('table');

const state = (TABLES[params.get('table') ?? 'four'] ?? fourInAttack)();
const look = (params.get('theme') === 'champions' ? championsLooks : illuminatiLooks)[(params.get('palette') ?? 'dark') as PaletteName];
const sheet = new CSSStyleSheet();
sheet.replaceSync(colourSheet(look));
document.adoptedStyleSheets = [sheet];
const scene = await createBoard(document.getElementById('scene') as HTMLElement, {
  game: classicBoard(cardWords),
  words: sceneWords,
  look,
  screen: screenSize,
  keys: (on) => listenKeys(() => prefs.bindings.value, on),
  reducedMotion: () => params.has('still'),
  motionSpeed: () => (window as { slow?: number }).slow ?? 1,
});
const insets = params.get('insets')?.split(',').map(Number);
if (insets) scene.camera.setInsets({ top: insets[0] ?? 0, right: insets[1] ?? 0, bottom: insets[2] ?? 0, left: insets[3] ?? 0 });
scene.show(viewOf(state), lookOf(state));
const log: string[] = [];
scene.on({
  card: (id) => log.push(`card ${id}`),
  place: (p) => log.push(`place ${p.onto} ${p.arrow}`),
  background: () => log.push('background'),
  plate: (p) => log.push(`plate ${p}`),
  hover: (id) => log.push(`hover ${id}`),
  longPress: (id) => log.push(`long ${id}`),
});
/** Carries an intent out and shows what happened. */
const act = (by: PlayerId, intent: Intent) => {
  const done = step(state, by, intent);
  if (!done.ok) return done.refusal;
  scene.play(animationOf(eventsFor(done.events, 'mira')));
  scene.show(viewOf(state), lookOf(state));
  return null;
};
Object.assign(window, {
  act,
  scene,
  state,
  viewOf,
  lookOf,
  log,
  NO_HIGHLIGHTS,
  show: () => scene.show(viewOf(state), lookOf(state)),
});
await scene.settled();
document.body.dataset.ready = 'yes';
