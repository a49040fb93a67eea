import type { Chance } from '@illuminice/bots';
import type { OrdersInput } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { type ClassicTypes, check, type Intent, type TradeOffer } from '@illuminice/rules/classic';
import type { Table } from '#server/session/game/table.js';

/** One of the two games, as far as somebody does something in it that concerns nobody else. */
export interface Scene {
  readonly table: Table<ClassicTypes>;
  say(player: PlayerId, type: string, body: object): void;
}

/** Whispers, so that they can be looked for where they must not be. */
export const WHISPER = 'between-the-two-of-us';

/** What the deal is that is made in both games, at different times; other offers ask for something. */
const DEAL = { give: { money: 1 } };

/** Orders that make the server answer the same for all to see, at least for whoever is not attacked. */
const ORDERS = (offerer: PlayerId): OrdersInput[] => [
  { ask: 'nextTurn', noOffersFrom: [offerer] },
  { ask: 'nextTurn' },
  { noOffersFrom: [offerer] },
  {},
];

/** What two players and a computer player have with each other in one of the two games, and no third may notice. */
export class Asides {
  constructor(
    private readonly scenes: readonly [Scene, Scene],
    /** Makes offers; receives them; a computer player. */
    private readonly who: { offerer: PlayerId; receiver: PlayerId; computer: PlayerId },
    private readonly own: Chance,
  ) {}

  /** Something happens in one of the games alone. */
  one(): void {
    const { own } = this;
    const { offerer, receiver, computer } = this.who;
    const scene = own.pick(this.scenes);
    const roll = own.below(10);
    if (roll < 4) this.#play(scene, offerer, this.#asking(own.percent(60) ? receiver : computer));
    else if (roll === 4) this.#play(scene, receiver, this.#asking(offerer));
    else if (roll === 5) this.#answer(scene, (deal) => ({ type: 'withdraw', offer: deal.id }), offerer);
    else if (roll === 6) this.#answer(scene, (deal) => ({ type: 'answer', offer: deal.id, accept: false }), receiver);
    else if (roll === 7) scene.say(receiver, 'orders', { orders: own.pick(ORDERS(offerer)) });
    else if (roll === 8) scene.say(offerer, 'chat', { to: own.pick([receiver, computer]), text: WHISPER });
    else scene.say(own.pick([offerer, receiver]), own.pick(['resumeLink', 'sync', 'ping']), {});
  }

  /** The deal goes one step on: offered in one game, offered in the other, too, then accepted in both. */
  deal(): void {
    const { offerer, receiver } = this.who;
    const open = this.scenes.map(({ table }) => table.privateOf(offerer)?.deals.find(isDeal));
    const missing = open.indexOf(undefined);
    if (missing >= 0) {
      this.#play(this.scenes[missing] as Scene, offerer, { type: 'offer', to: receiver, secret: true, ...DEAL });
      return;
    }
    const accepts = open.map((deal): Intent => ({ type: 'answer', offer: (deal as TradeOffer).id, accept: true }));
    if (this.scenes.some(({ table }, i) => check(table.viewOf(receiver), accepts[i] as Intent) !== null)) return;
    for (const [i, scene] of this.scenes.entries()) scene.say(receiver, 'intent', { intent: accepts[i] });
  }

  #asking(to: PlayerId): Intent {
    return { type: 'offer', to, ask: { money: 1 + this.own.below(2) }, secret: true };
  }

  #play(scene: Scene, player: PlayerId, intent: Intent): void {
    if (check(scene.table.viewOf(player), intent) === null) scene.say(player, 'intent', { intent });
  }

  #answer(scene: Scene, intentOf: (deal: TradeOffer) => Intent, player: PlayerId): void {
    // What a third player has offered is that player's affair, too: the answer to it is theirs to see.
    const among = Object.values(this.who);
    const deal = scene.table.privateOf(player)?.deals.find((one) => !isDeal(one) && among.includes(one.by) && among.includes(one.to));
    if (deal) this.#play(scene, player, intentOf(deal));
  }
}

const isDeal = ({ give }: TradeOffer): boolean => give.money === DEAL.give.money;
