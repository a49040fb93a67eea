import type { Messages } from './classic/theme.js';
import cards from './messages/classic/illuminati/en/cards.json' with { type: 'json' };
import gameFront from './messages/classic/illuminati/en/front.json' with { type: 'json' };
import log from './messages/classic/illuminati/en/log.json' with { type: 'json' };
import gamePages from './messages/classic/illuminati/en/pages.json' with { type: 'json' };
import gameRefusals from './messages/classic/illuminati/en/refusals.json' with { type: 'json' };
import gameScreens from './messages/classic/illuminati/en/screens.json' with { type: 'json' };
import terms from './messages/classic/illuminati/en/terms.json' with { type: 'json' };
import chronicle from './messages/shell/en/chronicle.json' with { type: 'json' };
import shellFront from './messages/shell/en/front.json' with { type: 'json' };
import shellPages from './messages/shell/en/pages.json' with { type: 'json' };
import shellRefusals from './messages/shell/en/refusals.json' with { type: 'json' };
import shellScreens from './messages/shell/en/screens.json' with { type: 'json' };
import { overlay } from './overlay.js';
import type { Refusals } from './theme.js';

export const englishShell = { ui: { ...shellFront, ...shellScreens, ...shellPages }, refusals: shellRefusals };

export type ShellKey = keyof typeof englishShell.ui;

export type ChronicleKey = keyof typeof chronicle;

const ui = { ...englishShell.ui, ...gameFront, ...gameScreens, ...gamePages };

export type UiKey = keyof typeof ui;

/** English messages of the first theme, the reference for types: a missing event or term does not compile. */
export const englishMessages = {
  ui,
  refusals: overlay<Refusals>({ table: englishShell.refusals }, gameRefusals),
  terms,
  cards,
  log,
} satisfies Messages;
