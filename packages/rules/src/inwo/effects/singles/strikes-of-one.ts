import { openStrike } from '../../attack/attacking.js';
import { forbidden } from '../../attack/legality.js';
import { groupFacts, plotFacts } from '../../cards/index.js';
import { tableCard, topFrame } from '../../game/game.js';
import type { EffectOf } from '../../types/effects.js';
import type { Board, Loss } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { powerOf } from '../../values/values.js';
import { type Effect, needs } from '../effect.js';
import { aimRefusal, assassination, discardNamed, freeze, layNamed, namedPlots } from '../strikes.js';

/** Aimed at a card whose Power is taken as it is announced (N-713). */
const AIMED: Pick<Effect<unknown>, 'target' | 'announce'> = {
  target: ({ fields: { on } }) => on,
  announce: ({ board }, play) => {
    const { on } = play.fields;
    if (on === undefined) return;
    play.frozen = { ...freeze(board, on, play.by), token: false };
    play.instant = true;
  },
};

/** A Group makes an Assassination with its own token and Power. */
export const instantKill: Effect<unknown> = {
  check: ({ actor, copy, card, fields: { on } }) => {
    if (powerOf(actor.board, copy) <= 0) return refuse('N-401', 'powerless', { card });
    const refusal = aimRefusal(actor, 'assassination', 'personality', on, card);
    if (refusal || on === undefined) return refusal;
    return forbidden(actor.board, ['attack', 'assassination'], { by: actor.player, card: copy }, on);
  },
  ...AIMED,
  apply: (game, play) => {
    const { on } = play.fields;
    if (on === undefined || tableCard(game.board, on)?.zone !== 'structure' || !tableCard(game.board, play.copy)) return;
    const power = powerOf(game.board, play.copy);
    openStrike(game, play, { kind: 'assassination', power, destroysAbove: null, instant: true, joiners: null });
  },
};

const killOf = (card: string): EffectOf<'assassination'> | undefined => {
  for (const ability of plotFacts(card)?.abilities ?? [])
    if ('effect' in ability && ability.effect.kind === 'assassination') return ability.effect;
  return undefined;
};

/** Two Assassinations on one Personality: the first one's rules, both Powers. */
export const combineAssassinations: Effect<unknown> = {
  check: (context) => {
    const { cards = [] } = context.fields;
    const [first, second] = namedPlots(context.actor, cards);
    if (!first || !second || cards.length !== 2 || first.id === second.id) return needs('cards');
    const lead = killOf(first.card);
    if (!lead || !killOf(second.card)) return refuse('N-902', 'noUse', { card: context.card });
    return assassination.check({ ...context, card: first.card, effect: lead });
  },
  target: ({ fields: { on } }) => on,
  announce: (game, play) => {
    layNamed(game, play);
    const lead = killOf(game.board.cards[play.fields.cards?.[0] ?? '']?.card ?? '');
    if (lead) assassination.announce?.(game, play, lead);
  },
  undo: discardNamed,
  apply: (game, play) => {
    const [first = '', second = ''] = play.fields.cards ?? [];
    const lead = killOf(game.board.cards[first]?.card ?? '');
    const added = killOf(game.board.cards[second]?.card ?? '');
    if (lead && added) assassination.apply(game, play, { ...lead, power: lead.power + added.power });
    discardNamed(game, play);
  },
};

const fallenPlace = (board: Board): Loss | null => {
  for (const frame of [...board.frames].reverse())
    if (frame.kind === 'loss' && (frame.loss.how === 'destroyed' || frame.loss.how === 'devastated')) return frame.loss;
  return null;
};

const CONVENTION = { destroyed: 12, devastated: 9 } as const;

/** An Instant attack on an Organization, after a Place has fallen; Magic and Weird Science Groups may join it on either side. */
export const convention: Effect<unknown> = {
  check: ({ actor, card, fields: { on } }) => {
    const loss = topFrame(actor.board)?.kind === 'loss' ? fallenPlace(actor.board) : null;
    if (!loss || !isPlace(loss.card)) return refuse('N-902', 'notNow', { card });
    return aimRefusal(actor, 'instant', 'organization', on, card);
  },
  ...AIMED,
  apply: (game, play) => {
    const { on } = play.fields;
    const loss = fallenPlace(game.board);
    if (on === undefined || tableCard(game.board, on)?.zone !== 'structure' || !loss) return;
    const power = loss.how === 'destroyed' ? CONVENTION.destroyed : CONVENTION.devastated;
    openStrike(game, play, { kind: 'instant', power, destroysAbove: null, instant: true, joiners: null });
    if (game.board.attack)
      game.board.attack.open = { filter: { any: ['Magic', { all: ['Weird', 'Science'] }] }, sides: ['for', 'against'], full: true };
  },
  could: (board) => topFrame(board)?.kind === 'loss' && isPlace(fallenPlace(board)?.card ?? ''),
};

const isPlace = (card: string): boolean => groupFacts(card)?.kind === 'place';
