import '../harness/over-later-store.js';
import '../clock.test.js';
