import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { groupFacts, resourceFacts } from '../cards/index.js';
import { usesOf } from '../cards/texts.js';
import { earlierOf } from '../earlier.js';
import { isInSight } from '../effects/asked.js';
import { planUse, type UsePlan } from '../effects/uses.js';
import { openWindow } from '../frames/frames.js';
import {
  type Actor,
  allGroups,
  cardsIn,
  cardsOn,
  emit,
  type Game,
  handGroup,
  inStructure,
  linkedTo,
  privateOf,
  structureOf,
  tableCard,
  turnOf,
} from '../game/game.js';
import { illuminatiPays, turnRefusal } from '../game/gates.js';
import { announceUse, makePlay, openPlays } from '../plays/plays.js';
import { openArrows } from '../structure/structure.js';
import type { GroupFacts, ResourceFacts } from '../types/cards.js';
import type { EffectFacts } from '../types/effects.js';
import type { Board, CopyId, IntentOf, TableCard, Turn } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { fits, hasRule, playerHasRule } from '../values/values.js';
import { spendIlluminati } from '../verbs/changes.js';
import { takeFromHand } from '../verbs/hands.js';
import { copyBars, layKept, touch } from '../verbs/table.js';
import { type Command, eachBarred, id, side } from './command.js';
import { useAbility } from './use-ability.js';

/** A Group of the middle (N-1304). */
const uncontrolled = (board: Board, copy: CopyId): TableCard | undefined => {
  const card = tableCard(board, copy);
  return card?.zone === 'middle' ? card : undefined;
};

/** Groups of the middle that may be taken over without an attack. */
const middleOf = (board: Board): TableCard[] =>
  earlierOf(board).sharesLoosely ? cardsOn(board).filter(({ zone }) => zone === 'middle') : [];

type TakeOver = IntentOf<'takeOver'>;

/** Why a Resource cannot be taken over, or not be linked there (N-801, N-805). */
const resourceRefusal = (board: Board, player: string, resource: ResourceFacts, { card: copy, link }: TakeOver): Refusal | null => {
  const { id: card, limit, link: filter } = resource;
  const bars = uncontrolled(board, copy) ? null : copyBars(board, card);
  if (bars) return refuse('N-801', bars, { card });
  if (limit === 'player' && cardsIn(board, player, 'resource').some((other) => other.card === card))
    return refuse('N-801', 'inPlay', { card });
  if (link === undefined) return null;
  const host = tableCard(board, link);
  if (host?.owner === player && host.zone === 'resource' && hasRule(board, host.id, 'hidesResources')) return null;
  if (host?.owner !== player || !inStructure(host) || filter === null || !fits(board, filter, link))
    return refuse('N-805', 'notAllowed', { card: host?.card ?? link });
  const full = limit === 'group' && linkedTo(board, link).some((linked) => linked.card === card);
  return full && !earlierOf(board).stacksResources ? refuse('N-805', 'copyThere', { card, onto: host.card }) : null;
};

const groupRefusal = (board: Board, player: string, group: GroupFacts, { card: copy, onto, arrow }: TakeOver): Refusal | null => {
  const { id: card } = group;
  if (group.alignments.includes('Peaceful') && playerHasRule(board, player, 'noControlOfPeaceful'))
    return refuse('N-412', 'protected', { card, by: card });
  const bars = uncontrolled(board, copy) ? null : copyBars(board, card);
  if (bars) return refuse('N-110', bars, { card });
  const master = onto === undefined ? undefined : tableCard(board, onto);
  if (master?.owner !== player || !inStructure(master) || arrow === undefined || !openArrows(board, master.id, card).includes(arrow))
    return refuse('N-308', 'notOpen', { onto: master?.card ?? '', arrow: arrow ?? '' });
  return null;
};

const landingRefusal = (actor: Actor, intent: TakeOver): Refusal | null => {
  const { board, player } = actor;
  const free = uncontrolled(board, intent.card);
  if (free && !earlierOf(board).sharesLoosely) return refuse('N-1304', 'onlyByAttack', { card: free.card });
  const held = handGroup(actor, intent.card) ?? free;
  if (!held) return refuse('N-1403', 'notSeen');
  const resource = resourceFacts(held.card);
  if (resource) return resourceRefusal(board, player, resource, intent);
  const group = groupFacts(held.card);
  return group ? groupRefusal(board, player, group, intent) : refuse('N-1403', 'notSeen');
};

const takeoverSpent = ({ takeover, step }: Turn): Refusal | null => {
  if (takeover) return null;
  return step === 3 ? refuse('N-203', 'takenOver') : refuse('N-1301', 'noAutomaticTakeover');
};

const resourceSpent = ({ paid }: Turn): Refusal | null => (paid.includes('resource') ? refuse('N-205', 'usedThisTurn') : null);

/** True if a text takes something over, beside what every player may (N-203). */
const givesTakeover = (effect: EffectFacts): boolean =>
  effect.kind === 'single' && (effect.name === 'saucerTakeover' || effect.name === 'evilGeniuses');

/** A Group is linked to nothing, a Resource hangs on no arrow: what is named for that is left out, if its sender can see it (N-1403). */
const heeded = (actor: Actor, intent: IntentOf<'takeOver'>, name: string): Refusal | IntentOf<'takeOver'> => {
  if (earlierOf(actor.board).heedsStrays) return intent;
  const { onto, arrow, link, ...rest } = intent;
  const [asked, stray] = groupFacts(name) ? [{ onto, arrow }, link] : [{ link }, onto];
  return stray === undefined || isInSight(actor, stray) ? { ...rest, ...asked } : refuse('N-1403', 'notSeen');
};

