import '../harness/over-later-store.js';
import '../orders.test.js';
