import '../harness/over-later-store.js';
import '../later.test.js';
