/** @jest-environment jsdom */

import { PRESENT, type ProposalInfo, type SeatInfo } from '@illuminice/protocol';
import { viewFor } from '@illuminice/rules/classic';
import { act, waitFor } from '@testing-library/preact';
import { Propose } from '../../../src/hud/seats/propose';
import { Votes } from '../../../src/hud/seats/votes';
import { openPart, screen, speak } from './panel';
import { gameOf } from './table';

beforeAll(speak);

const STATE = gameOf({
  players: [
    { id: 'ann', illuminati: 'gnomes-of-zurich' },
    { id: 'bob', illuminati: 'bermuda-triangle' },
    { id: 'cat', illuminati: 'network' },
  ],
});

type Changes = Partial<NonNullable<ReturnType<typeof openPart>['lobby']['value']>>;

/** Opens a part of Ann's page where the table is in this state. */
function at(Part: Parameters<typeof openPart>[0], changes: Changes = {}, seats: Record<string, Partial<SeatInfo>> = {}, me = 'ann') {
  const opened = openPart(Part, viewFor(STATE, me === 'eve' ? null : me));
  const change = (more: Changes, seated: Record<string, Partial<SeatInfo>> = {}) =>
    act(() => {
      const { value } = opened.lobby;
      opened.lobby.value = { ...value, ...more, seats: value.seats.map((seat) => ({ ...seat, ...seated[seat.player] })) };
    });
  void change({ host: 'ann', ...changes }, seats);
  return { ...opened, change };
}

/** Bob's, on which nobody else has said anything. */
const proposal = (of: Partial<ProposalInfo>): ProposalInfo => ({
  ...{ id: 7, by: 'bob', kind: 'clock', of: 'brisk', yes: ['bob'], no: [] },
  ...of,
  until: Date.now() + 60_000,
});

const isPressed = (testid: string) => screen.getByTestId(testid).getAttribute('aria-pressed');
const buttons = () => screen.queryAllByRole('button').map((button) => button.dataset.testid);

