/**
 * All texts of the product, in the viewer's theme and language. The functions read a signal: rendering callers, `computed` and `effect`
 * follow changes of the words; texts stored elsewhere do not.
 */
import { DEFAULT_RULESET, type RulesetId } from '@illuminice/rules';
import { type Look, loadWords, type SharedWords, themeFor, type Words, type WordsPart } from '@illuminice/themes';
import { batch, effect, signal, untracked } from '@preact/signals';
import { moreContrast, prefs } from './prefs/prefs';
import { shownTheme } from './prefs/shown-theme';
import { applyTheme } from './style/apply-theme';

export {
  type Chronicle,
  countedNeed,
  FORMER_NAMES,
  HIGHEST_WINNING_ROLL,
  isHopeless,
  LANGUAGES,
  LOCALES,
  loadChronicle,
  logKind,
  type Part,
  THEMES,
  textOf,
  themesOf,
} from '@illuminice/themes';

const spoken = signal<SharedWords | null>(null);
export const spokenGame = signal<RulesetId>(DEFAULT_RULESET);
const look = signal<Look | null>(null);
const part = signal<WordsPart>('front');
const game = signal<RulesetId>(DEFAULT_RULESET);

/** The present words, of either game: callers have requested their own with `wordsFor`. */
export const words = <W extends SharedWords = Words>(): W => {
  if (!spoken.value) throw new Error('Nothing can be said before the words are loaded.');
  return spoken.value as W;
};

const last = new Map<RulesetId, SharedWords>();

/** The words of one game: a page that is unmounting still renders while the next one uses another game's. */
export const wordsOf = <W extends SharedWords = Words>(ruleset: RulesetId = DEFAULT_RULESET): W => {
  const now = words<W>();
  return spokenGame.value === ruleset ? now : ((last.get(ruleset) as W | undefined) ?? now);
};

export const currentLook = (): Look | null => look.value;

/** Loaded extent of the words, and their game. */
let spokenPart: string | null = null;
const wantedPart = () => `${game.peek()} ${part.peek()}`;
let asked = 0;
let applied: Promise<void> = Promise.resolve();

function apply(root: HTMLElement): Promise<void> {
  const mine = ++asked;
  const wanted = wantedPart();
  const sight = { palette: prefs.palette.peek(), isBold: untracked(moreContrast) };
  const ruleset = game.peek();
  const load = async () => {
    const loaded = await loadWords(themeFor(ruleset, prefs.theme.peek()), prefs.language.peek(), part.peek(), ruleset);
    const show = await applyTheme(root, loaded.theme, sight);
    if (mine !== asked) return applied;
    last.set(ruleset, loaded);
    batch(() => {
      spoken.value = loaded;
      spokenGame.value = ruleset;
      shownTheme.value = loaded.theme;
      look.value = show();
    });
    spokenPart = wanted;
    root.lang = loaded.language;
  };
  applied = load();
  return applied;
}

/**
 * Loads the words that a table, or any page, needs beyond those of the first page. Resolves once they are in use: a text read before is its
 * own key. @param ruleset the game from now on
 */
export async function wordsFor(wanted: 'table' | 'all', ruleset: RulesetId = DEFAULT_RULESET): Promise<void> {
  batch(() => {
    game.value = ruleset;
    if (part.peek() !== 'all') part.value = wanted;
  });
  if (spokenPart !== wantedPart()) await apply(document.documentElement);
}

export const fetchWords = (ruleset: RulesetId): void =>
  void loadWords(themeFor(ruleset, prefs.theme.peek()), prefs.language.peek(), 'table', ruleset).catch(() => undefined);

/** Applies the viewer's language and theme, now and on changes. @returns once the first words are loaded */
export function startSpeaking(root: HTMLElement): Promise<void> {
  return new Promise((ready, failed) => {
    effect(() => {
      // Read here, so that the effect subscribes to it.
      prefs.theme.value;
      prefs.language.value;
      prefs.palette.value;
      moreContrast();
      part.value;
      game.value;
      // Loading failed: the former words stay.
      apply(root).then(ready, failed);
    });
  });
}

export const t: Words['t'] = (key, values) => words().t(key, values);
export const cardName: Words['cardName'] = (id) => words().cardName(id);
export const shortName: Words['shortName'] = (id) => words().shortName(id);
export const briefText: Words['briefText'] = (id) => wordsOf().briefText(id);
export const cardText: Words['cardText'] = (id) => words().cardText(id);
export const goalText: Words['goalText'] = (goal, need) => words().goalText(goal, need);
export const alignmentName: Words['alignmentName'] = (alignment) => wordsOf().alignmentName(alignment);
export const phaseName: Words['phaseName'] = (phase) => wordsOf().phaseName(phase);
export const kindName: Words['kindName'] = (kind) => wordsOf().kindName(kind);
export const sideName: Words['sideName'] = (side) => words().sideName(side);
export const named = <S extends { readonly name: string }>(seats: readonly S[]): S[] => {
  const names = words().playerNames(seats.map(({ name }) => name));
  return seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }));
};
export const list: Words['list'] = (items) => words().list(items);
export const money: Words['money'] = (amount) => wordsOf().money(amount);
export const refusalText: Words['refusalText'] = (refusal, names) => words().refusalText(refusal, names);
export const logLine: Words['logLine'] = (event, names) => words().logLine(event, names);

export function delayText(seconds: number): string {
  if (seconds === 0) return t('option.delay.none');
  return seconds % 60 === 0 ? t('option.delay.minutes', { n: seconds / 60 }) : t('option.delay.seconds', { n: seconds });
}
