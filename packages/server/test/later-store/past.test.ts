import '../harness/over-later-store.js';
import '../past.test.js';
