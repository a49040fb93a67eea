import '../harness/over-later-store.js';
import '../return.test.js';
