import '../harness/over-later-store.js';
import '../rematch.test.js';
