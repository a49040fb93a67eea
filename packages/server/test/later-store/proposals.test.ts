import '../harness/over-later-store.js';
import '../proposals.test.js';
