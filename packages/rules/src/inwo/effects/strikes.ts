import { openStrike } from '../attack/attacking.js';
import { reachesSecret, targetIsSecret } from '../attack/forces.js';
import { positionOf } from '../attack/ledger.js';
import { forbidden, spareRefusal } from '../attack/legality.js';
import { fitsWords } from '../cards/filter.js';
import { earlierOf } from '../earlier.js';
import { type Actor, cardOn, cardsOn, type Game, handPlot, isShielded, runningAttack, tableCard } from '../game/game.js';
import type { Filter } from '../types/cards.js';
import type { EffectOf } from '../types/effects.js';
import type { Board, CopyId, Kept, Play } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { fits, hasRule, powerInDefence, powerOf } from '../values/values.js';
import { change, discardTable, giveToken, lay, takeFromHand } from '../verbs/verbs.js';
import { type EffectFor, needs } from './effect.js';

const PLACE: ReadonlySet<string> = new Set(['place']);
const CITY_POWER = 10;

/** Why an attack by a Plot cannot be aimed there (N-113, N-412, N-710). */
export const aimRefusal = (
  { board, player }: Actor,
  kind: 'disaster' | 'assassination' | 'instant',
  targets: Filter,
  on: CopyId | undefined,
  card: string,
  magic = false,
) => {
  if (on === undefined) return needs('on');
  if (runningAttack(board)) return refuse('N-710', 'insideAttack');
  const goal = tableCard(board, on);
  const city = goal?.zone === 'resource' && kind === 'disaster' && hasRule(board, on, 'disasterTarget');
  if (
    !goal ||
    (goal.zone !== 'structure' && !city) ||
    goal.owner === null ||
    !(city ? fitsWords(targets, PLACE, goal.card) : fits(board, targets, on))
  )
    return refuse('N-710', 'noTarget', { card: goal?.card ?? on });
  if (goal.owner !== player && isShielded(board, goal.owner, player)) return refuse('N-113', 'shielded', { player: goal.owner });
  const spared = kind === 'disaster' && earlierOf(board).devastatesSpared ? null : spareRefusal(board, player, on);
  return spared ?? forbidden(board, magic ? [kind, 'magic'] : [kind], { by: player, card: null, plot: card, magic }, on);
};

export const freeze = (board: Board, on: CopyId, by: string) => ({
  power: cardOn(board, on).zone === 'resource' ? CITY_POWER : powerInDefence(board, on, { halved: cardOn(board, on).devastated }),
  position: positionOf(board, on, by),
});

/** Plots of the own hand, by the copies that a play names. */
export const namedPlots = (actor: Actor, cards: readonly CopyId[]): Kept[] =>
  cards.map((copy) => handPlot(actor, copy)).flatMap((kept) => (kept ? [kept] : []));

/** Plots of the hand that go with the one played lie open beside it; the play names them by their new copies. */
export const layNamed = (game: Game, play: Play): void => {
  const cards = (play.fields.cards ?? []).map((named) => {
    const { id, card } = takeFromHand(game, play.by, named);
    lay(game.board, id, card, 'announced', play.by);
    return id;
  });
  play.fields = { ...play.fields, cards };
};

/** They are discarded with it. */
export const discardNamed = (game: Game, { fields: { cards = [] } }: Play): void => {
  for (const copy of cards) if (game.board.cards[copy]?.zone === 'announced') discardTable(game, copy);
};

const hasRoomFor = (board: Board): boolean => runningAttack(board) === null;

/** The Disaster's Power against this Place. */
export const disasterPower = (
  board: Board,
  { power, plusPayer, plusPer }: EffectOf<'disaster'>,
  on: CopyId,
  paid: readonly CopyId[],
): number => {
  const isCity = cardOn(board, on).zone === 'resource';
  const printed = power.find(([filter]) => (isCity ? fitsWords(filter, PLACE, '') : fits(board, filter, on)))?.[1] ?? 0;
  const payer = plusPayer ? paid.reduce((sum, id) => sum + powerOf(board, id), 0) : 0;
  const { owner } = cardOn(board, on);
  const each = plusPer
    ? cardsOn(board).filter((card) => card.zone === 'resource' && card.owner === owner && card.card === plusPer.resource).length
    : 0;
  return printed + payer + each * (plusPer?.amount ?? 0);
};

