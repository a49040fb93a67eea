import { createRequire } from 'node:module';
import { labOf } from '@illuminice/lab';
import type { AnyIntent, AnyState } from '@illuminice/rules';

/** What the library passes on to the next call, as far as we look at it. */
export interface PeerState {
  G: { state: AnyState };
  _stateID: number;
}

interface Library {
  Server(what: object): { run(port: number): Promise<{ appServer: import('node:http').Server }> };
  InitializeGame(what: object): PeerState;
  CreateGameReducer(what: object): (state: PeerState, action: object) => PeerState;
  INVALID_MOVE: string;
}

const required = createRequire(import.meta.url);
/** boardgame.io, part by part: its own types need those of all that it is built upon. */
export const boardgame = (part: 'server' | 'internal' | 'core'): Library => required(`boardgame.io/${part}`);

const { ruleset } = labOf('classic');

/** Games dealt by this process: each is dealt by its number. */
let dealt = 0;

/** The nth game. */
export const deal = (players: number, nth: number): AnyState =>
  ruleset.createGame({ players: Array.from({ length: players }, (_, i) => String(i)), seed: `bench ${nth}` }).state;

/** Our classic game as boardgame.io has it: a move is a step of our rules, what a player sees is our view. */
export const GAME = {
  name: 'classic',
  disableUndo: true,
  setup: ({ ctx }: { ctx: { numPlayers: number } }) => ({ state: deal(ctx.numPlayers, ++dealt) }),
  turn: { activePlayers: { all: null } },
  moves: {
    act: ({ G, playerID }: { G: PeerState['G']; playerID: string }, intent: AnyIntent) =>
      ruleset.step(G.state, playerID, intent).ok ? undefined : boardgame('core').INVALID_MOVE,
  },
  playerView: ({ G, playerID }: { G: PeerState['G']; playerID: string | null }) => ({ state: ruleset.viewFor(G.state, playerID) }),
};

/** A move as a client sends it. */
export const moveOf = (player: string, intent: AnyIntent) => ({
  type: 'MAKE_MOVE',
  payload: { type: 'act', args: [intent], playerID: player },
});
