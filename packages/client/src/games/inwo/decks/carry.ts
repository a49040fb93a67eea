import { createTable, Refused } from '../../../net/http';
import { rememberedName } from '../../../net/memory';
import { refusalText } from '../../../text';
import { t } from '../words';
import { carryDeck } from './carried';
import type { DeckOptions } from './filters';

/** The server's limit for names of tables. */
const LONGEST_NAME = 24;

/**
 * Opens a table at which everyone brings a deck, and marks an own deck for it. @param own its id on this device @returns the address of the
 * table, or why there is none
 */
export async function carryToTable(own: string, options: DeckOptions): Promise<{ to: string } | { why: string }> {
  carryDeck(own);
  const name = t('home.tableOf', { name: rememberedName() });
  try {
    const { code } = await createTable({
      ruleset: 'inwo',
      options: { decks: 'own', ...options },
      ...(rememberedName() !== '' && name.length <= LONGEST_NAME && { name }),
    });
    return { to: `/t/${code}` };
  } catch (error) {
    return { why: error instanceof Refused ? refusalText(error.refusal) : t('home.noServer') };
  }
}
