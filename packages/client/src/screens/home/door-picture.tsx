import type { RulesetId } from '@illuminice/rules';
import { illuminatiLooks } from '@illuminice/themes';
import { FAN_FILES } from '../../card/fan-files';
import { FanPicture } from '../../card/fan-picture';
import { GAMES } from '../../games';
import { currentLook, words } from '../../text';
import { Later } from '../../ui/lazy-part';

/** A game's fan of cards: a picture in the first look, else painted here. */
export function DoorPicture({ game }: { game: RulesetId }) {
  const file = currentLook() === illuminatiLooks.dark ? FAN_FILES[`${game}-${words().language}`] : undefined;
  return file ? <FanPicture file={file} /> : <Later part={GAMES[game].picture}>{({ Picture }) => <Picture />}</Later>;
}
