export interface Pairing<K extends string = string> {
  readonly hero: K;
  readonly others: K;
  readonly players: number;
  readonly about: 'step' | 'random' | 'exploit';
}

/** Games of one deal with the hero in each seat, so that neither seat nor deal is an advantage. */
export interface Block<K extends string = string> {
  readonly pairing: Pairing<K>;
  readonly seed: number;
}

/** Players of a game that is no duel. */
export const CROWD = 4;

/**
 * All pairings: each level against the one below, in duels and alone against three; the highest against random play; each exploit
 * against the target.
 *
 * @param ladder levels, lowest first
 * @param target opponent of the exploits
 */
export const pairingsOf = <K extends string>(
  ladder: readonly K[],
  random: K,
  exploits: readonly K[],
  target: K | undefined = ladder.at(-1),
): Pairing<K>[] => {
  const steps = ladder
    .slice(1)
    .flatMap((hero, i) => [2, CROWD].map((players): Pairing<K> => ({ hero, others: ladder[i] as K, players, about: 'step' })));
  const top = ladder.at(-1);
  const last: Pairing<K>[] = top === undefined ? [] : [{ hero: top, others: random, players: 2, about: 'random' }];
  const tried =
    target === undefined
      ? []
      : exploits.flatMap((hero) => [2, CROWD].map((players): Pairing<K> => ({ hero, others: target, players, about: 'exploit' })));
  return [...steps, ...last, ...tried];
};

/** Blocks of a pairing for a multiple of the seats; all pairings share the deals. */
export const blocksOf = <K extends string>(pairing: Pairing<K>, games: number, seed: number): Block<K>[] =>
  Array.from({ length: games / pairing.players }, (_, i) => ({ pairing, seed: seed + i }));

export const seatsOf = <K extends string>({ hero, others, players }: Pairing<K>, seat: number): K[] =>
  Array.from({ length: players }, (_, i) => (i === seat ? hero : others));

/** Format: `expert:regular×3`. */
export const titleOf = ({ hero, others, players }: Pairing): string => `${hero}:${others}${players > 2 ? `×${players - 1}` : ''}`;
