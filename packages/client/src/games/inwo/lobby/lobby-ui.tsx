import type { LobbyUi } from '../../../table/game-ui';

/** Options of an INWO table. */
const ui: LobbyUi = { Options: () => null, Variants: () => null, Introduction: () => null };
export default ui;
