/** The first page's fans of cards as pictures, painted when the client is built (vite/fans); never part of the page itself. */
import type { RulesetId } from '@illuminice/rules';
import { illuminatiLooks, type LanguageId } from '@illuminice/themes';
import { CELL, type Fan } from './card/card-fan';
import { faceSize } from './card/face';
import { painterOf } from './card/painter';
import { addPictures } from './card/pictures';
import { fan as classic } from './games/classic/home-picture';
import { fan as inwo } from './games/inwo/home-picture';
import { prefs } from './prefs/prefs';
import { startSpeaking, words } from './text';

export { LANGUAGES } from '@illuminice/themes';
export { addPictures };

const FANS: Readonly<Record<RulesetId, Fan>> = { classic, inwo };

/** Cards of a fan, side by side, in CSS px. */
export const { w: CARD_WIDTH, h: CARD_HEIGHT } = faceSize('standing', CELL);

let speaking: Promise<void> | null = null;

/** Cards of each game's fan in the first look. @returns their number and a painter of one at 0, 0 */
export async function fansIn(language: LanguageId) {
  prefs.language.value = language;
  speaking ??= startSpeaking(document.documentElement);
  await speaking;
  while (words().language !== language) await new Promise((later) => setTimeout(later));
  return Object.entries(FANS).map(([game, { names, paint }]) => {
    const said = names();
    const paintOn = (ctx: CanvasRenderingContext2D, index: number) =>
      paint(painterOf(ctx, illuminatiLooks.dark, true), { names: said, index, cell: CELL });
    return { game, cards: said.length, paint: paintOn };
  });
}