/** An attack on a Place that Devastates or destroys it (N-730…N-733). */
export const disaster: EffectFor<'disaster'> = {
  check: ({ actor, effect: { targets, isMagic = false }, fields: { on }, card }) =>
    aimRefusal(actor, 'disaster', targets, on, card, isMagic),
  target: ({ fields: { on } }) => on,
  announce: ({ board }, play, { empties, instant }) => {
    const { on } = play.fields;
    if (on === undefined) return;
    for (const one of cardsOn(board)) if (one.card === empties && one.zone === 'structure') one.tokens = 0;
    const place = cardOn(board, on);
    const token = place.tokens > 0;
    play.frozen = { ...freeze(board, on, play.by), token };
    if (instant) play.instant = true;
    if (token) place.tokens -= 1;
  },
  undo: ({ board }, { frozen, fields: { on } }) => {
    if (frozen?.token && on !== undefined) giveToken(board, on);
  },
  apply: (game, play, effect) => {
    const { on } = play.fields;
    const zone = on === undefined ? undefined : tableCard(game.board, on)?.zone;
    if (on === undefined || (zone !== 'structure' && zone !== 'resource')) return;
    openStrike(game, play, {
      kind: 'disaster',
      power: disasterPower(game.board, effect, on, play.paid),
      destroysAbove: effect.destroysAbove,
      instant: effect.instant,
      joiners: effect.joiners ?? null,
    });
  },
  could: hasRoomFor,
};

/** Why a Group cannot help such an attack (N-490, N-491). */
const helperRefusal = ({ board, player }: Actor, helper: CopyId, on: CopyId) => {
  if (targetIsSecret(board, { target: on }) && !reachesSecret(board, helper, on, 'aid'))
    return refuse('N-491', 'secret', { card: cardOn(board, on).card });
  return forbidden(board, ['aid'], { by: player, card: helper }, on);
};

/** An Instant attack that kills a Personality (N-720). */
export const assassination: EffectFor<'assassination'> = {
  // `plus` is for the helper (N-712); whether those Plots can be played is looked at with it.
  check: ({ actor, effect: { helper: helpers, magic }, fields: { on, helper, plus: _ }, card }) => {
    const isMagic =
      magic === 'always' ||
      (magic === 'helper' && helper !== undefined && tableCard(actor.board, helper) !== undefined && fits(actor.board, 'Magic', helper));
    const refusal = aimRefusal(actor, 'assassination', 'personality', on, card, isMagic);
    if (refusal || helper === undefined) return refusal;
    const group = tableCard(actor.board, helper);
    if (!group || group.owner !== actor.player || group.zone !== 'structure' || helper === on || !fits(actor.board, helpers, helper))
      return refuse('N-712', 'noHelper', { card: group?.card ?? helper });
    const barred = on === undefined ? null : helperRefusal(actor, helper, on);
    if (barred) return barred;
    return group.tokens > 0 && powerOf(actor.board, helper) > 0 ? null : refuse('N-401', 'noToken', { card: group.card });
  },
  target: ({ fields: { on } }) => on,
  announce: ({ board }, play) => {
    const { on, helper } = play.fields;
    if (on === undefined) return;
    play.frozen = { ...freeze(board, on, play.by), token: false };
    play.instant = true;
    if (helper !== undefined) cardOn(board, helper).tokens -= 1;
  },
  apply: (game, play, { power }) => {
    const { on } = play.fields;
    if (on === undefined || tableCard(game.board, on)?.zone !== 'structure') return;
    openStrike(game, play, { kind: 'assassination', power, destroysAbove: null, instant: true, joiners: null });
  },
  could: hasRoomFor,
};

/** A free bonus for the defence of a Place against a Disaster. */
export const defendPlace: EffectFor<'defendPlace'> = {
  check: ({ actor: { board }, card }) => (runningAttack(board)?.kind === 'disaster' ? null : refuse('N-902', 'notNow', { card })),
  apply: ({ board }, { by, copy, card, paid }, { amount, relief }) => {
    const attack = runningAttack(board);
    attack?.bonuses.push({ by, copy, card, amount: -amount, part: 'ability', paid });
    const owner = attack && cardOn(board, attack.target).owner;
    if (attack && relief && owner) change(board, { on: attack.target, by: owner, card, copy: null, until: 'ownTurn', relief: true });
  },
};
