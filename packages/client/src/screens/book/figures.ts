import type { BookGame, BookPlayer } from './shelf';

/** People who played with each other, computers left out: a season is all games of one circle. */
export interface Circle {
  readonly key: string;
  readonly names: readonly string[];
  readonly games: readonly BookGame[];
}

const people = ({ players }: BookGame): BookPlayer[] => players.filter(({ computer }) => !computer);

/** All circles, the one with the most games first. */
export function circlesOf(games: readonly BookGame[]): Circle[] {
  const circles = new Map<string, { names: string[]; games: BookGame[] }>();
  for (const game of games) {
    const names = people(game)
      .map(({ name }) => name)
      .sort();
    const key = JSON.stringify(names);
    const circle = circles.get(key) ?? { names, games: [] };
    circle.games.push(game);
    circles.set(key, circle);
  }
  return [...circles].map(([key, circle]) => ({ key, ...circle })).sort((left, right) => right.games.length - left.games.length);
}

/** A person's line in the table of a season. */
export interface Row {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly kept: number;
  readonly broken: number;
  readonly reign: number;
  /** Player who took the most cards from this player, and the number; null: nobody. */
  readonly nemesis: { readonly name: string; readonly cards: number } | null;
}

const count = <K>(counts: Map<K, number>, key: K, by = 1): void => void counts.set(key, (counts.get(key) ?? 0) + by);

const most = <K>(counts: ReadonlyMap<K, number>): [K, number] | null => [...counts].sort(([, left], [, right]) => right - left)[0] ?? null;

/** The table of some games: people by wins, then by games. */
export function rowsOf(games: readonly BookGame[]): Row[] {
  const names = new Set(games.flatMap((game) => people(game).map(({ name }) => name)));
  return [...names]
    .map((name): Row => {
      const own = games.flatMap((game) => {
        const place = game.players.findIndex((player) => !player.computer && player.name === name);
        const player = game.players[place];
        return player ? [{ game, place, player }] : [];
      });
      const takers = new Map<string, number>();
      for (const { game, place } of own)
        for (const [by, from, cards] of game.taken) {
          const taker = game.players[by];
          if (from === place && by !== place && taker) count(takers, taker.name, cards);
        }
      const nemesis = most(takers);
      const sum = (part: (player: BookPlayer) => number) => own.reduce((total, { player }) => total + part(player), 0);
      return {
        name,
        games: own.length,
        wins: sum(({ won }) => Number(won)),
        kept: sum(({ kept }) => kept),
        broken: sum(({ broken }) => broken),
        reign: Math.max(0, ...own.map(({ game, place }) => (game.reign?.[0] === place ? game.reign[1] : 0))),
        nemesis: nemesis && { name: nemesis[0], cards: nemesis[1] },
      };
    })
    .sort((left, right) => right.wins - left.wins || right.games - left.games || left.name.localeCompare(right.name));
}

/** How often games were won in each way, and with each Illuminati, the most frequent first. */
export function winsOf(games: readonly BookGame[]): {
  readonly how: readonly (readonly [BookGame['how'], number])[];
  readonly illuminati: readonly (readonly [string, number])[];
} {
  const how = new Map<BookGame['how'], number>();
  const illuminati = new Map<string, number>();
  for (const game of games) {
    count(how, game.how);
    for (const { won, illuminati: card } of game.players) if (won && card) count(illuminati, card);
  }
  const sorted = <K>(counts: Map<K, number>) => [...counts].sort(([, left], [, right]) => right - left);
  return { how: sorted(how), illuminati: sorted(illuminati) };
}
