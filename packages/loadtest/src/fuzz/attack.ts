/** Attacking process, apart from the honest players, whose times are measured. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack-plan.js';
import { Attacker, noDamage } from './attackers.js';

const OWN = ['talker', 'rogue', 'flooder', 'asker', 'sluggard', 'mute', 'breaker'] as const;
const SHARED = ['talker', 'rogue', 'sluggard', 'mute', 'breaker'] as const;
/** Attackers per kind and address by default. */
const SEVERAL = { talker: 6, rogue: 2, flooder: 2, asker: 2, sluggard: 1, mute: 1, breaker: 1 } as const;

process.once('message', (attack: Attack) => {
  const damage = noDamage();
  const victims = [...attack.victims];
  process.on('message', ({ victim }: { victim: string }) => victims.push(victim));
  const over = () => damage.frames >= attack.frames;
  const mission = { target: attack, damage, victims, over };
  let seed = attack.seed;
  const addresses = attack.addresses.length > 0 ? attack.addresses : [undefined];
  // The first address is the honest players': no floods of limits by address there.
  const isShared = (i: number) => i === 0 && attack.addresses.length > 0;
  const start = (kind: (typeof OWN)[number], i: number) => {
    seed += 1;
    return new Attacker(mission, addresses[i], seed, !isShared(i))[kind]();
  };
  const { clients } = attack;
  const attackers =
    clients === undefined
      ? addresses.flatMap((_, i) =>
          (isShared(i) ? SHARED : OWN).flatMap((kind) => Array.from({ length: SEVERAL[kind] }, () => start(kind, i))),
        )
      : Array.from({ length: clients }, (_, nth) => {
          const i = (nth + 1) % addresses.length;
          const kinds = isShared(i) ? SHARED : OWN;
          return start(kinds[nth % kinds.length] as (typeof OWN)[number], i);
        });
  const report = setInterval(() => process.send?.(damage), 250);
  const enough = async () => {
    while (!over()) await sleep(100);
    await sleep(2000);
  };
  // Do not wait for attackers that hang on an open socket.
  void Promise.race([Promise.all(attackers), enough()]).then(() => {
    clearInterval(report);
    process.send?.(damage, undefined, undefined, () => process.exit(0));
  });
});
process.once('disconnect', () => process.exit(1));
