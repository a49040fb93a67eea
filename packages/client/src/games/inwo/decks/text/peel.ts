import { numberOf } from './keys';

/*
 * Layers of deck-list lines: bullets, counts, labels, set codes, notes. Each possible layer is removed and the rest looked up; the reading
 * with the fewest removed layers wins.
 */

/** Certainty that a number is a count. */
const SURE = { none: 0, behind: 1, bracketed: 2, before: 3, marked: 4 } as const;
type Sure = (typeof SURE)[keyof typeof SURE];

/** A reading of a line: a name, its count, and whether words behind it were taken for a note. */
export interface Reading {
  readonly name: string;
  readonly n: number;
  readonly sure: Sure;
  readonly hasNote: boolean;
}

type Layer = (reading: Reading) => Reading | null;

const MOST_READINGS = 50;
const LONGEST = 200;

const COPIES = '(?:\\s*(?:copies|copy|cards?|pcs|stück|stk|ex|fois)\\b)';
const KINDS =
  'new world orders?|nwos?|goals?|plots?|groups?|resources?|illuminati|disasters?|assassinations?|places?|personalit(?:y|ies)|' +
  'organi[sz]ations?|leads?|leader|sideboard|sb|main(?: ?deck)?|ziele?|komplotte?|gruppen?|ressourcen?|orte?|buts?|complots?|groupes?|' +
  'ressources?|lieux?';
const CODES = 'limited|unlimited|ltd|unl|base|promo|assassins|subgenius|owe|common|uncommon|rare|[CURS]|UR|[CUR]\\d';

const counted = (reading: Reading, name: string, n: string | undefined, sure: Sure): Reading =>
  sure > reading.sure && n !== undefined ? { ...reading, name, n: Number(n), sure } : { ...reading, name };

/** A layer in front: group `n` of the expression is a count, `rest` the remainder. */
const before =
  (expression: RegExp, sure: Sure = SURE.none): Layer =>
  (reading) => {
    const { n, rest } = expression.exec(reading.name)?.groups ?? {};
    return rest === undefined ? null : counted(reading, rest.trim(), n, sure);
  };

/** A count in brackets, labels and notes: `x2`, `2x`, `2`. */
function countIn(text: string): [n: string, sure: Sure] | null {
  const [, a, b] = /(?:^|[\s,;])(?:[x×*]\s?(\d{1,3})|(\d{1,3})\s?[x×])(?!\w)/iu.exec(text) ?? [];
  const marked = a ?? b;
  if (marked !== undefined) return [marked, SURE.marked];
  const [, n] = new RegExp(`^\\s*(\\d{1,3})${COPIES}?\\s*$`, 'iu').exec(text) ?? [];
  return n === undefined ? null : [n, SURE.bracketed];
}

/** Brackets around a count or a note, in front of a name or behind it. */
const brackets =
  (expression: RegExp): Layer =>
  (reading) => {
    const { inside, rest } = expression.exec(reading.name)?.groups ?? {};
    if (inside === undefined || rest === undefined) return null;
    const [n, sure] = countIn(inside) ?? [undefined, SURE.none];
    return counted(reading, rest.trim(), n, sure);
  };

/** `two Hoax`, `three copies of Hoax`. */
const inWords: Layer = (reading) => {
  const { word, rest } = /^(?<word>\p{L}{3,6})\s+(?:x\s+|copies\s+of\s+)?(?<rest>.+)$/iu.exec(reading.name)?.groups ?? {};
  const n = numberOf(word?.toLowerCase() ?? '');
  return n === undefined || rest === undefined ? null : counted(reading, rest, String(n), SURE.before);
};

/** `NWO: Gun Control`, `NWO Red (x2): Apathy`. */
const label: Layer = (reading) => {
  const { inside, rest } = /^(?![^\p{L}]*[x×]?\s?\d)(?<inside>[^:：]{1,40})[:：]\s*(?<rest>\S.*)$/iu.exec(reading.name)?.groups ?? {};
  if (inside === undefined || rest === undefined) return null;
  const [n, sure] = countIn(inside.replace(/[()[\]]/g, ' ')) ?? [undefined, SURE.none];
  return counted(reading, rest, n, sure === SURE.marked ? sure : SURE.none);
};

