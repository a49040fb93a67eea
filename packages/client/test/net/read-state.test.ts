import { LobbySeatState, mirrorOptions, TableState } from '@illuminice/protocol';
import { optionsSchema } from '@illuminice/rules/classic';
import { kept, readLobby } from '../../src/net/read-state';

const seat = (player: string): LobbySeatState => Object.assign(new LobbySeatState(), { player, name: player, presence: 'connected' });

describe('what is read of the shared state', () => {
  it('is the very thing that was read before while it says the same, so that nobody draws it anew', () => {
    const state = new TableState();
    mirrorOptions('classic', optionsSchema.parse({}), state);
    state.seats.set('ann', seat('ann'));
    const before = readLobby(state);
    expect(kept(before, readLobby(state))).toBe(before);
    (state.seats.get('ann') as LobbySeatState).presence = 'away';
    const after = kept(before, readLobby(state));
    expect(after).not.toBe(before);
    expect(after.seats[0]).toMatchObject({ player: 'ann', presence: 'away' });
  });
});
