import {
  AlterationState,
  AttackState,
  type BoardState,
  CardState,
  FrameState,
  LastTakenState,
  LedgerRowState,
  OfferState,
  type OptionsState,
  SeatState,
  SpendingState,
  TurnState,
} from '@illuminice/protocol';
import type { Attack, Board, Frame, LedgerRow, Options, Seat, TableCard, TradeOffer, Turn } from '@illuminice/rules';

/*
 * Writes the board into the room's schema. A field that is set to what it was costs no byte, so everything is written
 * after each intent, and only what changed goes out.
 */

/** @param to `state.board`; made anew for each game */
export function mirrorBoard(board: Board, to: BoardState): void {
  mirrorOptions(board.options, to.options);
  to.seq = board.seq;
  to.phase = board.phase;
  structures(to.seats, board.seats, () => new SeatState(), mirrorSeat);
  strings(
    to.slots,
    board.slots.map((taker) => taker ?? ''),
  );
  mirrorCards(board.cards, to);
  strings(to.uncontrolled, board.uncontrolled);
  strings(to.dead, board.dead);
  strings(to.discard, board.discard);
  strings(to.out, board.out);
  to.deckSize = board.deckSize;
  if (board.turn) {
    to.turn ??= new TurnState();
    mirrorTurn(board.turn, to.turn);
  }
  structures(to.frames, board.frames, () => new FrameState(), mirrorFrame);
  if (board.attack) {
    if (to.attack?.id !== board.attack.id) to.attack = new AttackState();
    mirrorAttack(board.attack, to.attack);
  }
  structures(to.offers, board.offers, () => new OfferState(), mirrorOffer);
  to.quietTurns = board.quiet?.turns ?? -1;
  to.quietWithoutAttack = board.quiet?.withoutAttack ?? -1;
  to.nextFrame = board.next.frame;
  to.nextAttack = board.next.attack;
  to.nextOffer = board.next.offer;
  to.outcome = board.outcome ? JSON.stringify(board.outcome) : '';
}

export function mirrorOptions(options: Options, to: OptionsState): void {
  to.groupsToWin = options.groupsToWin ?? 0;
  to.hiddenGoals = options.hiddenGoals;
  to.longGame = options.longGame;
  to.illuminati = options.illuminati;
  to.startWindow = options.startWindow;
}

/** What each list of ids was last brought into line with: reading the shared lists themselves is slow. */
const last = new WeakMap<string[], readonly string[]>();

/** Brings a list of ids into line in place. */
export function strings(to: string[], from: readonly string[]): void {
  const before = last.get(to);
  if (before?.length === from.length && before.every((item, i) => item === from[i])) return;
  last.set(to, [...from]);
  while (to.length > from.length) to.pop();
  from.forEach((item, i) => {
    if (i >= to.length) to.push(item);
    else if (to[i] !== item) to[i] = item;
  });
}

/** Brings a list of structures into line, each written over the one in its place. */
function structures<T, S>(to: S[], from: readonly T[], make: () => S, write: (item: T, to: S) => void): void {
  while (to.length > from.length) to.pop();
  from.forEach((item, i) => {
    const there = to[i] ?? make();
    write(item, there);
    if (i >= to.length) to.push(there);
  });
}

function mirrorSeat(seat: Seat, to: SeatState): void {
  to.player = seat.player;
  to.illuminati = seat.illuminati ?? '';
  to.status = seat.status;
  strings(to.cards, seat.cards);
  strings(to.faceUp, seat.faceUp);
  to.faceDown = seat.faceDown;
  to.turns = seat.turns;
  strings(to.destroyed, seat.destroyed);
  strings(to.toppled, seat.toppled);
  to.taxFrom = seat.taxFrom ?? '';
  to.goalChosen = seat.goalChosen;
}

