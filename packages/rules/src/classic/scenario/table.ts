import { shuffle } from '../../core/rng.js';
import type { FieldError } from '../../core/ruleset.js';
import type { CardId } from '../../core/types.js';
import { fits } from '../../domain/geometry.js';
import { boardFacts, GROUPS, ILLUMINATI, isGroup, SPECIALS } from '../cards/index.js';
import { seatOf } from '../game/game.js';
import { nameableGoals } from '../goals/goals.js';
import { emptyState } from '../setup.js';
import { freeArrows, obstaclesOf, spotAt } from '../structure/structure.js';
import { openSetup } from '../turn/opening.js';
import { openStartWindow } from '../turn/turn.js';
import type { State, TableCard } from '../types/index.js';
import type { Scenario } from './shape.js';

export const layTable = (scenario: Scenario): { state: State; errors: FieldError[] } => {
  const errors: FieldError[] = [];
  const players = scenario.players.map(({ id }) => id);
  const state = emptyState(
    [...new Set(players)].length === players.length ? players : players.map((id, i) => `${id}-${i}`),
    String(scenario.seed),
    scenario.options,
  );
  const wrong = (path: string, message: string) => void errors.push({ path, message });
  players.forEach((id, i) => {
    if (players.indexOf(id) !== i) wrong(`players[${i}].id`, 'appears twice');
  });
  if (errors.length > 0) return { state, errors };

  const placed = new Map<CardId, string>();
  const claim = (card: CardId, path: string): boolean => {
    const before = placed.get(card);
    if (before !== undefined) wrong(path, `${card} lies at ${before} already`);
    else placed.set(card, path);
    return before === undefined;
  };
  shuffle(state.secrets.rng, state.secrets.slots);
  state.secrets.dice = scenario.dice.map(([a, b]) => [a, b]);
  if (scenario.setup) {
    scenario.players.forEach((player, i) => {
      if (player.illuminati || player.structure.length > 0 || player.specials.length > 0)
        wrong(`players[${i}]`, 'only an id, before the set-up');
    });
  } else {
    seatPlayers(state, scenario, claim, wrong);
    layMiddle(state, scenario, claim);
    startTurn(state, scenario, wrong);
  }
  layDeck(state, scenario, placed, claim);
  if (scenario.setup && errors.length === 0) openSetup(state);
  return { state, errors };
};

type Claim = (card: CardId, path: string) => boolean;
type Wrong = (path: string, message: string) => void;

const onTable = (state: State, id: CardId, more: Partial<TableCard>): void => {
  state.board.cards[id] = { id, zone: 'uncontrolled', owner: null, master: null, arrow: null, money: 0, x: 0, y: 0, rot: 0, ...more };
};

const seatPlayers = (state: State, scenario: Scenario, claim: Claim, wrong: Wrong): void => {
  const { board, secrets } = state;
  scenario.players.forEach((player, i) => {
    const path = `players[${i}]`;
    const seat = seatOf(board, player.id);
    if (!player.illuminati) {
      wrong(`${path}.illuminati`, 'every player has one');
      return;
    }
    if (!claim(player.illuminati, `${path}.illuminati`)) return;
    seat.illuminati = player.illuminati;
    seat.cards.push(player.illuminati);
    seat.turns = player.turns;
    board.slots[secrets.slots.indexOf(player.illuminati)] = player.id;
    onTable(state, player.illuminati, { zone: 'play', owner: player.id, money: player.treasury });
    hangStructure(state, player, i, { claim, wrong });
    if (player.taxFrom !== undefined) {
      if (seat.cards.includes(player.taxFrom)) seat.taxFrom = player.taxFrom;
      else wrong(`${path}.taxFrom`, 'not a card of this player');
    }
    const mine = secrets.private[player.id];
    if (!mine) return;
    player.specials.forEach((entry, s) => {
      const card = entry.replace(/:up$/, '');
      if (!claim(card, `${path}.specials[${s}]`)) return;
      if (entry.endsWith(':up')) seat.faceUp.push(card);
      else {
        mine.hand.push(card);
        seat.faceDown += 1;
      }
    });
    if (player.goal !== undefined && !nameableGoals([player.goal]).includes(player.goal)) wrong(`${path}.goal`, 'never a goal (C-103)');
    mine.goal = player.goal ?? null;
    seat.destroyed = player.destroyed.filter(isGroup);
    seat.toppled = player.destroyed.filter((card) => !isGroup(card));
  });
};

