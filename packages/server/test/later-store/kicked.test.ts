import '../harness/over-later-store.js';
import '../kicked.test.js';