/** Announces a takeover of the sender's own: a card of the hand, or of the middle. */
const announceTakeover = (game: Game, by: string, { card: named, onto, arrow, link, pay }: IntentOf<'takeOver'>): void => {
  const { board } = game;
  const turn = turnOf(board);
  const free = uncontrolled(board, named);
  if (free) Object.assign(free, { zone: 'announced', owner: by });
  const held = free ?? takeFromHand(game, by, named);
  const { id: copy, card } = held;
  if (free) touch(board);
  else layKept(board, held, 'announced', by);
  // Links that sleep with it belong to whoever takes it (N-807).
  for (const sleeper of linkedTo(board, copy)) sleeper.owner = by;
  emit(game, { type: 'revealed', player: by, copy, card });
  const play = makePlay(game, by, {
    copy,
    card,
    source: 'takeover',
    fields: {
      ...(onto && { onto }),
      ...(arrow && { arrow }),
      ...(link && { on: link }),
    },
  });
  if (pay) {
    turn.paid.push('resource');
    spendIlluminati(game, by);
    openPlays(game, by, [play], 'using');
  } else {
    turn.step = 3;
    turn.takeover = false;
    openWindow(board, { kind: 'takeover', by, copy, play });
  }
};

type TakeOverPlan = IntentOf<'takeOver'> | { readonly use: UsePlan };

/** A takeover without dice: automatic, or a Resource for an Illuminati token (N-203, N-205, N-802). */
/** A takeover that a card's text gives. */
const givenPlan = (actor: Actor, by: CopyId, wanted: CopyId): Refusal | { readonly use: UsePlan } => {
  const card = tableCard(actor.board, by);
  if (card?.owner !== actor.player) return refuse('N-1403', 'notSeen');
  const mode = earlierOf(actor.board).seeksUse ? null : usesOf(card.card).findIndex(({ effect }) => givesTakeover(effect));
  if (mode === -1) return refuse('N-203', 'givesNone', { card: card.card });
  if (mode !== null && !handGroup(actor, wanted)) return refuse('N-1403', 'notSeen');
  const use = planUse(actor, { copy: card.id, card: card.card, mode }, { card2: wanted });
  return isRefusal(use) ? use : { use };
};

export const takeOver: Command<'takeOver', TakeOverPlan> = {
  type: 'takeOver',
  shape: z.strictObject({
    type: z.literal('takeOver'),
    card: id,
    onto: id.optional(),
    arrow: side.optional(),
    link: id.optional(),
    pay: z.boolean().optional(),
    by: id.optional(),
  }),
  check: (actor, intent) => {
    if (intent.by !== undefined) return givenPlan(actor, intent.by, intent.card);
    const refusal = turnRefusal(actor, intent.pay ? 'main' : 'start');
    if (refusal) return refusal;
    const turn = turnOf(actor.board);
    const held = handGroup(actor, intent.card) ?? uncontrolled(actor.board, intent.card);
    if (!held) return refuse('N-1403', 'notSeen');
    if (intent.pay) {
      if (!resourceFacts(held.card)) return refuse('N-205', 'onlyResources', { card: held.card });
      const spent = resourceSpent(turn);
      if (spent) return spent;
      return landingRefusal(actor, intent) ?? illuminatiPays(actor) ?? heeded(actor, intent, held.card);
    }
    const spent = takeoverSpent(turn);
    if (spent) return spent;
    if (turn.used.includes(`passed:${intent.card}`)) return refuse('N-203', 'takenOver');
    return landingRefusal(actor, intent) ?? heeded(actor, intent, held.card);
  },
  barred: (actor, first) => {
    const { board, player } = actor;
    const pay = board.phase === 'main';
    const early = turnRefusal(actor, pay ? 'main' : 'start');
    if (early) return early;
    // Asked about one card, what bars that card comes first: the check below says either.
    const spent = first !== undefined ? null : pay ? (resourceSpent(turnOf(board)) ?? illuminatiPays(actor)) : takeoverSpent(turnOf(board));
    if (spent) return spent;
    const cards = [...allGroups(actor), ...middleOf(board)].filter(({ id: copy, card }) =>
      first === undefined ? !pay || resourceFacts(card) : copy === first,
    );
    return eachBarred(
      cards,
      ({ id: copy, card }) => {
        const plan = takeOver.check(actor, { type: 'takeOver', card: copy, ...(pay && { pay }) });
        if (!isRefusal(plan)) return null;
        // A Group is named with an arrow.
        if (plan.code !== 'N-308') return plan;
        return structureOf(board, player).some((master) => openArrows(board, master.id, card).length > 0)
          ? null
          : refuse('N-308', 'noneOpen', { card });
      },
      pay ? refuse('N-205', 'noResource') : refuse('N-203', 'noneInHand'),
    );
  },
  checkState: (state, by, { card }) => {
    const held = handGroup({ board: state.board, player: by, mine: privateOf(state, by) }, card);
    const hidden = Object.values(state.secrets.private).some(({ beneath }) => beneath.some((stored) => stored.kept.card === held?.card));
    return held && hidden && resourceFacts(held.card)?.unique ? refuse('N-801', 'inPlay', { card: held.card }) : null;
  },
  apply: (game, by, plan) => {
    const { board } = game;
    if (!('use' in plan)) announceTakeover(game, by, plan);
    else if (earlierOf(board).seeksUse) openPlays(game, by, [announceUse(game, by, plan.use, 'ability')], 'using');
    else useAbility.apply(game, by, plan.use);
  },
  hints: (actor) => [...allGroups(actor), ...middleOf(actor.board)].map(({ id: copy }) => copy),
};
