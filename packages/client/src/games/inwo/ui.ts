import { dealsKnown, findSeat, type GameEvent } from '@illuminice/rules/inwo';
import { lazyDrawer } from '../../hud/shell/drawer-later';
import { lazyPreview } from '../../hud/shell/preview-later';
import { lazyStage } from '../../hud/stage/stage-later';
import type { GameUi } from '../../table/game-ui';
import { lazyComponent, lazyPart } from '../../ui/lazy-part';
import { actions } from './actions';
import { animationOf } from './board/animation';
import { changedBy } from './board/order-changes';
import { inwoBoard } from './board/place';
import { spectaclesOf } from './board/spectacles';
import { BOARD_WORDS, changeText } from './board/words';
import { OnChoice } from './card/on-choice';
import { CardPicture } from './card/picture';
import { TextView } from './card/text-view';
import { Hand, HeldThen } from './hand/hand';
import { hintNow } from './hints';
import { log } from './log';
import { INWO } from './model';
import { atRest, Panel } from './panels/panel';
import { seatCounts, seatGoals, seatHeld, seatState } from './seats/seats';
import { soundsOf } from './sounds';
import { Offers } from './trade/offers-later';
import { turnState } from './turn';
import type { Inwo } from './types';
import { t } from './words';

export const Preview = lazyPreview(() => import('./card/card-preview'));
export const Drawer = lazyDrawer(
  () => import('./piles/drawer'),
  ({ game }) => game.me ?? game.view.peek().board.seats[0]?.player ?? '',
);
export const Stage = lazyStage(() => import('./stage/stage'));
const Revealed = lazyComponent(() => import('./hand/revealed'), 'Revealed');

const ui: GameUi<Inwo> = {
  ...INWO,
  board: {
    game: inwoBoard,
    words: BOARD_WORDS,
    animate: animationOf,
    spectacles: spectaclesOf,
    path({ board }, card) {
      const path: string[] = [];
      for (
        let current = board.cards[card];
        current?.zone === 'structure';
        current = current.master === null ? undefined : board.cards[current.master]
      )
        path.unshift(current.id);
      return path;
    },
    changed: ({ board }, card) =>
      changedBy(board, card).map((change) => ({
        card: change.card,
        text: changeText(change),
        better: change.numbers.every(({ by }) => by > 0),
      })),
    pileOf: (player) => player,
  },
  card: { Preview, Drawer, TextView, Picture: CardPicture, OnChoice },
  play: {
    actions,
    Panel,
    atRest,
    subject: ({ board }) => String(board.frames.at(-1)?.id),
    Hand,
    handSize: ({ board, player, mine }) => {
      const seat = findSeat(board, player);
      return (mine?.plots.length ?? 0) + (mine?.groups.length ?? 0) + (seat ? seat.plots.length + seat.groups.length : 0);
    },
    HeldThen,
    Offers,
    offerers: (view) =>
      dealsKnown(view).flatMap(({ from, to: receiver }) => (receiver === view.player && !view.board.outcome ? [from] : [])),
    Revealed,
    Stage,
    ownOrders: lazyPart(() => import('./seats/own-orders')),
    concede: ({ concede }) => ({ refusal: concede?.refusal ?? null, intent: { type: 'concede' } }),
    turn: turnState,
    hint(table, seen) {
      const id = hintNow(table, seen);
      return id && { id, text: t(`hint.${id}`) };
    },
    sounds: soundsOf,
    spoken: new Set<GameEvent['type']>([
      'turnBegan',
      'announced',
      'played',
      'cancelled',
      'rolled',
      'resolved',
      'placed',
      'broughtIn',
      'destroyed',
      'devastated',
      'claimed',
      'claimFell',
      'ended',
    ]),
    isSeen: ({ type }) => type !== 'saidDone',
    preload() {
      for (const { part } of [Preview, Drawer, Stage]) part.preload();
    },
  },
  log,
  seats: { state: seatState, goals: seatGoals, counts: seatCounts, held: seatHeld },
};
export default ui;
