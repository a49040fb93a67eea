import { awaited } from '../../src/screens/lobby/start';

type Asked = Parameters<typeof awaited>[0];

const seats = (ready: Record<string, boolean>) =>
  Object.entries(ready).map(([player, is]) => ({ player, name: player, ready: is })) as unknown as Asked['seats'];
const names = (of: readonly { name: string }[]) => of.map(({ name }) => name);

describe('whom a table before its game waits for', () => {
  test('everyone who has not said ready, but the host: to start is to be ready', () => {
    const missing = awaited({ host: 'ann', seats: seats({ ann: false, bob: false, cat: true }) });
    expect(names(missing)).toEqual(['bob']);
  });

  test('when the others are ready, the start is free', () => {
    expect(awaited({ host: 'ann', seats: seats({ ann: false, bob: true }) })).toEqual([]);
  });
});
