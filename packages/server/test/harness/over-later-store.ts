import { laterStore } from './later-store.js';
import { putAroundStores } from './server.js';

putAroundStores(laterStore);
