import { INITIAL_SETTINGS, NO_TIMER, NOTHING_PROPOSED, PRESENT, type SeatInfo, type TableInfo } from '@illuminice/protocol';
import { optionsSchema } from '@illuminice/rules/classic';

const ANN: SeatInfo = {
  player: 'ann',
  place: 0,
  name: 'Ann',
  colour: 0,
  ready: true,
  sealed: false,
  ...PRESENT,
  computer: false,
  level: 'expert',
  style: 'plain',
};

/** A table in its lobby, as all there see it: Ann is alone. */
export const LOBBY: TableInfo = {
  ...{ code: 'BCDFGH', name: 'Friday', stage: 'lobby', host: 'ann', password: false, capacity: 6, kicked: [] },
  ...INITIAL_SETTINGS,
  ...{
    spectators: 0,
    watchers: [],
    score: [],
    watchable: true,
    game: '',
    from: null,
    clock: 'off',
    silence: 6000,
    timer: NO_TIMER,
    promises: [],
    ...NOTHING_PROPOSED,
    seats: [ANN],
  },
  rules: { ruleset: 'classic', options: optionsSchema.parse({}) },
};
