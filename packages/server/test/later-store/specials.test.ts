import '../harness/over-later-store.js';
import '../specials.test.js';
