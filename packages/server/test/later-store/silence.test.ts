import '../harness/over-later-store.js';
import '../auto-pass.test.js';
