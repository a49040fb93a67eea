/** @jest-environment jsdom */

import { PRESENT, type ProposalInfo, type SeatInfo } from '@illuminice/protocol';
import { viewFor } from '@illuminice/rules/classic';
import { signal } from '@preact/signals';
import { act, render, screen, waitFor } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { Votes } from '../../../src/hud/seats/votes';
import { EscapeMenu } from '../../../src/hud/shell/escape-menu';
import { TopBar } from '../../../src/hud/shell/top-bar';
import { Talk } from '../../../src/hud/talk/talk';
import { offlineLink } from '../../../src/net/offline-link';
import type { Lobby as LobbyState } from '../../../src/net/table-link';
import { prefs } from '../../../src/prefs/prefs';
import { DEFAULTS } from '../../../src/prefs/values';
import Lobby from '../../../src/screens/lobby/lobby';
import { HANDS } from '../../harness/hands';
import { LOBBY } from '../../harness/table-info';
import { openPart, speak } from './panel';
import { gameOf } from './table';

type Opened = Pick<ReturnType<typeof openPart>, 'sent' | 'hand'>;
type Changes = Partial<LobbyState>;

/** The shortest way to something between people: where it begins, what is used, and what is sent to the table. */
interface Path {
  open(): Opened;
  /** Test ids; with words for what is typed or chosen there. */
  readonly uses: readonly (string | readonly [testid: string, typed: string])[];
  readonly sends: readonly object[];
}

const GAME = gameOf({
  players: [
    { id: 'ann', illuminati: 'gnomes-of-zurich' },
    { id: 'bob', illuminati: 'bermuda-triangle' },
    { id: 'cat', illuminati: 'network' },
  ],
});

const Menu = () => (
  <>
    <TopBar onFocus={() => undefined} />
    <EscapeMenu />
  </>
);

/** A part of Ann's page in a game, where the table is in this state. */
const at = (Part: Parameters<typeof openPart>[0], changes: Changes = {}, bob: Partial<SeatInfo> = {}, more = {}): Opened => {
  const opened = openPart(Part, viewFor(GAME, 'ann'), [], more);
  void act(() => {
    const { value } = opened.lobby;
    const seats = value.seats.map((seat) => (seat.player === 'bob' ? { ...seat, ...bob } : seat));
    opened.lobby.value = { ...value, host: 'ann', ...changes, seats };
  });
  return opened;
};

const inMenu = () => at(Menu);
const proposal = (kind: ProposalInfo['kind'], of = ''): Changes => ({
  proposals: [{ id: 7, by: 'bob', kind, of, yes: ['bob'], no: [], until: Date.now() + 60_000 }],
});
const away = { ...PRESENT, presence: 'away' as const };
const promised = { id: 1, by: 'bob', to: null, text: 'I stay out', state: 'open' as const, markedBy: null };

const seat = (player: string, place: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{
    player,
    place,
    name: player,
    colour: place,
    ready: true,
    sealed: false,
    ...PRESENT,
    computer: false,
    level: 'expert' as const,
    style: 'plain' as const,
  },
  ...more,
});

/** The lobby, whose host Ann is; Bob is there. */
const inLobby =
  (me: string | null = 'ann', ready = true) =>
  (): Opened => {
    const { timer: _, promises: __, ...table } = LOBBY;
    const seats = [seat('ann', 0, { ready }), seat('bob', 2)];
    const lobby: LobbyState = { ...table, capacity: 4, seats };
    const { link } = offlineLink({ title: 'BCDFGH', player: me, view: signal(null as never), rules: lobby.rules, seats });
    const sent: object[] = [];
    const send = async (type: string, payload: object) => {
      sent.push({ type, ...payload });
      return { ok: true as const };
    };
    const game = { title: () => '', Introduction: () => null, Options: () => null, Variants: () => null } as unknown as Parameters<
      typeof Lobby
    >[0]['game'];
    render(<Lobby link={Object.assign(link, { lobby: signal(lobby), send })} lobby={lobby} game={game} />);
    return { sent, hand: userEvent.setup() };
  };

