import type { SecretPart } from '@illuminice/rules';
import { type GameEvent, type Kept, OFFER_ENDS } from '@illuminice/rules/inwo';
import { type Codec, count, flag, list, nullable, optional, player, record, signed, text, union, word } from '../wire/codec.js';
import { attackKind, card, copy, deck, keptCard, owner, placedHow, side, stand } from './words.js';

type Told = { readonly cards: readonly Kept[] };

const hidden = {
  secret: optional(record<SecretPart<Told>>({ to: list(player), what: record<Told>({ cards: list(keptCard) }) })) as Codec<
    GameEvent['secret']
  >,
  only: optional(list(player)),
} as const;

/** Types are numbered by order here, and so are the values in each. */
export const event = union<GameEvent, 'type'>('type', {
  deckChosen: { player, ...hidden },
  leadChosen: { player, ...hidden },
  revealed: { player, copy, card, ...hidden },
  setAside: { player, card, ...hidden },
  turnBegan: { player, number: count, ...hidden },
  drew: { player, deck, count, ...hidden },
  bought: { player, ...hidden },
  exposed: { player, cards: list(keptCard), ...hidden },
  shown: { player, to: player, ...hidden },
  discarded: { player, card, ...hidden },
  returned: { player, ...hidden },
  tokensPlaced: { player, ...hidden },
  played: { player, card, copy, ...hidden },
  used: { player, card, copy, ...hidden },
  cancelled: { player, card, by: owner, with: nullable(card), ...hidden },
  announced: { player, kind: attackKind, leader: nullable(copy), target: copy, ...hidden },
  joined: { player, copy, side: stand, ...hidden },
  calledOff: { player, ...hidden },
  voided: { attack: count, ...hidden },
  rolled: { player, dice: list(count), ...hidden },
  resolved: { attack: count, result: text, ...hidden },
  placed: { copy, player, onto: copy, arrow: side, how: placedHow, ...hidden },
  destroyed: { copy, card, by: owner, ...hidden },
  uncontrolled: { copy, card, ...hidden },
  devastated: { copy, ...hidden },
  relieved: { copy, ...hidden },
  changed: { card, count, ...hidden },
  linked: { copy, to: nullable(copy), ...hidden },
  saidDone: { player, frame: count, ...hidden },
  offered: { player, to: player, deal: signed, ...hidden },
  answered: { deal: signed, accept: flag, ...hidden },
  claimed: { player, cards: list(card), ...hidden },
  claimFell: { player, ...hidden },
  knocked: { player, ...hidden },
  left: { player, ...hidden },
  ended: { winners: list(player), ...hidden },
  startRolled: { player, dice: list(count), round: count, ...hidden },
  broughtIn: { player, copy, card, payer: nullable(card), ...hidden },
  offerClosed: { deal: signed, player, to: player, why: word(OFFER_ENDS), ...hidden },
  exchanged: { player, to: player, ...hidden },
  openedToOffers: { player, open: flag, ...hidden },
});
