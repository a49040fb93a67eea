/** One against others of one kind: who they are, and how many sit at the table. */
export interface Pairing<K extends string = string> {
  readonly hero: K;
  readonly others: K;
  readonly players: number;
  /** What the pairing is to show. */
  readonly about: 'step' | 'random' | 'exploit';
}

/** Games of one deal: the one sits in every seat once, so that neither seat nor deal favours anybody. */
export interface Block<K extends string = string> {
  readonly pairing: Pairing<K>;
  readonly seed: number;
}

/** How many play a game that is no duel. */
export const CROWD = 4;

/**
 * All pairings of a league: each level meets the one below, alone and against three of it; the highest meets random play; each
 * exploit meets the highest of those it is meant against.
 *
 * @param ladder levels, the lowest first
 * @param target whom exploits are tried on
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

/** The blocks of a pairing that come to so many games, a multiple of the seats. All pairings play the same deals. */
export const blocksOf = <K extends string>(pairing: Pairing<K>, games: number, seed: number): Block<K>[] =>
  Array.from({ length: games / pairing.players }, (_, i) => ({ pairing, seed: seed + i }));

/** Who sits where when the one has this seat. */
export const seatsOf = <K extends string>({ hero, others, players }: Pairing<K>, seat: number): K[] =>
  Array.from({ length: players }, (_, i) => (i === seat ? hero : others));

/** `expert:regular×3`. */
export const titleOf = ({ hero, others, players }: Pairing): string => `${hero}:${others}${players > 2 ? `×${players - 1}` : ''}`;