/** Attaches the Groups of one player, masters before puppets, in whatever order they are listed. */
const hangStructure = (
  state: State,
  player: Scenario['players'][number],
  index: number,
  { claim, wrong }: { claim: Claim; wrong: Wrong },
): void => {
  const seat = seatOf(state.board, player.id);
  let waiting = player.structure.map((entry, s) => ({ entry, at: `players[${index}].structure[${s}]` }));
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    const later: typeof waiting = [];
    for (const item of waiting) {
      const { group, onto, arrow, treasury } = item.entry;
      if (!seat.cards.includes(onto)) {
        later.push(item);
        continue;
      }
      if (!claim(group, `${item.at}.group`)) continue;
      if (!boardFacts(onto).outward.includes(arrow)) {
        wrong(`${item.at}.arrow`, `${onto} has no outward arrow there`);
        continue;
      }
      if (!freeArrows(state.board, onto).includes(arrow)) {
        wrong(`${item.at}.arrow`, `something hangs on that arrow of ${onto} already`);
        continue;
      }
      const spot = spotAt(state.board, group, { onto, arrow });
      if (!fits(spot, obstaclesOf(state.board, player.id))) wrong(`${item.at}.arrow`, `${group} would lie on another card`);
      onTable(state, group, { zone: 'play', owner: player.id, master: onto, arrow, money: treasury, x: spot.x, y: spot.y, rot: spot.rot });
      seat.cards.push(group);
    }
    waiting = later;
  }
  for (const { at, entry } of waiting) wrong(`${at}.onto`, `${entry.onto} is not in this structure`);
};

const layMiddle = (state: State, scenario: Scenario, claim: Claim): void => {
  const { board } = state;
  scenario.uncontrolled.forEach((card, i) => {
    if (!claim(card, `uncontrolled[${i}]`)) return;
    onTable(state, card, {});
    board.uncontrolled.push(card);
  });
  const bury = (card: CardId) => {
    onTable(state, card, { zone: 'dead' });
    board.dead.push(card);
  };
  scenario.dead.forEach((card, i) => {
    if (claim(card, `dead[${i}]`)) bury(card);
  });
  for (const seat of board.seats) {
    for (const card of seat.destroyed) {
      if (board.cards[card]) continue;
      claim(card, 'destroyed');
      bury(card);
    }
  }
  scenario.discard.forEach((card, i) => {
    if (claim(card, `discard[${i}]`)) board.discard.push(card);
  });
};

const startTurn = (state: State, scenario: Scenario, wrong: Wrong): void => {
  const { board } = state;
  const { turn } = scenario;
  const player = turn.player ?? scenario.players[0]?.id ?? '';
  if (!board.seats.some((seat) => seat.player === player)) {
    wrong('turn.player', 'nobody of that id sits here');
    return;
  }
  board.phase = turn.phase;
  board.turn = {
    player,
    number: turn.number,
    actionsLeft: 2 - turn.actionsTaken,
    freeTransfersLeft: 2 - turn.freeTransfers,
    acted: turn.actionsTaken > 0 || turn.freeTransfers > 0,
    attacked: [...turn.attacked],
    used: [],
    doubled: false,
    alterations: [],
    lastTaken: [],
    anyAttack: turn.attacked.length > 0,
  };
  if (turn.phase === 'start') openStartWindow(board);
};

/** The listed cards on top; all cards without a place are shuffled beneath. */
const layDeck = (state: State, scenario: Scenario, placed: ReadonlyMap<CardId, string>, claim: Claim): void => {
  const { board, secrets } = state;
  const top = scenario.deck.filter((card, i) => claim(card, `deck[${i}]`));
  const rest = [...GROUPS, ...SPECIALS].map(({ id }) => id).filter((id) => !placed.has(id));
  secrets.deck = scenario.deckExact ? top : [...top, ...shuffle(secrets.rng, rest)];
  board.deckSize = secrets.deck.length;
  board.out = scenario.setup ? [] : ILLUMINATI.map(({ id }) => id).filter((id) => !placed.has(id));
  for (const id of board.out) onTable(state, id, { zone: 'out' });
  if (board.deckSize === 0) board.quiet = { turns: 0, withoutAttack: 0 };
};
