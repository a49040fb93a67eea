import '../harness/over-later-store.js';
import '../computers.test.js';
