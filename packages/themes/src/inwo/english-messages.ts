import { englishShell } from '../english-messages.js';
import cards from '../messages/inwo/en/cards.json' with { type: 'json' };
import decks from '../messages/inwo/en/decks.json' with { type: 'json' };
import fights from '../messages/inwo/en/fights.json' with { type: 'json' };
import log from '../messages/inwo/en/log.json' with { type: 'json' };
import pages from '../messages/inwo/en/pages.json' with { type: 'json' };
import panels from '../messages/inwo/en/panels.json' with { type: 'json' };
import refusals from '../messages/inwo/en/refusals.json' with { type: 'json' };
import screens from '../messages/inwo/en/screens.json' with { type: 'json' };
import table from '../messages/inwo/en/table.json' with { type: 'json' };
import terms from '../messages/inwo/en/terms.json' with { type: 'json' };
import workshop from '../messages/inwo/en/workshop.json' with { type: 'json' };
import type { Messages } from './theme.js';

const ui = { ...englishShell.ui, ...screens, ...table, ...panels, ...fights, ...decks, ...pages, ...workshop };

export type InwoKey = keyof typeof ui;

/** English messages of INWO, the reference for types: a missing event or term does not compile. */
export const englishMessages = {
  ui,
  refusals: { table: englishShell.refusals, ...refusals },
  terms,
  cards,
  log,
} satisfies Messages;
