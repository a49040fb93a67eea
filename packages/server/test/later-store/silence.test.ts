import '../harness/over-later-store.js';
import '../silence.test.js';
