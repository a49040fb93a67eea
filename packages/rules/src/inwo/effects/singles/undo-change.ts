import { groupFacts } from '../../cards/index.js';
import { textsOf } from '../../cards/texts.js';
import { earlierOf } from '../../earlier.js';
import { cardsOn, inStructure, linkedTo, tableCard } from '../../game/game.js';
import type { Board, Change, CopyId, TableCard } from '../../types/index.js';
import { isAlignment, oppositeOf } from '../../types/words.js';
import { alignmentsOf, fits, traitsOf } from '../../values/values.js';
import { change, endChanges } from '../../verbs/changes.js';
import { discardTable } from '../../verbs/hands.js';
import { link } from '../../verbs/table.js';
import { type Argument, noUse } from '../arguments.js';
import { card } from '../card-arguments.js';
import { effect } from '../effect.js';
import { isOwn } from '../judges.js';

type Changes = Pick<Change, 'stats' | 'add' | 'remove'>;

const isChanged = ({ stats = [], add = [], remove = [] }: Changes): boolean =>
  stats.some(({ stat }) => stat !== 'global') || [...add, ...remove].some(isAlignment);

/** Tells if it is one change: of one number, of alignments, or of one other word. */
const isOne = ({ stats = [], add = [], remove = [] }: Changes): boolean =>
  stats.length + ([...add, ...remove].some(isAlignment) ? 1 : 0) + add.filter((word) => !isAlignment(word)).length === 1;

/** Plots that make one change of a Group's words or numbers: linked to it, or with an effect that lasts. */
const plotsOn = (board: Board, host: CopyId): CopyId[] => {
  const isReached = (made: Changes) => isOne(made) || earlierOf(board).undoesAll === true;
  return [
    ...linkedTo(board, host)
      .filter(({ zone, card }) => {
        const found = zone === 'linked' ? textsOf(card).link?.link : undefined;
        const made = found && { ...found, stats: found.changes };
        return made && isChanged(made) && isReached(made);
      })
      .map(({ id }) => id),
    ...new Set(
      board.changes.flatMap((made) =>
        made.on === host && made.copy !== null && tableCard(board, made.copy) && isReached(made) ? [made.copy] : [],
      ),
    ),
  ];
};

const chosen = (board: Board, host: CopyId | undefined, card2: CopyId | undefined): CopyId | undefined => {
  const plots = host === undefined ? [] : plotsOn(board, host);
  return card2 === undefined ? (plots.length === 1 ? plots[0] : undefined) : plots.find((id) => id === card2);
};

const changingPlot: Argument<CopyId> = {
  fields: ['card2'],
  read: ({ actor: { board }, fields: { on: host, card2 } }) => chosen(board, host, card2),
  missing: (draft) => (plotsOn(draft.actor.board, draft.fields.on ?? '').length > 0 ? null : noUse(draft)),
  check: () => null,
  candidates: ({ actor: { board }, fields: { on: host } }) => (host === undefined ? [] : plotsOn(board, host).map((id) => ({ card2: id }))),
};

/** Undoes what one Plot changed about a Group; that Plot is discarded. */
export const undoChange = effect(
  { on: card(), plot: changingPlot },
  {
    apply: (game, { on: target, plot }) => {
      endChanges(game, (made) => made.copy === plot && made.on === target.id);
      if (tableCard(game.board, plot)?.zone === 'linked') discardTable(game, plot);
    },
    could: (board) => cardsOn(board).some(({ id, zone }) => zone === 'structure' && plotsOn(board, id).length > 0),
  },
);

const kindOf = ({ card: id }: TableCard) => groupFacts(id)?.kind;

/** Links an own Personality to anyone's Organization, neither Secret nor Government, not opposed: Power 4 while both stay. */
export const spokesman = effect(
  {
    on: card((thing, draft) => isOwn(thing, draft) && inStructure(thing) && kindOf(thing) === 'personality'),
    firm: card(
      (thing, { actor: { board } }) =>
        inStructure(thing) && kindOf(thing) === 'organization' && !fits(board, { any: ['Secret', 'Government'] }, thing.id),
      'onto',
    ),
  },
  {
    check: (context, { on: target, firm }) => {
      const { board } = context.actor;
      const theirs = traitsOf(board, firm.id);
      const isOpposed = alignmentsOf(board, target.id).some((alignment) => theirs.has(oppositeOf(alignment) ?? ''));
      return isOpposed ? noUse(context) : null;
    },
    apply: (game, { by, copy, card: cause, on: target, firm: { id, owner } }) => {
      link(game, copy, target.id);
      const mate = earlierOf(game.board).pairsOfOne || owner === null ? { with: id } : { with: id, withOf: owner };
      change(game.board, {
        on: target.id,
        ...mate,
        by,
        card: cause,
        copy,
        until: 'good',
        stats: [{ stat: 'power', how: 'set', amount: 4 }],
      });
    },
  },
);
