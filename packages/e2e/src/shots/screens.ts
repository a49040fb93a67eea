import { AWAY } from './screens-away.js';
import { DECKS, INWO } from './screens-inwo.js';
import { INWO_MOMENTS } from './screens-inwo-moments.js';
import { LOBBY } from './screens-lobby.js';
import { PEOPLE } from './screens-people.js';
import { TABLE } from './screens-table.js';
import type { Shot } from './shot.js';

export const SHOTS: readonly Shot[] = [...AWAY, ...DECKS, ...LOBBY, ...TABLE, ...PEOPLE, ...INWO, ...INWO_MOMENTS];
