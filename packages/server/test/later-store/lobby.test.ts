import '../harness/over-later-store.js';
import '../lobby.test.js';
