import { type Chance, chance } from '@illuminice/bots';
import { labOf } from '@illuminice/lab';
import type { AnyIntent, AnyState } from '@illuminice/rules';
import { boardgame, deal, GAME, moveOf, type PeerState } from './boardgame.js';
import type { Figures } from './measure.js';

const PLAYERS = 4;
/** Intents until everybody has had a few turns, and until the game begins again in its middle. */
const MIDDLE = 100;
const STRETCH = 200;

/** A game on one engine. Both see the same state and list the same offers; carrying an intent out is their own. */
interface Engine {
  readonly state: AnyState;
  play(player: string, intent: AnyIntent): void;
}

const { ruleset, anyOffered } = labOf('classic');

function ours(nth: number): Engine {
  const state = deal(PLAYERS, nth);
  return { state, play: (player, intent) => void ruleset.step(state, player, intent) };
}

function boardgames(nth: number): Engine {
  const { InitializeGame, CreateGameReducer } = boardgame('internal');
  const game = { ...GAME, setup: () => ({ state: deal(PLAYERS, nth) }) };
  const reduce = CreateGameReducer({ game, isClient: false });
  let now: PeerState = InitializeGame({ game, numPlayers: PLAYERS });
  return {
    get state() {
      return now.G.state;
    },
    play(player, intent) {
      now = reduce(now, moveOf(player, intent));
    },
  };
}

/** Lists the offers, picks one, carries it out. */
function step(engine: Engine, dice: Chance): boolean {
  const player = dice.pick(ruleset.decision(engine.state.board).who);
  const intent = anyOffered(ruleset.viewFor(engine.state, player), dice);
  const { seq } = engine.state.board;
  if (intent) engine.play(player, intent);
  return engine.state.board.seq > seq;
}

/** Intents carried out in so much processor time, in mid-game. */
function measure(make: (nth: number) => Engine, ms: number): { intents: number; cpu: number } {
  const spent = { intents: 0, cpu: 0 };
  for (let seed = 1; spent.cpu < ms * 1000; seed += 1) {
    const engine = make(seed);
    const dice = chance(seed);
    for (let i = 0; i < MIDDLE && !engine.state.board.outcome; i += 1) step(engine, dice);
    const before = process.cpuUsage();
    for (let i = 0; i < STRETCH && !engine.state.board.outcome; i += 1) if (step(engine, dice)) spent.intents += 1;
    const { user, system } = process.cpuUsage(before);
    spent.cpu += user + system;
  }
  return spent;
}

/** Legal intents a second of one core, with four players: ours and boardgame.io's, one after the other. */
export function engine(ms: number): Record<'ours' | 'B', Figures> {
  const figures = (make: (nth: number) => Engine) => {
    const { intents, cpu } = measure(make, ms);
    return { players: PLAYERS, intents, perSecond: Math.round((1_000_000 * intents) / cpu) };
  };
  measure(ours, ms / 2);
  measure(boardgames, ms / 2);
  return { ours: figures(ours), B: figures(boardgames) };
}
