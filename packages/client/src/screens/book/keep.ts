import type { GameRecord, PromiseInfo } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { partsOf } from '../../games';
import type { Story } from '../../table/story';
import { idle } from '../../ui/lazy-part';
import { type BookGame, keepInBook } from './shelf';

/** The entry of a finished game. @param id in the book @param promises of its table */
export function entryOf(game: GameRecord, id: string, story: Story, promises: readonly Pick<PromiseInfo, 'by' | 'state'>[]): BookGame {
  const place = (player: PlayerId) => game.players.indexOf(player);
  const made = (player: PlayerId, state: PromiseInfo['state']) =>
    promises.filter((promise) => promise.by === player && promise.state === state).length;
  return {
    id,
    ruleset: game.ruleset,
    endedAt: game.endedAt,
    how: story.headline.kind,
    players: game.players.map((player) => {
      const seat = game.seats.find((entry) => entry.player === player);
      return {
        name: seat?.name ?? player,
        computer: seat?.computer ?? false,
        won: story.headline.winners.includes(player),
        illuminati: story.illuminati[player] ?? null,
        kept: made(player, 'kept'),
        broken: made(player, 'broken'),
      };
    }),
    taken: story.taken.map(({ by, from, n }) => [place(by), place(from), n]),
    reign: story.reign && [place(story.reign.player), story.reign.n],
  };
}

/** Writes a game whose end is shown here into the friends' book, once the page has nothing else to do. */
export async function writeDown(game: GameRecord, promises: readonly PromiseInfo[]): Promise<void> {
  const part = partsOf(game.ruleset)?.chronicle;
  if (!part) return;
  const { default: chronicle } = await part.load();
  await idle();
  // Games of this device have no id.
  keepInBook(entryOf(game, game.id || `here-${game.startedAt}`, chronicle.tell(game).story, promises));
}
