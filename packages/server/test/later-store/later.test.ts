import '../harness/over-later-store.js';
import '../delayed-view.test.js';
