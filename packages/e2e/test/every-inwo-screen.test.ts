import { everyScreen } from '../src/every-screen.js';
import { INWO } from '../src/shots/screens-inwo.js';
import { INWO_MOMENTS } from '../src/shots/screens-inwo-moments.js';

everyScreen([...INWO, ...INWO_MOMENTS]);
