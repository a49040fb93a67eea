import type {
  Attack,
  Board,
  Frame,
  LedgerRow,
  Options,
  Outcome,
  Parcel,
  Placement,
  Seat,
  TableCard,
  TradeOffer,
  Turn,
} from '@illuminice/rules';
import type {
  AttackState,
  BoardState,
  CardState,
  FrameState,
  LedgerRowState,
  OfferState,
  OptionsState,
  SeatState,
  TurnState,
} from './schema.js';

type PlayingFrame = Extract<Frame, { kind: 'playing' }>;

/** '' travels for null. */
const orNull = (text: string): string | null => (text === '' ? null : text);
/** A list of ids or words, as an array of its own. */
const list = <T extends string>(strings: Iterable<string>): T[] => [...strings] as T[];

/**
 * The board of the rules from the room's state, so that offers, odds and previews can be asked on the client.
 *
 * @param state `room.state.board` of a game that has begun
 * @returns a new Board, deep-equal to the server's after the last patch
 */
export function readBoard(state: BoardState): Board {
  const cards: Board['cards'] = {};
  state.cards.forEach((card: CardState, id: string) => {
    cards[id] = readCard(card, id);
  });
  return {
    ruleset: 'classic',
    options: readOptions(state.options),
    seq: state.seq,
    phase: state.phase as Board['phase'],
    seats: state.seats.map(readSeat),
    slots: state.slots.map(orNull),
    cards,
    uncontrolled: list(state.uncontrolled),
    dead: list(state.dead),
    discard: list(state.discard),
    out: list(state.out),
    deckSize: state.deckSize,
    turn: state.turn ? readTurn(state.turn) : null,
    frames: state.frames.map(readFrame),
    attack: state.attack ? readAttack(state.attack) : null,
    offers: state.offers.map(readOffer),
    quiet: state.quietTurns < 0 ? null : { turns: state.quietTurns, withoutAttack: state.quietWithoutAttack },
    next: { frame: state.nextFrame, attack: state.nextAttack, offer: state.nextOffer },
    outcome: state.outcome === '' ? null : (JSON.parse(state.outcome) as Outcome),
  };
}

/** The options of the game, in the lobby (`room.state.options`) or on the board. */
export function readOptions(state: OptionsState): Options {
  return {
    groupsToWin: state.groupsToWin || null,
    hiddenGoals: state.hiddenGoals,
    longGame: state.longGame,
    illuminati: state.illuminati as Options['illuminati'],
    startWindow: state.startWindow,
  };
}

const readSeat = (seat: SeatState): Seat => ({
  player: seat.player,
  illuminati: orNull(seat.illuminati),
  status: seat.status as Seat['status'],
  cards: list(seat.cards),
  faceUp: list(seat.faceUp),
  faceDown: seat.faceDown,
  turns: seat.turns,
  destroyed: list(seat.destroyed),
  toppled: list(seat.toppled),
  taxFrom: orNull(seat.taxFrom),
  goalChosen: seat.goalChosen,
});

const readCard = (card: CardState, id: string): TableCard => ({
  id,
  zone: card.zone as TableCard['zone'],
  owner: orNull(card.owner),
  master: orNull(card.master),
  arrow: orNull(card.arrow) as TableCard['arrow'],
  money: card.money,
  x: card.x,
  y: card.y,
  rot: card.rot as TableCard['rot'],
});

const readTurn = (turn: TurnState): Turn => ({
  player: turn.player,
  number: turn.number,
  actionsLeft: turn.actionsLeft,
  freeTransfersLeft: turn.freeTransfersLeft,
  acted: turn.acted,
  attacked: list(turn.attacked),
  used: list(turn.used),
  doubled: turn.doubled,
  alterations: turn.alterations.map(({ card, change, alignment }) => ({ card, change, alignment })) as Turn['alterations'],
  lastTaken: turn.lastTaken.map(({ by, from }) => ({ by, from })),
  anyAttack: turn.anyAttack,
});

function readFrame(frame: FrameState): Frame {
  const { id, rev, by, card } = frame;
  const kind = frame.kind as Frame['kind'];
  switch (kind) {
    case 'start':
      return { kind, id, rev, done: list(frame.done) };
    case 'attack':
      return { kind, id, rev, done: list(frame.done), firm: list(frame.firm) };
    case 'playing':
      return {
        kind,
        id,
        rev,
        done: list(frame.done),
        by,
        card,
        cards: list(frame.cards),
        play: JSON.parse(frame.play) as PlayingFrame['play'],
      };
    case 'replace':
      return { kind, id, rev, by, card };
  }
}

function readLedgerRow(row: LedgerRowState): LedgerRow {
  const read: LedgerRow = { part: row.part as LedgerRow['part'], value: row.value };
  if (row.card) read.card = row.card;
  if (row.player) read.player = row.player;
  if (row.own) read.alignments = [row.own, row.theirs] as LedgerRow['alignments'];
  if (row.distance >= 0) read.distance = row.distance;
  if (row.by) read.by = row.by as LedgerRow['by'];
  return read;
}

const readAttack = (attack: AttackState): Attack => ({
  id: attack.id,
  by: attack.by,
  kind: attack.kind as Attack['kind'],
  attacker: attack.attacker,
  target: attack.target,
  aids: list(attack.aids),
  defender: orNull(attack.defender),
  whispering: orNull(attack.whispering),
  stage: attack.stage as Attack['stage'],
  committed: attack.committed,
  privilege: attack.privilege as Attack['privilege'],
  privilegeCancelled: attack.privilegeCancelled,
  letIn: list(attack.letIn),
  spendings: attack.spendings.map(({ player, from, side, amount }) => ({ player, from, side, amount })) as Attack['spendings'],
  needs: attack.needs,
  odds: attack.odds,
  ledger: attack.ledger.map(readLedgerRow),
  dice: attack.die1 === 0 ? null : [attack.die1, attack.die2],
  roll: attack.roll || null,
  result: orNull(attack.result) as Attack['result'],
});

const readOffer = (offer: OfferState): TradeOffer => ({
  id: offer.id,
  by: offer.by,
  to: offer.to,
  give: JSON.parse(offer.give) as Parcel,
  ask: JSON.parse(offer.ask) as Parcel,
  giveHidden: offer.giveHidden,
  askHidden: offer.askHidden,
  placements: JSON.parse(offer.placements) as Placement[],
  secret: false,
  bundle: orNull(offer.bundle),
  counters: orNull(offer.counters),
  ...(offer.choose && { choose: true }),
  ...(offer.willing && { willing: JSON.parse(offer.willing) as Placement[] }),
});
