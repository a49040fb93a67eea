import type { FieldError } from '../../core/ruleset.js';
import { findFacts, isGroupFacts } from '../cards/index.js';
import { onceKey } from '../effects/uses.js';
import { cardOn, cardsOn, decksOf, type Game, inStructure, privateOf, seatOf } from '../game/game.js';
import { emptyState } from '../setup.js';
import { step } from '../step/step.js';
import { arrange } from '../structure/structure.js';
import { showDraws } from '../turn/draws.js';
import { dealSet } from '../turn/opening.js';
import { beginTurn } from '../turn/turn.js';
import type { Board, CopyId, Kept, State, Trait } from '../types/index.js';
import { plotDrawsOf, tokensTaken } from '../values/values.js';
import { change } from '../verbs/changes.js';
import { countDecks } from '../verbs/decks.js';
import { layBeneath } from '../verbs/hands.js';
import { attach, lay, newCopy, saysRule } from '../verbs/table.js';
import { onTable } from './names.js';
import type { Scenario } from './shape.js';

type Player = Scenario['players'][number];

const BLANKS = 20;

export const layTable = (scenario: Scenario): { state: State; errors: FieldError[] } => {
  const errors: FieldError[] = [];
  const { players, setup, options, nwo, dice, discards } = scenario;
  const state = emptyState(
    players.map(({ id }) => id),
    String(scenario.seed),
    options,
  );
  const game: Game = { state, board: state.board, events: [], happened: [], losses: [] };
  state.secrets.dice = dice.map((roll) => [...roll]);
  state.secrets.shuffled = scenario.shuffled;
  if (new Set(players.map(({ id }) => id)).size !== players.length)
    return { state, errors: [{ path: 'players', message: 'two have the same id' }] };
  if (setup) {
    if (options.oneSet) dealSet(game);
    laySetup(game, scenario, errors);
    return { state, errors };
  }
  players.forEach((player, i) => {
    const wrong = (path: string, message: string) => errors.push({ path: `players[${i}].${path}`, message });
    if (player.illuminati === undefined) wrong('illuminati', 'who is it?');
    else layPlayer(game, player, scenario.deckExact || player.deckExact, wrong);
  });
  for (const card of scenario.middle) lay(state.board, { id: newCopy(state.board), card }, 'middle', null);
  for (const card of nwo) {
    const copy = newCopy(state.board);
    lay(state.board, { id: copy, card }, 'nwo', players[0]?.id ?? null);
    state.board.nwo.push(copy);
  }
  for (const [player, cards] of Object.entries(discards)) {
    if (!players.some(({ id }) => id === player)) errors.push({ path: `discards.${player}`, message: 'nobody of that id sits here' });
    else for (const card of cards) seatOf(state.board, player).discards.push({ id: newCopy(state.board), card });
  }
  if (errors.length === 0) {
    players.forEach((player) => {
      giveTokens(game, player);
    });
    layTurn(game, scenario, errors);
  }
  return { state, errors };
};

/** Sets up chosen decks, as far as given. */
const laySetup = ({ state }: Game, { decks }: Scenario, errors: FieldError[]): void => {
  for (const [player, deck] of Object.entries(decks)) {
    const intent = 'ready' in deck ? ({ type: 'chooseDeck', ready: deck.ready } as const) : ({ type: 'chooseDeck', ...deck } as const);
    const result = step(state, player, intent);
    if (!result.ok) errors.push({ path: `decks.${player}`, message: `${result.refusal.code} (${result.refusal.why})` });
  }
};

const up = (name: string): [string, boolean] => (name.endsWith(':up') ? [name.slice(0, -3), true] : [name, false]);

type Wrong = (path: string, message: string) => void;

const layStructure = (game: Game, { id, illuminati = '', structure }: Player, root: CopyId, wrong: Wrong): Map<string, CopyId> => {
  const { board } = game;
  const placed = new Map<string, CopyId>([[illuminati, root]]);
  structure.forEach(({ group, onto, arrow, links, devastated, captured, changed }, i) => {
    const master = placed.get(onto);
    if (master === undefined) {
      wrong(`structure[${i}].onto`, `${onto} is not there yet`);
      return;
    }
    const copy = newCopy(board);
    lay(board, { id: copy, card: group }, 'announced', id);
    const spot = arrange(board, copy, id, { onto: master, arrow })?.placed[0];
    if (!spot) {
      wrong(`structure[${i}]`, `${group} does not fit on ${onto} ${arrow}`);
      return;
    }
    attach(game, spot, id, 'moved');
    placed.set(group, copy);
    Object.assign(cardOn(board, copy), { devastated, captured });
    for (const link of links) Object.assign(lay(board, { id: newCopy(board), card: link }, 'linked', id), { host: copy });
    if (changed)
      change(board, {
        on: copy,
        card: group,
        by: id,
        copy: null,
        until: changed.until ? 'turn' : 'good',
        add: changed.add as Trait[],
        remove: changed.remove as Trait[],
      });
  });
  return placed;
};

const layHidden = (game: Game, { id, under, hiddenResources, notes }: Player, wrong: Wrong): void => {
  const { board, state } = game;
  const own = (card: string) => cardsOn(board).find((candidate) => candidate.card === card && candidate.owner === id);
  for (const [host, card] of [...Object.entries(under), ...hiddenResources.map((card) => ['', card] as const)]) {
    const hostCard = host === '' ? cardsOn(board).find((card) => card.owner === id && saysRule(card.card, 'hidesResources')) : own(host);
    if (hostCard) layBeneath(game, id, hostCard.id, card);
    else wrong('under', `${host} is not there`);
  }
  for (const [host, card] of Object.entries(notes)) {
    const hostCard = own(host);
    if (hostCard) {
      privateOf(state, id).notes.push({ host: hostCard.id, names: findFacts(card)?.kind === 'place' ? card : (own(card)?.id ?? card) });
      hostCard.noted = true;
    } else wrong('notes', `${host} is not there`);
  }
};