const PATHS: Readonly<Record<string, Path>> = {
  'U107: votes on a proposal': {
    open: () => at(Votes, proposal('clock', 'brisk')),
    uses: ['ballot-clock-yes'],
    sends: [{ type: 'ballot', proposal: 7, yes: true }],
  },
  'U107: plays on after a pause': {
    open: () => at(Votes, { paused: true }),
    uses: ['paused-resume'],
    sends: [{ type: 'propose', kind: 'resume' }],
  },
  'U107: takes over as host': { open: () => at(Votes, { host: 'bob', heir: 'ann' }), uses: ['heir-accept'], sends: [{ type: 'takeHost' }] },
  'U107: nudges somebody idle': {
    open: () => at(Votes, {}, { presence: 'idle', voteAt: Date.now() + 30_000 }),
    uses: ['nudge-1'],
    sends: [{ type: 'nudge', player: 'bob' }],
  },
  'U103: lets a computer play for somebody away': {
    open: () => at(Votes, {}, away),
    uses: ['vote-1-computer'],
    sends: [{ type: 'vote', player: 'bob', remedy: 'computer' }],
  },
  'U106: gives a spectator the seat of somebody away': {
    open: () => at(Votes, {}, { ...away, asks: [{ id: 3, name: 'Eve', yes: [], no: [] }] }),
    uses: ['grant-1-yes'],
    sends: [{ type: 'grantSeat', ask: 3, yes: true }],
  },
  'U107: proposes a pause': {
    open: inMenu,
    uses: ['menu-open', 'menu-votes', 'propose-pause'],
    sends: [{ type: 'propose', kind: 'pause' }],
  },
  'U107: names another host': { open: inMenu, uses: ['menu-open', 'menu-votes', 'heir-bob'], sends: [{ type: 'nameHost', player: 'bob' }] },
  'gives a standing order, and goes back': {
    open: inMenu,
    uses: ['menu-open', 'menu-orders', 'orders-danger', 'orders-back', 'menu-resume'],
    sends: [{ type: 'orders', orders: { ask: 'danger' } }],
  },
  'U95: concedes': { open: inMenu, uses: ['menu-open', 'menu-leave', 'menu-concede', 'concede-confirm'], sends: [{ type: 'concede' }] },
  'U103: takes the seat to another device, and goes back': {
    open: inMenu,
    uses: ['menu-open', 'menu-move', 'move-back', 'menu-resume'],
    sends: [],
  },
  'says something to all': {
    open: () => at(Talk),
    uses: ['talk-chat', ['chat-text', 'Hello'], 'chat-send'],
    sends: [{ type: 'chat', to: null, text: 'Hello' }],
  },
  whispers: {
    open: () => at(Talk),
    uses: ['talk-chat', ['chat-to', 'bob'], ['chat-text', 'Psst'], 'chat-send'],
    sends: [{ type: 'chat', to: 'bob', text: 'Psst' }],
  },
  promises: {
    open: () => at(Talk),
    uses: ['talk-promises', ['promise-text', 'I help'], 'promise-make'],
    sends: [{ type: 'promise', to: null, text: 'I help' }],
  },
  'marks a promise as kept': {
    open: () => at(Talk, {}, {}, { promises: signal([promised]) }),
    uses: ['talk-promises', 'promise-1-kept'],
    sends: [{ type: 'mark', promise: 1, as: 'kept' }],
  },
  'U01: is ready': { open: inLobby('ann', false), uses: ['lobby-ready'], sends: [{ type: 'ready', ready: true }] },
  'U01: begins the game': { open: inLobby(), uses: ['lobby-start'], sends: [{ type: 'start' }] },
  'U01: stands up': { open: inLobby('bob'), uses: ['lobby-stand'], sends: [{ type: 'stand' }] },
  'U01: takes an open seat': { open: inLobby(null), uses: ['open-1-take'], sends: [{ type: 'sit', place: 1 }] },
  'U01: adds a computer': { open: inLobby(), uses: ['lobby-add-computer'], sends: [{ type: 'addComputer' }] },
  'U01: moves and puts out': {
    open: inLobby(),
    uses: ['seat-2-up', 'seat-2-remove'],
    sends: [{ type: 'move', player: 'bob', place: 1 }, { player: 'bob' }],
  },
  'U01: names the table': { open: inLobby(), uses: [['lobby-table-name', 'Owls{Enter}']], sends: [{ type: 'configure', name: 'Owls' }] },
  'U01: sets the clock': { open: inLobby(), uses: ['option-clock-brisk'], sends: [{ type: 'configure', clock: 'brisk' }] },
  'U01: opens the table to the public': { open: inLobby(), uses: ['option-public'], sends: [{ type: 'configure', public: true }] },
  'U01: sets a password': {
    open: inLobby(),
    uses: [['option-password', 'owl'], 'option-password-set'],
    sends: [{ type: 'configure', password: 'owl' }],
  },
  'U01: talks before the game': {
    open: inLobby(),
    uses: [['chat-text', 'Who begins?'], 'chat-send'],
    sends: [{ type: 'chat', to: null, text: 'Who begins?' }],
  },
};

beforeAll(speak);
// A standing order is kept for the games that follow.
beforeEach(() => {
  prefs.asks.value = DEFAULTS.asks;
});

describe.each(Object.entries(HANDS))('by %s alone', (_, by) => {
  test.each(Object.entries(PATHS))('%s', async (_what, { open, uses, sends }) => {
    const { sent, hand } = open();
    for (const use of uses) {
      const [testid, typed] = typeof use === 'string' ? [use, null] : use;
      const target = await screen.findByTestId(testid);
      expect([testid, target.getAttribute('aria-disabled') ?? 'false']).toEqual([testid, 'false']);
      await by(hand, testid);
      if (typed === null) continue;
      const field = screen.getByTestId(testid);
      // The list of a choice is the browser's own.
      if (field instanceof HTMLSelectElement) await hand.selectOptions(field, typed);
      else {
        await hand.clear(field);
        await hand.keyboard(typed);
      }
    }
    await waitFor(() => expect(sent).toMatchObject(sends));
  });
});
