import { factsOf, groupFacts } from '../../cards/index.js';
import { earlierOf } from '../../earlier.js';
import { cardOn, cardsOn, linkedTo, tableCard } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Board, Change, CopyId } from '../../types/index.js';
import { isAlignment, oppositeOf } from '../../types/words.js';
import { alignmentsOf, fits, traitsOf } from '../../values/values.js';
import { linkOf } from '../../values/words.js';
import { change, discardTable, endChanges, link } from '../../verbs.js';
import { type Effect, needs } from '../effect.js';

type Changes = Pick<Change, 'stats' | 'add' | 'remove'>;

/** Tells if Power, Resistance or alignments are changed. */
const isChanged = ({ stats = [], add = [], remove = [] }: Changes): boolean =>
  stats.some(({ stat }) => stat !== 'global') || [...add, ...remove].some(isAlignment);

/** Tells if it is one change: of one number, of alignments, or of one other word. */
const isOne = ({ stats = [], add = [], remove = [] }: Changes): boolean =>
  stats.length + ([...add, ...remove].some(isAlignment) ? 1 : 0) + add.filter((word) => !isAlignment(word)).length === 1;

/** Plots that make one change of a Group's words or numbers: linked to it, or with an effect that lasts. */
const plotsOn = (board: Board, on: CopyId): CopyId[] => {
  const isReached = (made: Changes) => isOne(made) || earlierOf(board).undoesAll === true;
  return [
    ...linkedTo(board, on)
      .filter(({ zone, card }) => {
        const found = zone === 'linked' ? linkOf(factsOf(card))?.link : undefined;
        const made = found && { ...found, stats: found.changes };
        return made && isChanged(made) && isReached(made);
      })
      .map(({ id }) => id),
    ...new Set(
      board.changes.flatMap((made) =>
        made.on === on && made.copy !== null && tableCard(board, made.copy) && isReached(made) ? [made.copy] : [],
      ),
    ),
  ];
};

const chosen = (board: Board, on: CopyId | undefined, card2: CopyId | undefined): CopyId | undefined => {
  const plots = on === undefined ? [] : plotsOn(board, on);
  return card2 === undefined ? (plots.length === 1 ? plots[0] : undefined) : plots.find((id) => id === card2);
};

/** Undoes what one Plot changed about a Group; that Plot is discarded. */
export const undoChange: Effect<unknown> = {
  check: ({ actor: { board }, card, fields: { on, card2 } }) => {
    if (on === undefined) return needs('on');
    return chosen(board, on, card2) ? null : refuse('N-902', 'noUse', { card });
  },
  target: ({ fields: { on } }) => on,
  apply: (game, { fields: { on, card2 } }) => {
    const plot = chosen(game.board, on, card2);
    if (plot === undefined) return;
    endChanges(game, (made) => made.copy === plot && made.on === on);
    if (tableCard(game.board, plot)?.zone === 'linked') discardTable(game, plot);
  },
  could: (board) => cardsOn(board).some(({ id, zone }) => zone === 'structure' && plotsOn(board, id).length > 0),
};

/** Links an own Personality to anyone's Organization, neither Secret nor Government, not opposed: Power 4 while both stay. */
export const spokesman: Effect<unknown> = {
  check: ({ actor: { board, player }, card, fields: { on, onto } }) => {
    const who = on === undefined ? undefined : tableCard(board, on);
    const firm = onto === undefined ? undefined : tableCard(board, onto);
    if (!who) return needs('on');
    if (who.owner !== player || who.zone !== 'structure' || groupFacts(who.card)?.kind !== 'personality')
      return refuse('N-902', 'badTarget', { card: who.card });
    if (firm?.zone !== 'structure' || groupFacts(firm.card)?.kind !== 'organization')
      return refuse('N-902', 'badTarget', { card: firm?.card ?? who.card });
    if (fits(board, { any: ['Secret', 'Government'] }, firm.id)) return refuse('N-902', 'badTarget', { card: firm.card });
    const theirs = traitsOf(board, firm.id);
    const opposed = alignmentsOf(board, who.id).some((alignment) => theirs.has(oppositeOf(alignment) ?? ''));
    return opposed ? refuse('N-902', 'noUse', { card }) : null;
  },
  target: ({ fields: { on } }) => on,
  apply: (game, { by, copy, card, fields: { on, onto } }) => {
    if (on === undefined || onto === undefined || !tableCard(game.board, on) || !tableCard(game.board, onto)) return;
    link(game, copy, on);
    const { owner } = cardOn(game.board, onto);
    const mate = earlierOf(game.board).pairsOfOne || owner === null ? { with: onto } : { with: onto, withOf: owner };
    change(game.board, { on, ...mate, by, card, copy, until: 'good', stats: [{ stat: 'power', how: 'set', amount: 4 }] });
  },
};
