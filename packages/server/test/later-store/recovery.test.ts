import '../harness/over-later-store.js';
import '../recovery.test.js';