describe('U107: what the table votes on', () => {
  test('is said with its count; Yes and No by the keyboard, and shown as given once the table knows', async () => {
    const { hand, sent, change } = at(Votes, { proposals: [proposal({})] });
    expect(screen.getByTestId('proposal-clock').textContent).toMatch(
      /bob proposes: Brisk clock.*1 for, 0 against, 2 needed.*counts as yes/,
    );
    await hand.tab();
    expect(document.activeElement).toBe(screen.getByTestId('ballot-clock-yes'));
    await hand.keyboard('{Enter}');
    expect(sent).toEqual([{ type: 'ballot', proposal: 7, yes: true }]);
    expect(isPressed('ballot-clock-yes')).toBe('false');
    await change({ proposals: [proposal({ yes: ['bob', 'ann'] })] });
    expect(isPressed('ballot-clock-yes')).toBe('true');
    await hand.tab();
    await hand.keyboard(' ');
    expect(sent[1]).toEqual({ type: 'ballot', proposal: 7, yes: false });
  });

  test('one takes one’s own back, and has no other choice', async () => {
    const { hand, sent } = at(Votes, { proposals: [proposal({ by: 'ann', yes: ['ann'], kind: 'end', of: '' })] });
    expect(buttons()).toEqual(['ballot-end-no']);
    expect(screen.getByTestId('proposal-end').textContent).toMatch(/no answer counts as no/);
    await hand.click(screen.getByTestId('ballot-end-no'));
    expect(sent).toEqual([{ type: 'ballot', proposal: 7, yes: false }]);
  });

  test('whoever is to leave has no say; the others need two of two', () => {
    at(Votes, { proposals: [proposal({ kind: 'kick', of: 'ann' })] });
    expect(buttons()).toEqual([]);
    expect(screen.getByTestId('proposal-kick').textContent).toMatch(/ann leaves for good.*2 needed/);
  });

  test('a spectator sees it, and has no say', () => {
    at(Votes, { proposals: [proposal({})] }, {}, 'eve');
    expect(screen.getByTestId('proposal-clock').textContent).toMatch(/Brisk clock/);
    expect(buttons()).toEqual([]);
  });

  test('once all that count have spoken no time runs any more', () => {
    at(Votes, { proposals: [proposal({ yes: ['bob', 'ann'] })] });
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('the result is said by the name the player had, and goes after a while', () => {
    const decided = { id: 7, by: 'bob', kind: 'kick' as const, of: 'cat', name: 'Catherine', passed: true, at: Date.now() };
    const { change } = at(Votes, { decided });
    expect(screen.getByTestId('decided').textContent).toMatch(/Agreed: Catherine leaves/);
    void change({ decided: { ...decided, passed: false } });
    expect(screen.getByTestId('decided').textContent).toMatch(/Voted down/);
    void change({ decided: { ...decided, at: Date.now() - 12_001 } });
    expect(screen.queryByTestId('decided')).toBeNull();
  });

  test('in a pause anybody proposes to play on, once', async () => {
    const { hand, sent, change } = at(Votes, { paused: true });
    await hand.click(screen.getByTestId('paused-resume'));
    expect(sent).toEqual([{ type: 'propose', kind: 'resume' }]);
    void change({ proposals: [proposal({ kind: 'resume', of: '' })] });
    expect(screen.queryByTestId('paused-resume')).toBeNull();
    expect(screen.getByTestId('paused')).toBeTruthy();
  });

  test('whom the host named takes the role over; others are not asked', async () => {
    const { hand, sent, change } = at(Votes, { host: 'bob', heir: 'ann' });
    expect(screen.getByTestId('heir').textContent).toMatch(/bob asks you to be the host/);
    await hand.click(screen.getByTestId('heir-accept'));
    expect(sent).toEqual([{ type: 'takeHost' }]);
    void change({ heir: 'cat' });
    expect(screen.queryByTestId('heir')).toBeNull();
  });
});

describe('U107: what can be put to the vote', () => {
  const opened = (changes: Changes = {}, seats: Record<string, Partial<SeatInfo>> = {}) => {
    let closed = 0;
    const Part = () => (
      <Propose
        onDone={() => {
          closed += 1;
        }}
      />
    );
    return { ...at(Part, { clock: 'normal', ...changes }, seats), closed: () => closed };
  };

  test('all but what is so already', () => {
    const { change } = opened();
    expect(buttons().slice(0, 9)).toEqual([
      ...['propose-pause', 'propose-clock-off', 'propose-clock-brisk', 'propose-clock-relaxed', 'propose-clock-days'],
      ...['propose-again', 'propose-end', 'propose-kick-bob', 'propose-kick-cat'],
    ]);
    void change({ paused: true });
    expect(buttons()[0]).toBe('propose-resume');
  });

  test('one of two people cannot put the other out', () => {
    opened({}, { cat: { computer: true } });
    expect(buttons().filter((id) => id?.startsWith('propose-kick'))).toEqual([]);
  });

  test('a proposal is sent with what it is about, and the dialog closes; a refused one leaves it open', async () => {
    const { hand, sent, closed, table } = opened();
    await hand.click(screen.getByTestId('propose-kick-cat'));
    expect(sent).toEqual([{ type: 'propose', kind: 'kick', of: 'cat' }]);
    await waitFor(() => expect(closed()).toBe(1));
    const refusal = { code: 'table', why: 'proposalOpen', text: 'There is a vote already.' } as never;
    Object.assign(table.link, { send: () => Promise.resolve({ ok: false, refusal }) });
    await hand.click(screen.getByTestId('propose-end'));
    await waitFor(() => expect(table.refused.value?.refusal).toEqual(refusal));
    expect(closed()).toBe(1);
  });

  test('the host names a successor, or nobody any more; others see no such choice', async () => {
    const { hand, sent, change } = opened({ heir: 'bob' });
    expect(isPressed('heir-bob')).toBe('true');
    await hand.click(screen.getByTestId('heir-cat'));
    await hand.click(screen.getByTestId('heir-nobody'));
    expect(sent).toEqual([
      { type: 'nameHost', player: 'cat' },
      { type: 'nameHost', player: null },
    ]);
    void change({ host: 'bob' });
    expect(screen.queryByTestId('heir-cat')).toBeNull();
  });
});

describe('U103: a player who is missing', () => {
  const ballots = { cat: 'computer' } as const;

  test('the others choose what is done, see what each wants, and how many it takes', async () => {
    const { hand, sent, change } = at(Votes, {}, { bob: { ...PRESENT, presence: 'away', ballots } });
    expect(screen.getByTestId('absent-1').textContent).toMatch(/bob is away.*2 of 2 must agree/);
    expect(screen.getByTestId('vote-1-computer').textContent).toMatch(/1$/);
    await hand.click(screen.getByTestId('vote-1-out'));
    expect(sent).toEqual([{ type: 'vote', player: 'bob', remedy: 'out' }]);
    void change({}, { bob: { ballots: { ...ballots, ann: 'out' } } });
    expect(isPressed('vote-1-out')).toBe('true');
    expect(isPressed('vote-1-computer')).toBe('false');
  });

  test('while the connection may come back there is no vote, and the time until then runs', () => {
    at(Votes, {}, { bob: { presence: 'reconnecting', awayAt: Date.now() + 61_000 } });
    expect(screen.getByRole('timer').textContent).toMatch(/1:0[01]/);
    expect(buttons()).toEqual([]);
  });

  test('U107: one who does nothing is nudged, and voted on only once that did not help', async () => {
    const { hand, sent, change } = at(Votes, {}, { bob: { presence: 'idle', voteAt: Date.now() + 30_000 } });
    expect(buttons()).toEqual(['nudge-1']);
    await hand.click(screen.getByTestId('nudge-1'));
    expect(sent).toEqual([{ type: 'nudge', player: 'bob' }]);
    void change({}, { bob: { voteAt: Date.now() - 1 } });
    expect(buttons()).toEqual(['nudge-1', 'vote-1-wait', 'vote-1-computer', 'vote-1-out']);
  });

  test('U107: whoever counts as idle is asked by name, in the title too, and is there with one press', async () => {
    document.title = 'Illuminice';
    const { hand, sent, change, nudge } = at(Votes, {}, { ann: { presence: 'idle' } });
    expect(screen.getByTestId('are-you-there').textContent).toMatch(/waiting for you/);
    await act(() => {
      nudge.value = { by: 'bob' } as NonNullable<typeof nudge.value>;
    });
    expect(document.title).toMatch(/bob asks/);
    await hand.click(screen.getByTestId('here'));
    expect(sent).toEqual([{ type: 'here' }]);
    void change({}, { ann: { presence: 'connected' } });
    expect(screen.queryByTestId('are-you-there')).toBeNull();
    expect(document.title).toBe('Illuminice');
  });

  test('U106: a spectator may ask for the seat of somebody away, and has no vote', async () => {
    const { hand, sent } = at(Votes, {}, { bob: { presence: 'away' } }, 'eve');
    await hand.click(await screen.findByTestId('ask-for-1'));
    expect(sent).toEqual([{ type: 'askSeat', player: 'bob' }]);
    expect(buttons()).toEqual(['ask-for-1']);
  });
});
