import { everyScreen } from '../src/every-screen.js';
import { TABLE } from '../src/shots/screens-table.js';

everyScreen(TABLE);
