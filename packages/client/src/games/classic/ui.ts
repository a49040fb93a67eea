import { findSeat, mastersOf } from '@illuminice/rules/classic';
import type { LogKind } from '@illuminice/themes';
import { lazyDrawer } from '../../hud/shell/drawer-later';
import { lazyPreview } from '../../hud/shell/preview-later';
import { lazyStage } from '../../hud/stage/stage-later';
import type { GameUi } from '../../table/game-ui';
import { logKind, logLine, t } from '../../text';
import { lazyPart } from '../../ui/lazy-part';
import { actionsOf } from './actions';
import { animationOf } from './board/animation';
import { classicBoard } from './board/place';
import { spectaclesOf } from './board/spectacles';
import { BOARD_WORDS, CARD_WORDS } from './board/words';
import { captionOf } from './caption';
import { OnChoice } from './card/on-choice';
import { CardPicture } from './card/picture';
import { TextView } from './card/text-view';
import { Hand } from './hand/hand';
import { HeldThen } from './hand/held-then';
import { Revealed } from './hand/revealed';
import { hintNow } from './hints';
import { CLASSIC } from './model';
import { atRest, SidePanel } from './panels/side-panel';
import { recapOf } from './recap/summary';
import { seatCounts, seatGoals, seatHeld, seatState } from './seats/seats';
import { soundsOf } from './sounds';
import { openOffers } from './trade/bargain';
import { deals, OffersLater } from './trade/deals-later';
import { turnState } from './turn';
import type { Classic } from './types';

const KINDS = ['turn', 'attack', 'money', 'structure', 'special', 'deal', 'table'] as const satisfies readonly LogKind[];

export const Preview = lazyPreview(() => import('./card/card-preview'));
export const Drawer = lazyDrawer(
  () => import('./piles/drawer'),
  () => 'discard',
);
export const Stage = lazyStage(() => import('./stage/stage'));

const ui: GameUi<Classic> = {
  ...CLASSIC,
  board: {
    game: classicBoard(CARD_WORDS),
    words: BOARD_WORDS,
    animate: animationOf,
    spectacles: spectaclesOf,
    changed: () => [],
    path: ({ board }, card) => (board.cards[card]?.zone === 'play' ? [card, ...mastersOf(board, card)].reverse() : []),
    slots: {
      open: ({ chooseIlluminati }) => chooseIlluminati.can?.slots ?? [],
      take: (slot) => ({ type: 'chooseIlluminati', slot }),
    },
    pileOf: () => 'specials',
  },
  card: { Preview, Drawer, TextView, Picture: CardPicture, OnChoice },
  play: {
    actions: actionsOf,
    Panel: SidePanel,
    atRest,
    subject: ({ board }) => String(board.frames.at(-1)?.id),
    Hand,
    handSize: ({ board, player, mine }) => (mine?.hand.length ?? 0) + (findSeat(board, player)?.faceUp.length ?? 0),
    HeldThen,
    Offers: OffersLater,
    offerers: (view) => openOffers({ view }).flatMap(({ by, to: receiver }) => (receiver === view.player ? [by] : [])),
    Revealed,
    Stage,
    ownOrders: lazyPart(() => import('./seats/own-orders')),
    concede: ({ concede }) => ({ refusal: concede.refusal ?? null, intent: { type: 'concede' } }),
    turn: turnState,
    hint(table, seen) {
      const id = hintNow(table, seen);
      return id && { id, text: t(`hint.${id}`) };
    },
    sounds: soundsOf,
    spoken: new Set<Classic['Event']['type']>([
      'turnBegan',
      'attackAnnounced',
      'oddsChanged',
      'rolled',
      'rollChanged',
      'attackEnded',
      'specialTurnedUp',
      'placed',
      'destroyed',
      'eliminated',
      'askedBack',
      'deniedBack',
      'gameOver',
    ]),
    isSeen: ({ type }) => type !== 'saidDone' && type !== 'askedAgain',
    preload() {
      deals.preload();
      for (const { part } of [Drawer, Preview, Stage]) part.preload();
    },
  },
  log: {
    line: (event, names) => logLine(event, names),
    kindOf(event) {
      const kind = logKind(event);
      return kind === 'detail' ? null : kind;
    },
    kinds: KINDS,
    kindName: (kind) => t(`log.kind.${kind as (typeof KINDS)[number]}`),
    recap: recapOf,
    caption: captionOf,
  },
  seats: { state: seatState, goals: seatGoals, counts: seatCounts, held: seatHeld },
};
export default ui;
