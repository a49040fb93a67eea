import type { CardId, PlayerId } from '@illuminice/rules';
import type { Point, Story } from '../../table/story';
import type { Chronicle, Part } from '../../text';

export interface Article {
  readonly title: string;
  readonly sentence: readonly Part[];
  readonly card: CardId | null;
  readonly turn: number;
  readonly moment: number;
}

export interface Page {
  readonly paper: string;
  readonly motto: string;
  readonly headline: string;
  readonly articles: readonly Article[];
}

interface Naming {
  player(id: PlayerId): string;
  card(id: CardId): string;
  list(names: readonly string[]): string;
}

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A whole number from a text (FNV-1a). */
function numberFrom(text: string): number {
  let hash = FNV_START;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return hash;
}

/** Words of a page. @param id of the game: it selects the variants of sentences */
export function pageOf(id: string, { headline, points }: Story, chronicle: Chronicle, naming: Naming): Page {
  const told = new Map<Point['kind'], number>();
  const articles = points.map((point): Article => {
    const { kind, turn, moment, card = null } = point;
    const before = told.get(kind) ?? 0;
    told.set(kind, before + 1);
    // Variants in turn: two captures get different sentences.
    const sentence = chronicle.tell(kind, numberFrom(`${id} ${kind}`) + before, valuesOf(point, chronicle, naming));
    return { title: chronicle.t(`title.${kind}`), sentence, card, turn, moment };
  });
  const pick = (kind: 'paper' | 'motto' | Story['headline']['kind'], names = '') =>
    chronicle
      .tell(kind, numberFrom(`${id} ${kind}`), { names })
      .map(({ text }) => text)
      .join('');
  return {
    paper: pick('paper'),
    motto: pick('motto'),
    headline: pick(headline.kind, naming.list(headline.winners.map((player) => naming.player(player)))),
    articles,
  };
}

function valuesOf({ player, other, card, n = 1, chance = 0, promise = '' }: Point, chronicle: Chronicle, naming: Naming) {
  const somebody: readonly Part[] = [{ text: chronicle.t('somebody') }];
  const named = (id: PlayerId | null | undefined): readonly Part[] => (id == null ? somebody : [{ text: naming.player(id), player: id }]);
  const pictured: readonly Part[] = card === undefined ? somebody : [{ text: chronicle.cardIn(naming.card(card)), card }];
  return { player: named(player), other: named(other), card: pictured, n, chance, promise };
}
