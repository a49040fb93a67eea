import { type Lexicon, rewordAll, rewordText } from '../reword.js';
import type { CardText, Front, Pack } from '../theme.js';

type Names = Readonly<Record<string, Pick<CardText, 'name' | 'short'>>>;

/** What the theme says in a language of its own, beyond what its lexicon makes of the other theme's texts. */
export interface Own {
  readonly lexicon: Lexicon;
  readonly terms: Partial<Front['terms']>;
  readonly ui?: Front['ui'];
}

/** What is said before a table is reached, in this theme's words. */
export const frontOf = (front: Front, { lexicon, terms, ui = {} }: Own): Front => ({
  ...front,
  theme: 'champions',
  terms: { ...rewordAll(front.terms, lexicon), ...terms },
  ui: { ...rewordAll(front.ui, lexicon), ...ui },
  refusals: rewordAll(front.refusals, lexicon),
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Finds the names of the other theme's cards, longest first, with or without their article. */
const nameLexicon = (cards: Pack['cards'], names: Names): Lexicon =>
  Object.entries(cards)
    // The two of this name are told from the word, which stands in many sentences.
    .filter(([id]) => !id.startsWith('interference'))
    .sort(([, { name: one }], [, { name: other }]) => other.length - one.length)
    .map(([id, { name }]) => [
      new RegExp(`(?:\\b[Tt]he )?(?<!\\w)${escaped(name.replace(/^The /, ''))}(?!\\w)`, 'g'),
      names[id]?.name.replace(/^The /, 'the ') ?? id,
    ]);

/** What is said of a card beyond its name: its own text, or the other theme's in this one's words. */
const cardsOf = (cards: Pack['cards'], names: Names, lexicon: Lexicon, own: Readonly<Record<string, string>>): Pack['cards'] =>
  Object.fromEntries(
    Object.entries(cards).map(([id, { name, brief, text }]) => {
      const said = own[id] ?? (text === undefined ? undefined : rewordText(text, lexicon));
      return [
        id,
        {
          ...(names[id] ?? { name }),
          ...(brief !== undefined && { brief: rewordText(brief, lexicon) }),
          ...(said !== undefined && { text: said }),
        },
      ];
    }),
  );

/** Everything, in this theme's words: what it says itself, and the other theme's texts through its lexicon. */
export const packOf = (
  base: Pack,
  own: Own & {
    readonly names: Names;
    readonly texts: Readonly<Record<string, string>>;
    readonly log: Partial<Pack['log']>;
    readonly goals: Readonly<Record<string, string>>;
    readonly refusals: Pack['refusals'];
  },
): Pack => {
  const lexicon = [...nameLexicon(base.cards, own.names), ...own.lexicon];
  const refusals = rewordAll(base.refusals, lexicon);
  return {
    ...base,
    ...frontOf(base, own),
    cards: cardsOf(base.cards, own.names, lexicon, own.texts),
    goals: { ...rewordAll(base.goals, own.lexicon), ...own.goals },
    log: { ...rewordAll(base.log, own.lexicon), ...own.log },
    refusals: Object.fromEntries(Object.entries(refusals).map(([code, reasons]) => [code, { ...reasons, ...own.refusals[code] }])),
  };
};
