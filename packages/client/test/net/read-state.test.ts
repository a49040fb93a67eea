import { readTable, TableMirror } from '@illuminice/protocol';
import { keepIfEqual } from '../../src/net/read-state';
import { LOBBY } from '../harness/table-info';

describe('what is read of the shared state', () => {
  it('is the very thing that was read before while it says the same, so that nobody draws it anew', () => {
    const mirror = new TableMirror();
    mirror.writeTable(LOBBY);
    const before = readTable(mirror.state);
    expect(keepIfEqual(before, readTable(mirror.state))).toBe(before);
    mirror.writeTable({ ...LOBBY, seats: LOBBY.seats.map((seat) => ({ ...seat, presence: 'away' })) });
    const after = keepIfEqual(before, readTable(mirror.state));
    expect(after).not.toBe(before);
    expect(after.seats[0]).toMatchObject({ player: 'ann', presence: 'away' });
  });
});
