/** Process of the attacking address, controlled by its parent. */
import { setPriority } from 'node:os';
import { type Damage, noDamage } from '../attackers.js';
import { Address } from './address.js';
import { bursts } from './kinds.js';
import { Siege } from './siege.js';

/** Nice value: the attacker represents another machine and must not slow the server. */
const NICE = 15;

export type Order =
  | { do: 'encamp'; url: string; from: string | undefined; seed: number; share: number }
  /** `from`: source address; default: that of the siege. */
  | { do: 'burst'; kinds: readonly string[]; ms: number; games: string[]; from?: string }
  | { do: 'leave' };

export type Done = Damage;

setPriority(NICE);
let siege: Siege | null = null;

async function carryOut(order: Order): Promise<Damage> {
  if (order.do === 'encamp') {
    const damage = noDamage();
    siege = new Siege(new Address(order.url, order.from, damage), order.seed);
    await siege.encamp(order.share);
  }
  if (!siege) throw new Error('there is no siege');
  const { damage } = siege.address;
  if (order.do === 'burst') {
    Object.assign(damage, noDamage());
    siege.games.splice(0, siege.games.length, ...order.games);
    const until = performance.now() + order.ms;
    const over = () => performance.now() >= until;
    // Unanswered requests must not delay the end.
    const enough = new Promise<void>((resolve) => setTimeout(resolve, order.ms + 1000));
    const address = order.from === undefined ? siege.address : new Address(siege.address.url, order.from, damage);
    const all = order.kinds.map(async (kind) => bursts[kind]?.(siege as Siege, over, address));
    await Promise.race([Promise.all(all), enough]);
  }
  if (order.do === 'leave') siege.leave();
  return structuredClone(damage);
}

process.on('message', (order: Order) => {
  void carryOut(order).then((damage) => {
    process.send?.(damage);
    if (order.do === 'leave') process.disconnect();
  });
});
