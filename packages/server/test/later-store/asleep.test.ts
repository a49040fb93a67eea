import '../harness/over-later-store.js';
import '../asleep.test.js';
