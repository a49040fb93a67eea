import '../harness/over-later-store.js';
import '../talk.test.js';
