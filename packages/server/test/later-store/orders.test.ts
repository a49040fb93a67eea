import '../harness/over-later-store.js';
import '../standing-orders.test.js';
