/** The process that attacks: told what by its parent, tells what came of it. Apart from the honest players, whose times are taken. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RulesetId } from '@illuminice/rules';
import { Attacker, noDamage } from './attackers.js';

export interface Attack {
  url: string;
  ruleset: RulesetId;
  frames: number;
  seed: number;
  /** Addresses of this machine to attack from; none: its usual one. */
  addresses: string[];
  victims: string[];
}

process.once('message', (attack: Attack) => {
  const damage = noDamage();
  const victims = [...attack.victims];
  process.on('message', ({ victim }: { victim: string }) => victims.push(victim));
  const over = () => damage.frames >= attack.frames;
  let seed = attack.seed;
  const attackers = (attack.addresses.length > 0 ? attack.addresses : [undefined]).flatMap((from, i) => {
    // The first address is the honest players' own: nobody floods there what is counted by address.
    const shared = i === 0 && attack.addresses.length > 0;
    const one = () => {
      seed += 1;
      return new Attacker(attack, from, seed, damage, victims, over, !shared);
    };
    const several = <T>(n: number, start: () => T): T[] => Array.from({ length: n }, start);
    return [
      ...several(6, () => one().talker()),
      ...several(2, () => one().rogue()),
      one().sluggard(),
      one().mute(),
      one().breaker(),
      ...(shared ? [] : [...several(2, () => one().flooder()), ...several(2, () => one().asker())]),
    ];
  });
  const report = setInterval(() => process.send?.(damage), 250);
  const enough = async () => {
    while (!over()) await sleep(100);
    await sleep(2000);
  };
  // Who hangs on a socket that is kept open is not waited for.
  void Promise.race([Promise.all(attackers), enough()]).then(() => {
    clearInterval(report);
    process.send?.(damage, undefined, undefined, () => process.exit(0));
  });
});
