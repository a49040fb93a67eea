import type { PlayerId } from '@illuminice/rules';
import { t, words } from '../../text';

const PROMISES = ['out', 'help'] as const;
const REMARKS = ['thanks', 'threat', 'grudge', 'leader', 'helpAsked', 'boast', 'sorry', 'traitor'] as const;
const KEYED = new RegExp(`^@(?:(${PROMISES.join('|')})|(${REMARKS.join('|')}) (\\S+) (\\S+))$`);

/** A line for its reader: a person's words as written, a computer player's in the reader's language. */
export const inWords = (text: string, nameOf: (player: PlayerId) => string = (player) => player): string => {
  const [, promise, remark, player = '-', card = '-'] = KEYED.exec(text) ?? [];
  const key = (promise ?? remark) as (typeof PROMISES)[number] | (typeof REMARKS)[number] | undefined;
  return key === undefined ? text : t(`said.${key}`, { player: nameOf(player), card: words().cardName(card) });
};
