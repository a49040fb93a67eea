import { everyScreen } from '../src/every-screen.js';
import { AWAY } from '../src/shots/screens-away.js';
import { DECKS } from '../src/shots/screens-inwo.js';
import { LOBBY } from '../src/shots/screens-lobby.js';
import { PEOPLE } from '../src/shots/screens-people.js';

everyScreen([...AWAY, ...DECKS, ...LOBBY, ...PEOPLE]);
