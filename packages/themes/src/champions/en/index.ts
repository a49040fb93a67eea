import { illuminatiEn } from '../../illuminati/en/index.js';
import { packOf } from '../derive.js';
import { own } from './front.js';
import { names } from './names.js';

export const championsEn = packOf(illuminatiEn, {
  ...own,
  names,
  texts: {
    'media-campaign': 'At any time outside attacks: a slain champion comes back, unbound. Whoever slew it keeps the credit.',
  },
  goals: {
    basic: 'Gather {need, plural, one {# card} other {# cards}} under your banner, your region included',
  },
  log: {
    destroyed:
      '{whose, select, own {{by} slew {card}, sworn to the same banner.} others {{by} slew {card}, sworn to {from}.} other {{by} slew {card}.}}',
  },
  refusals: {
    'C-102': { alreadyChosen: 'You have your region.' },
    'C-603': {
      noCard: 'That takes a Secret Door, and you hold none.',
      wrongCard: '{card} does not let you in. It takes a Secret Door.',
    },
    'C-602': {
      privileged: 'This attack is privileged. Break the privilege, or slip in through a Secret Door.',
    },
  },
  ui: {
    ...own.ui,
    'scene.specials': 'Spells',
    'hand.title': 'Your Summoner Spells',
    'status.line': '{money} gold · {specials, plural, =0 {no spell} one {# spell} other {# spells}}',
    'log.kind.special': 'Spells',
  },
});
