import '../harness/over-later-store.js';
import '../play.test.js';
