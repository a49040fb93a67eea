import { wordsIn } from './keys';

const HEADINGS = new Set(
  (
    'illuminati group groups resource resources plot plots goal goals nwo nwos new world order orders disaster disasters assassination ' +
    'assassinations personality personalities place places organization organizations lead leads leader leaders card cards deck decks ' +
    'list listing total totals sum main side sideboard data the my your size count of and other red blue yellow maybe inwo lackey zone ' +
    'gruppe gruppen ressource ressourcen komplott komplotte ziel ziele karte karten gesamt deckliste groupe groupes complot complots but ' +
    'buts carte cartes'
  ).split(' '),
);

const AFTER =
  /^(?:(?:the )?(?:strateg(?:y|ies)|playing(?: the deck)?|play|how to play|(?:the )?plan|comments?|notes?|card specifics|variants?(?: and substitutions)?|substitutions?|changes(?: to cards)?|potential problems|problems|strengths|weaknesses|strategie|spielweise|anmerkungen|stratégie|remarques))\s*[:.]?$/iu;

/** Headings of cards, with or without a count: `Groups (15):`; and lines of signs. */
export function isHeading(line: string): boolean {
  const words = wordsIn(line).filter((word) => !/^\d+$/.test(word));
  return words.length <= 5 && words.every((word) => HEADINGS.has(word));
}

/** True if a list of cards starts again here. */
export const opensList = (line: string): boolean => isHeading(line) && /\p{L}/u.test(line);

export const endsList = (line: string): boolean => AFTER.test(line.replace(/^[#*=\s-]+|[*=\s-]+$/gu, ''));

export const isProse = (line: string): boolean => line.length >= 50 && line.split(/\s+/).length >= 8;

/** The deck name in a line: `Deck: Friday`; null: none. */
export const deckNameIn = (line: string): string | null =>
  /^(?:(?:inwo\s+)?deck(?:\s*name)?|name|title|titel|titre|nom)\s*[:：]\s*(.+)$/iu.exec(line)?.[1]?.trim() ?? null;