function mirrorCards(cards: Board['cards'], to: BoardState): void {
  for (const id in cards) {
    const card = cards[id] as TableCard;
    let there = to.cards.get(id);
    if (!there) {
      there = new CardState();
      mirrorCard(card, there);
      to.cards.set(id, there);
    } else mirrorCard(card, there);
  }
  // Only a Group that goes back under the deck leaves the table.
  if (to.cards.size > Object.keys(cards).length) {
    for (const id of [...to.cards.keys()]) if (!cards[id]) to.cards.delete(id);
  }
}

function mirrorCard(card: TableCard, to: CardState): void {
  to.zone = card.zone;
  to.owner = card.owner ?? '';
  to.master = card.master ?? '';
  to.arrow = card.arrow ?? '';
  to.money = card.money;
  to.x = card.x;
  to.y = card.y;
  to.rot = card.rot;
}

function mirrorTurn(turn: Turn, to: TurnState): void {
  to.player = turn.player;
  to.number = turn.number;
  to.actionsLeft = turn.actionsLeft;
  to.freeTransfersLeft = turn.freeTransfersLeft;
  to.acted = turn.acted;
  strings(to.attacked, turn.attacked);
  strings(to.used, turn.used);
  to.doubled = turn.doubled;
  structures(
    to.alterations,
    turn.alterations,
    () => new AlterationState(),
    (item, there) => there.assign(item),
  );
  structures(
    to.lastTaken,
    turn.lastTaken,
    () => new LastTakenState(),
    (item, there) => there.assign(item),
  );
  to.anyAttack = turn.anyAttack;
}

function mirrorFrame(frame: Frame, to: FrameState): void {
  to.id = frame.id;
  to.kind = frame.kind;
  to.rev = frame.rev;
  strings(to.done, 'done' in frame ? frame.done : []);
  strings(to.firm, 'firm' in frame ? frame.firm : []);
  to.by = 'by' in frame ? frame.by : '';
  to.card = 'card' in frame ? frame.card : '';
  strings(to.cards, 'cards' in frame ? frame.cards : []);
  to.play = 'play' in frame ? JSON.stringify(frame.play) : '';
}

function mirrorAttack(attack: Attack, to: AttackState): void {
  to.id = attack.id;
  to.by = attack.by;
  to.kind = attack.kind;
  to.attacker = attack.attacker;
  to.target = attack.target;
  strings(to.aids, attack.aids);
  to.defender = attack.defender ?? '';
  to.whispering = attack.whispering ?? '';
  to.stage = attack.stage;
  to.committed = attack.committed;
  to.privilege = attack.privilege;
  to.privilegeCancelled = attack.privilegeCancelled;
  strings(to.letIn, attack.letIn);
  structures(
    to.spendings,
    attack.spendings,
    () => new SpendingState(),
    (item, there) => there.assign(item),
  );
  to.needs = attack.needs;
  to.odds = attack.odds;
  structures(to.ledger, attack.ledger, () => new LedgerRowState(), mirrorLedgerRow);
  to.die1 = attack.dice?.[0] ?? 0;
  to.die2 = attack.dice?.[1] ?? 0;
  to.roll = attack.roll ?? 0;
  to.result = attack.result ?? '';
}

function mirrorLedgerRow(row: LedgerRow, to: LedgerRowState): void {
  to.part = row.part;
  to.value = row.value;
  to.card = row.card ?? '';
  to.player = row.player ?? '';
  to.own = row.alignments?.[0] ?? '';
  to.theirs = row.alignments?.[1] ?? '';
  to.distance = row.distance ?? -1;
  to.by = row.by ?? '';
}

function mirrorOffer(offer: TradeOffer, to: OfferState): void {
  to.id = offer.id;
  to.by = offer.by;
  to.to = offer.to;
  to.give = JSON.stringify(offer.give);
  to.ask = JSON.stringify(offer.ask);
  to.placements = JSON.stringify(offer.placements);
  to.giveHidden = offer.giveHidden;
  to.askHidden = offer.askHidden;
  to.bundle = offer.bundle ?? '';
  to.counters = offer.counters ?? '';
  to.choose = offer.choose ?? false;
  to.willing = offer.willing ? JSON.stringify(offer.willing) : '';
}
