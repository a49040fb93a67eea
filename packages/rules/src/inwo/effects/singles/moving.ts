import type { Refusal } from '../../../core/types.js';
import { SIDES, type Side } from '../../../domain/types.js';
import { groupFacts } from '../../cards/index.js';
import { cardOn, cardsOn, type Game, isGroupInPlay, structureOf, tableCard, turnOf } from '../../game/game.js';
import { discardBranch, returnBranch } from '../../structure/falling.js';
import { arrange, hang, openArrows, rearranged, suggestPlaces } from '../../structure/structure.js';
import type { CopyId, PlayFields, TableCard } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { distanceOf, puppetsOf } from '../../values/values.js';
import { takeFromHand } from '../../verbs/hands.js';
import { attach, copyBars, lay } from '../../verbs/table.js';
import { type Argument, type Draft, given, notNow } from '../arguments.js';
import { card, handCard } from '../card-arguments.js';
import { effect, type Played } from '../effect.js';
import { isOwn } from '../judges.js';
import { spotRefusal } from '../spot.js';

const newPlaceRefusal = ({ actor: { board }, fields }: Draft): Refusal | null => {
  const { on: target = '', placements } = fields;
  const owner = tableCard(board, target)?.owner ?? null;
  if (owner === null) return refuse('N-902', 'needs', { field: 'on' });
  return spotRefusal(board, owner, fields, (onto) =>
    SIDES.filter((arrow) => arrange(board, target, owner, { onto, arrow, puppets: placements })),
  );
};

/** New place in the structure of the Group's owner: master, arrow, and places of its branch. */
const newPlace = (): Argument<{ readonly onto: TableCard; readonly arrow: Side; readonly placements: PlayFields['placements'] }> => ({
  fields: ['onto', 'arrow', 'placements'],
  read: ({ actor: { board }, fields: { onto, arrow, placements } }) => {
    const master = onto === undefined ? undefined : tableCard(board, onto);
    return master && arrow && { onto: master, arrow, placements };
  },
  missing: newPlaceRefusal,
  check: newPlaceRefusal,
  candidates: ({ actor: { board }, fields: { on: target = '' } }) => {
    const owner = tableCard(board, target)?.owner ?? null;
    return owner === null
      ? []
      : structureOf(board, owner).flatMap(({ id }) =>
          suggestPlaces(board, target, owner, id).map(({ arrow, puppets }) => ({
            onto: id,
            arrow,
            ...(puppets.length > 0 && { placements: puppets }),
          })),
        );
  },
});

type Moved = Played<{ on: Argument<TableCard>; place: ReturnType<typeof newPlace> }>;

const hangAnew = (game: Game, { on: target, place: { onto, arrow, placements } }: Moved): void => {
  const { owner } = target;
  const arrangement =
    owner !== null && onto.owner === owner && arrange(game.board, target.id, owner, { onto: onto.id, arrow, puppets: placements });
  if (arrangement) hang(game, arrangement, owner, { cause: 'moved', lose: (id) => returnBranch(game, id, owner) });
};

export const freeMove = effect(
  {
    on: card((thing, draft) => (isOwn(thing, draft) ? isGroupInPlay(thing) : refuse('N-1101', 'notYours', { card: thing.card }))),
    place: newPlace(),
  },
  { apply: hangAnew },
);

/** Moves a Group in anybody's structure, but never a direct puppet of a rival's Illuminati. */
export const moveAny = effect(
  {
    on: card(
      (thing, draft) =>
        thing.owner !== null && isGroupInPlay(thing) && (isOwn(thing, draft) || distanceOf(draft.actor.board, thing.id) >= 2),
    ),
    place: newPlace(),
  },
  {
    apply: hangAnew,
    could: (board, player) =>
      cardsOn(board).some((thing) => isGroupInPlay(thing) && (thing.owner === player || distanceOf(board, thing.id) >= 2)),
  },
);

const wholeStructure: Argument<NonNullable<PlayFields['placements']>> = {
  fields: ['placements'],
  read: ({ fields: { placements } }) => placements ?? [],
  check: ({ actor: { board, player }, card: played }, placements) =>
    rearranged(board, player, placements) ? null : refuse('N-902', 'badTarget', { card: played }),
  candidates: ({ actor: { board, player } }) => [
    {
      placements: structureOf(board, player).flatMap(({ id, master, arrow }) =>
        master !== null && arrow !== null ? [{ group: id, onto: master, arrow }] : [],
      ),
    },
  ],
};

const arrangesAll = (closes: boolean) =>
  effect(
    { placements: wholeStructure },
    {
      apply: (game, { by, placements }) => {
        for (const laid of rearranged(game.board, by, placements) ?? []) attach(game, laid, by, 'moved');
        if (closes) turnOf(game.board).closed = true;
      },
      could: () => false,
    },
  );

export const rearrange = arrangesAll(false);
export const rearrangeAtEnd = arrangesAll(true);

const placeOf = ({ actor: { board }, copy }: Draft): { readonly master: CopyId; readonly arrow: Side } | null => {
  const { master = null, arrow = null } = tableCard(board, copy) ?? {};
  return master !== null && arrow !== null ? { master, arrow } : null;
};

const successor = handCard('group', (held, { actor: { board }, copy }) => {
  const self = cardOn(board, copy);
  const facts = groupFacts(held.card);
  if (!facts) return refuse('N-902', 'needs', { field: 'card2' });
  const bars = copyBars(board, held.card);
  if (bars) return refuse('N-110', bars, { card: held.card });
  const { master, arrow } = self;
  const puppets = puppetsOf(board, copy);
  const fits = master !== null && arrow !== null && openArrows(board, master, held.card, [copy]).includes(arrow);
  const holds = puppets.every((puppet) => puppet.arrow !== null && facts.outward.includes(puppet.arrow));
  return fits && holds && (puppets.length === 0 || facts.inward === groupFacts(self.card)?.inward)
    ? null
    : refuse('N-308', 'notOpen', { onto: master === null ? '' : cardOn(board, master).card, arrow: arrow ?? '' });
});

/** Discarded for a Group of the hand, which takes exactly its place. */
export const swapFromHand = effect(
  { place: given(placeOf, notNow), successor },
  {
    apply: (game, { by, copy, place: { master, arrow }, successor: named }) => {
      const { board } = game;
      const puppets = puppetsOf(board, copy);
      const taken = takeFromHand(game, by, named.id);
      const comes = lay(board, taken, 'announced', by);
      for (const puppet of puppets) puppet.master = comes.id;
      discardBranch(game, copy, by);
      const arrangement = arrange(board, comes.id, by, { onto: master, arrow });
      if (arrangement) hang(game, arrangement, by, { cause: 'returned', lose: (id) => returnBranch(game, id, by) });
      for (const puppet of puppets) if (tableCard(board, puppet.id)?.owner === by) puppet.captured = false;
    },
  },
);
