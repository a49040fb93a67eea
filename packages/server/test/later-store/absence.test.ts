import '../harness/over-later-store.js';
import '../absence.test.js';
