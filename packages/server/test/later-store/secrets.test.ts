import '../harness/over-later-store.js';
import '../secrets.test.js';