const destroyedCard = (board: Board, entry: Player['destroyed'][number]) => {
  const { card, killed, alignments } = typeof entry === 'string' ? { card: entry, killed: false, alignments: undefined } : entry;
  const facts = findFacts(card);
  const traits = facts && isGroupFacts(facts) ? [facts.kind, ...(alignments ?? facts.alignments), ...facts.attributes] : [];
  return { id: newCopy(board), card, killed, traits, revived: false, uncounted: saysRule(card, 'destroyedDoesNotCount') };
};

const layPlayer = (game: Game, player: Player, exact: boolean, wrong: Wrong): void => {
  const { board, state } = game;
  const { id, illuminati = '', resources, plots, hand, destroyed, spies, turns } = player;
  const seat = seatOf(board, id);
  const mine = privateOf(state, id);
  seat.turns = turns;
  seat.illuminati = newCopy(board);
  lay(board, { id: seat.illuminati, card: illuminati }, 'structure', id);
  const placed = layStructure(game, player, seat.illuminati, wrong);
  for (const entry of resources) {
    const { card, link } = typeof entry === 'string' ? { card: entry, link: undefined } : entry;
    lay(board, { id: newCopy(board), card }, 'resource', id).host =
      link === undefined || link === illuminati ? null : (placed.get(link) ?? null);
  }
  layHidden(game, player, wrong);
  for (const spy of spies) lay(board, { id: newCopy(board), card: spy }, 'spy', id);
  const keep = (names: readonly string[], open: Kept[], hidden: Kept[]) => {
    for (const name of names) {
      const [card, isUp] = up(name);
      (isUp ? open : hidden).push({ id: newCopy(board), card });
    }
  };
  keep(plots, seat.plots, mine.plots);
  keep(hand, seat.groups, mine.groups);
  seat.hiddenPlots = mine.plots.length;
  seat.hiddenGroups = mine.groups.length;
  seat.destroyed.push(...destroyed.map((entry) => destroyedCard(board, entry)));
  const blanks = (card: string) => Array.from({ length: exact ? 0 : BLANKS }, () => card);
  const plot = [...player.plotDeck, ...blanks('blank-plot')];
  const group = [...player.groupDeck, ...blanks('blank-group')];
  if (board.options.oneSet) {
    const shared = decksOf(state, id);
    shared.plot.unshift(...player.plotDeck, ...(shared.plot.length === 0 ? blanks('blank-plot') : []));
    shared.group.unshift(...player.groupDeck, ...(shared.group.length === 0 ? blanks('blank-group') : []));
  } else state.secrets.decks[id] = { plot, group };
  countDecks(game, id);
};

/** Tokens by each card's text, or by the file. */
const giveTokens = ({ board }: Game, { id, structure, resources, tokens }: Player): void => {
  for (const card of cardsOn(board)) {
    if (card.owner !== id || (!inStructure(card) && card.zone !== 'resource')) continue;
    const listed = structure.find(({ group }) => group === card.card)?.tokens;
    const resource = resources.find((entry) => typeof entry !== 'string' && entry.card === card.card);
    const message =
      card.zone === 'resource' ? (typeof resource === 'object' ? resource.tokens : undefined) : card.master === null ? tokens : listed;
    card.tokens = message ?? tokensTaken(board, card.id);
  }
};

/** Draws and takeover still due in the turn. */
const layDraws = (board: Board, now: NonNullable<Board['turn']>, { phase, drawn }: Scenario['turn']): void => {
  const main = phase === 'main';
  board.phase = phase;
  now.fresh = main;
  now.plotDraws = main || drawn.includes('plot') ? 0 : plotDrawsOf(board, now.player);
  now.groupDraws = main || drawn.includes('group') ? 0 : 1;
  if (main || drawn.includes('takeover')) now.takeover = false;
  now.step = drawn.includes('takeover') ? 3 : drawn.includes('group') ? 2 : drawn.includes('plot') ? 1 : 0;
};

const layTurn = (game: Game, { players, turn, options }: Scenario, errors: FieldError[]): void => {
  const { board } = game;
  const player = turn.player ?? players[0]?.id ?? '';
  const first = players[0];
  if (!players.some(({ id }) => id === player)) {
    errors.push({ path: 'turn.player', message: 'nobody of that id sits here' });
    return;
  }
  board.first = first?.id ?? null;
  board.round = (first?.turns ?? 0) + (player === board.first ? 1 : 0);
  const { startWindow } = options;
  Object.assign(board, { options: { ...board.options, startWindow: false } });
  beginTurn(game, player, board.round * players.length);
  Object.assign(board, { options: { ...board.options, startWindow } });
  const now = board.turn;
  if (!now) return;
  layDraws(board, now, turn);
  now.paid = [...turn.paid];
  for (const [card, ability] of turn.used) {
    const copy = onTable(game.state, player, card);
    if (copy === undefined) continue;
    now.used.push(onceKey(copy, ability));
    if (saysRule(cardOn(board, copy).card, 'privilegePerTurn')) now.used.push(`privilege:${copy}`);
  }
  showDraws(game);
  game.events.length = 0;
};
