import { freeRoll } from '../../attack/dice.js';
import { openWindow } from '../../frames/frames.js';
import { decksOf, isShielded, seatOf, seatsIn, turnOf } from '../../game/game.js';
import { refuse } from '../../types/refusals.js';
import { draw, NO_GROUPS } from '../../verbs/decks.js';
import { optional } from '../arguments.js';
import { player } from '../card-arguments.js';
import { showDeck, takeFromDeck } from '../choice.js';
import { effect, needs } from '../effect.js';
import { oneOf } from '../word-arguments.js';
import { whoseTurn } from './rival.js';

type Deck = 'plot' | 'group';

const deckOf = (mode: 'group' | undefined): Deck => mode ?? 'plot';

const GROUP = { mode: optional(oneOf('mode', ['group'])) };

/** Looks at the top or bottom three Plots of anybody's deck. */
export const peekDeck = effect(
  {
    player: player(
      (named, { actor }) => named !== actor.player || seatOf(actor.board, named).plotDeck > 0 || refuse('N-202', 'deckEmpty'),
      { self: true },
    ),
    from: optional(oneOf('mode', ['bottom'])),
  },
  {
    apply: (game, { by, player: owner, from }) => {
      const { plot } = decksOf(game.state, owner);
      showDeck(game, by, owner, from === 'bottom' ? plot.slice(-3) : plot.slice(0, 3));
    },
  },
);

/** Bets one to three Plots on two dice: 7 or more takes them from the rival's deck, less gives as many from the own. */
export const betPlots = effect(
  { player: player(), stake: oneOf('by', [1, 2, 3]) },
  {
    apply: (game, { play }) => openWindow(game.board, { kind: 'dice', by: play.by, roll: freeRoll(game, play, 2) }),
    rolled: (game, { by, player: rival, stake }, value) => {
      if (value >= 7) takeFromDeck(game, by, rival, stake);
      else takeFromDeck(game, rival, by, stake);
    },
  },
);

/**
 * Two Plots from a rival's deck, or one each from two (`mode`). The cost is all Group draws of the turn (N-205), paid as it is played
 * (N-902).
 */
export const drawFromRivals = effect(
  {
    player: player(),
    other: optional(
      oneOf('mode', ({ actor: { board, player: mine } }) => seatsIn(board).flatMap((seat) => (seat.player === mine ? [] : [seat.player]))),
    ),
  },
  {
    when: ({ actor: { board } }) => {
      const { groupDraws, step } = turnOf(board);
      return groupDraws < 1 || step > 1 ? refuse('N-202', 'noDrawLeft') : null;
    },
    check: ({ actor: { board, player: mine } }, { player: rival, other }) => {
      if (other === rival) return needs('player');
      return other !== undefined && isShielded(board, other, mine) ? refuse('N-113', 'shielded', { player: other }) : null;
    },
    announce: ({ board }) => {
      const turn = turnOf(board);
      turn.groupDraws = 0;
      turn.used.push(NO_GROUPS);
    },
    apply: (game, { by, player: rival, other }) => {
      takeFromDeck(game, by, rival, other === undefined ? 2 : 1);
      if (other !== undefined) takeFromDeck(game, by, other, 1);
    },
  },
);

/** A rival whose turn begins has one draw less: a Plot, or the Group. */
export const spoilDraw = effect(GROUP, {
  aims: whoseTurn,
  check: ({ actor: { board }, card }, { mode }) => {
    const { plotDraws, groupDraws } = turnOf(board);
    return (mode === 'group' ? groupDraws : plotDraws) > 0 ? null : refuse('N-902', 'noUse', { card });
  },
  apply: ({ board }, { mode }) => {
    const turn = turnOf(board);
    if (mode === 'group') turn.groupDraws = Math.max(0, turn.groupDraws - 1);
    else turn.plotDraws = Math.max(0, turn.plotDraws - 1);
  },
});

/** Two dice after a draw of the own turn: 6 or less draws one more from the same deck. */
export const luckyDraw = effect(GROUP, {
  check: ({ actor: { board }, card }, { mode }) => (turnOf(board).drew.includes(deckOf(mode)) ? null : refuse('N-902', 'noUse', { card })),
  apply: (game, { play }) => openWindow(game.board, { kind: 'dice', by: play.by, roll: freeRoll(game, play, 2) }),
  rolled: (game, { by, mode }, value) => {
    if (value <= 6) draw(game, by, deckOf(mode), 1);
  },
});
