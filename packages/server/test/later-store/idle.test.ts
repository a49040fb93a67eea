import '../harness/over-later-store.js';
import '../idle.test.js';