/** Words behind a name, from the first sign that may begin a note; brackets may contain a count. */
const note =
  (expression: RegExp, isNote: boolean): Layer =>
  (reading) => {
    const index = reading.name.search(expression);
    if (index <= 0) return null;
    const name = reading.name.slice(0, index).trim();
    if (isNote) return { ...reading, name, hasNote: true };
    const [n, sure] = countIn(reading.name.slice(index).replace(/^\W+/u, '')) ?? [undefined, SURE.none];
    return counted(reading, name, n, sure);
  };

const LAYERS: readonly Layer[] = [
  before(/^(?:[•·*–—‣◦▪●○■□✓✔☐☑→»>~|+-]|\[[ xX]?\])\s*(?<rest>\S.*)$/u),
  before(/^(?:#|no\.?\s?|nr\.?\s?)?\d{1,3}[.)]\s*(?<rest>\S.*)$/iu),
  before(/^(?<n>\d{1,3})\s*[x×*]\s*(?<rest>\S.*)$/iu, SURE.marked),
  before(/^[x×*]\s*(?<n>\d{1,3})(?!\d)[\s:.,;|-]*(?<rest>\S.*)$/iu, SURE.marked),
  before(/^(?<n>\d{1,3})[\s;:,|"=–—-]+(?<rest>\S.*)$/u, SURE.before),
  before(/^(?<n>\d{1,3})\s*(?:copies|cards|exemplaires|mal|fois)\s+(?:(?:of|de)\s+)?(?<rest>\S.*)$/iu, SURE.before),
  brackets(/^[([{<](?<inside>[^()[\]{}<>]{1,40})[)\]}>]\s*[-–:]?\s*(?<rest>\S.*)$/u),
  // The card's number in its set follows the set code.
  before(/^(?<rest>.*[)\]])\s*#?\d{1,4}$/u),
  brackets(/^(?<rest>.*\S)\s*[([{<](?<inside>[^()[\]{}<>]*)[)\]}>][\s.,;:*!?]*$/u),
  before(/^(?<rest>.*\S)\s*[x×*]\s*(?<n>\d{1,3})[\s.,;:!*]*$/iu, SURE.marked),
  before(/^(?<rest>.*[^\s,;:|"])[\s,;:|"]+(?<n>\d{1,3})\s*[x×][\s.,;:!*]*$/iu, SURE.marked),
  before(new RegExp(`^(?<rest>.*?[^\\s.,;:|="_…–—-])[\\s.,;:|="_…–—-]+(?<n>\\d{1,3})${COPIES}?[\\s"'.,;|]*$`, 'iu'), SURE.behind),
  before(new RegExp(`^(?<rest>.*[^\\s,;|])[\\s,;|]+(?:${CODES})[\\s.,;|]*$`, 'u')),
  before(/^(?<rest>.*[^\s,;|])[\s,;|]+(?:limited|unlimited|assassins|subgenius|base set|promo)[\s.,;|]*$/iu),
  before(
    new RegExp(`^(?:(?:red|blue|yellow)\\s+)?(?:${KINDS})(?:\\s+(?:red|blue|yellow))?(?:\\s*[-–—>/|.,;]+\\s*|\\s+)(?<rest>\\S.*)$`, 'iu'),
  ),
  inWords,
  label,
  note(/\s*\/\/|\s+#|\s[-–—]|[-–—]\s|\s*[;|\t]|\s*=>/u, true),
  note(/\s*[([{](?=[^)\]}]*$)/u, false),
  note(/\s*[:：]/u, true),
];

export function* readingsOf(line: string): Generator<Reading> {
  const name = line.trim();
  if (name === '' || name.length > LONGEST) return;
  const readings: Reading[] = [{ name, n: 1, sure: SURE.none, hasNote: false }];
  const seen = new Set<string>();
  for (const reading of readings) {
    yield reading;
    for (const layer of LAYERS) {
      const next = readings.length < MOST_READINGS ? layer(reading) : null;
      const id = `${next?.name} ${next?.n} ${next?.sure} ${next?.hasNote}`;
      if (!next || next.name === '' || seen.has(id)) continue;
      seen.add(id);
      readings.push(next);
    }
  }
}
