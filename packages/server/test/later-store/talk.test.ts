import '../harness/over-later-store.js';
import '../chat.test.js';
