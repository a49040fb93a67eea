/** The first page's fans of cards as pictures, painted when the client is built (vite/fans); never part of the page itself. */
import { RULESET_IDS } from '@illuminice/rules';
import { illuminatiLooks, type LanguageId } from '@illuminice/themes';
import { CELL, type Fan } from './card/card-fan';
import { faceSize } from './card/face';
import { painterOf } from './card/painter';
import { addPictures } from './card/pictures';
import { GAMES } from './games';
import { prefs } from './prefs/prefs';
import { startSpeaking, words } from './text';

export { LANGUAGES } from '@illuminice/themes';
export { addPictures };

/** Cards of a fan, side by side, in CSS px. */
export const { w: CARD_WIDTH, h: CARD_HEIGHT } = faceSize('standing', CELL);

let speaking: Promise<void> | null = null;

/** Cards of each game's fan in the first look. @returns their number and a painter of one at 0, 0 */
export async function fansIn(language: LanguageId) {
  prefs.language.value = language;
  speaking ??= startSpeaking(document.documentElement);
  await speaking;
  while (words().language !== language) await new Promise((later) => setTimeout(later));
  const fans = RULESET_IDS.map(async (game) => {
    // The page itself asks for the component alone.
    const { names, paint } = ((await GAMES[game].picture.load()) as { Picture: unknown; fan?: Fan }).fan as Fan;
    const said = names();
    const paintOn = (ctx: CanvasRenderingContext2D, index: number) =>
      paint(painterOf(ctx, illuminatiLooks.dark, true), { names: said, index, cell: CELL });
    return { game, cards: said.length, paint: paintOn };
  });
  return Promise.all(fans);
}
