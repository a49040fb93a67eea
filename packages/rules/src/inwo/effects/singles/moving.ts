import { SIDES } from '../../../domain/types.js';
import { groupFacts } from '../../cards/index.js';
import { discardBranch, returnBranch } from '../../falling.js';
import { cardOn, cardsOn, handGroup, isShielded, tableCard, turnOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import { arrange, openArrows, rearranged } from '../../structure/structure.js';
import { hang } from '../../turn/actions.js';
import { distanceOf, puppetsOf } from '../../values/values.js';
import { attach, copyBars, lay, takeNamed } from '../../verbs.js';
import { type Context, type Effect, needs } from '../effect.js';
import { spotRefusal } from '../spot.js';

/** Why a Group cannot hang there (N-308). */
const placeRefusal = ({ actor: { board }, fields }: Context<unknown>, owner: string) => {
  const { on, placements } = fields;
  const group = on === undefined ? undefined : tableCard(board, on);
  if (!group) return needs('on');
  if (group.zone !== 'structure' || group.master === null) return refuse('N-902', 'badTarget', { card: group.card });
  return spotRefusal(board, owner, fields, (onto) => SIDES.filter((arrow) => arrange(board, group.id, owner, onto, arrow, placements)));
};

const hangAnew: Effect<unknown>['apply'] = (game, { fields: { on, onto, arrow, placements } }) => {
  const { board } = game;
  const owner = on === undefined ? null : (tableCard(board, on)?.owner ?? null);
  if (on === undefined || onto === undefined || arrow === undefined || owner === null || tableCard(board, onto)?.owner !== owner) return;
  const arrangement = arrange(board, on, owner, onto, arrow, placements);
  if (arrangement) hang(game, arrangement, owner, 'moved', (id) => returnBranch(game, id, owner));
};

/** Moves an own Group for nothing. */
export const freeMove: Effect<unknown> = {
  check: (context) => {
    const { board, player } = context.actor;
    const { on } = context.fields;
    const group = on === undefined ? undefined : tableCard(board, on);
    return group && group.owner !== player ? refuse('N-1101', 'notYours', { card: group.card }) : placeRefusal(context, player);
  },
  apply: hangAnew,
};

/** Moves a Group in anybody's structure, but never a direct puppet of a rival's Illuminati. */
export const moveAny: Effect<unknown> = {
  check: (context) => {
    const { board, player } = context.actor;
    const { on } = context.fields;
    const group = on === undefined ? undefined : tableCard(board, on);
    if (!group?.owner) return needs('on');
    if (group.owner !== player && (distanceOf(board, group.id) < 2 || isShielded(board, group.owner, player)))
      return refuse('N-902', 'badTarget', { card: group.card });
    return placeRefusal(context, group.owner);
  },
  target: ({ fields: { on } }) => on,
  apply: hangAnew,
  could: (board, player) =>
    cardsOn(board).some(
      ({ id, zone, owner, master }) => zone === 'structure' && master !== null && (owner === player || distanceOf(board, id) >= 2),
    ),
};

/** Hangs the whole own structure anew. */
const arrangesAll = (closes: boolean): Effect<unknown> => ({
  check: ({ actor: { board, player }, card, fields: { placements = [] } }) =>
    rearranged(board, player, placements) ? null : refuse('N-902', 'badTarget', { card }),
  apply: (game, { by, fields: { placements = [] } }) => {
    for (const laid of rearranged(game.board, by, placements) ?? []) attach(game, laid, by, 'moved');
    if (closes) turnOf(game.board).closed = true;
  },
  could: () => false,
});

export const rearrange = arrangesAll(false);
export const rearrangeAtEnd = arrangesAll(true);

/** Is discarded for a Group of the hand, which comes to lie in exactly its place. */
export const swapFromHand: Effect<unknown> = {
  check: ({ actor, copy, fields: { card2 } }) => {
    const { board } = actor;
    const kept = card2 === undefined ? undefined : handGroup(actor, card2);
    const self = cardOn(board, copy);
    const facts = kept && groupFacts(kept.card);
    if (!kept || !facts) return needs('card2');
    const bars = copyBars(board, kept.card);
    if (bars) return refuse('N-110', bars, { card: kept.card });
    const { master, arrow } = self;
    const fits = master !== null && arrow !== null && openArrows(board, master, kept.card, [copy]).includes(arrow);
    const holds = puppetsOf(board, copy).every((puppet) => puppet.arrow !== null && facts.outward.includes(puppet.arrow));
    return fits && holds && (puppetsOf(board, copy).length === 0 || facts.inward === groupFacts(self.card)?.inward)
      ? null
      : refuse('N-308', 'notOpen', { onto: master === null ? '' : cardOn(board, master).card, arrow: arrow ?? '' });
  },
  apply: (game, { by, copy, fields: { card2 } }) => {
    const { board } = game;
    const self = tableCard(board, copy);
    if (!self?.master || !self.arrow) return;
    const { master, arrow } = self;
    const puppets = puppetsOf(board, copy);
    const kept = takeNamed(game, by, card2);
    if (!kept) return;
    const comes = lay(board, kept.id, kept.card, 'announced', by);
    for (const puppet of puppets) puppet.master = comes.id;
    discardBranch(game, copy, by);
    const arrangement = arrange(board, comes.id, by, master, arrow);
    if (arrangement) hang(game, arrangement, by, 'returned', (id) => returnBranch(game, id, by));
    for (const puppet of puppets) if (tableCard(board, puppet.id)?.owner === by) puppet.captured = false;
  },
};
