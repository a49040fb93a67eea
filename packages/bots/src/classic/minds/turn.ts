import { ALIGNMENTS, type Intent, type IntentOf, type OfferOf, offers, previewAttack, suggestPlacement } from '@illuminice/rules/classic';
import { ownCardFor } from './hand.js';
import { betterStructure, openness, opennessAt } from './placing.js';
import { attackOffer, chanceOf, ENOUGH, incomeWorth, type Plan, planAttack } from './plan.js';
import { best, ifLegal, moneyOn, type PlayerContext } from './player-context.js';
import { doubleIncome, playInTurn, withPrivilege } from './specials.js';
import { bringHome, collectMoves, nameTaxed } from './treasuries.js';

const PASS = 5;
/** Open places below which a structure is rearranged. */
const CRAMPED = 2;

const PLENTY = 5;

/** An alignment change that makes the planned attack likelier (C-413). */
const alter = (context: PlayerContext, { intent, needs, success }: Plan): Intent | null => {
  if (needs >= ENOUGH) return null;
  const { board } = context;
  const { turn } = board;
  const card = ownCardFor(context, 'alignment');
  if (!turn || card === undefined || turn.used.includes(card)) return null;
  const changes = [intent.target, intent.attacker].flatMap((group) =>
    ALIGNMENTS.flatMap((alignment) =>
      (['add', 'reverse', 'remove'] as const).map((change): IntentOf<'usePower'> => ({ type: 'usePower', card, group, change, alignment })),
    ),
  );
  const needsAfter = ({ group = '', change = 'add', alignment = 'Weird' }: IntentOf<'usePower'>): number => {
    const alterations = [...turn.alterations, { card: group, change, alignment }];
    return previewAttack({ ...context, board: { ...board, turn: { ...turn, alterations } } }, { ...intent, spend: [] }).needs;
  };
  const change = best(changes, needsAfter);
  if (!change || (chanceOf(needsAfter(change)) - chanceOf(needs)) * success < context.skill.least) return null;
  return ifLegal(context, change);
};

const makeRoom = (context: PlayerContext): Intent | null => {
  const { board, player } = context;
  const now = openness(board, player);
  if (now >= CRAMPED || (board.turn?.actionsLeft ?? 0) === 0) return null;
  const offer = (offers(context) as OfferOf<'moveGroup'>[]).find(({ type }) => type === 'moveGroup');
  const moves = (offer?.can?.groups ?? []).flatMap(({ group, places }) =>
    places.flatMap((place) => {
      const fit = suggestPlacement(board, player, { group, ...place });
      return fit && fit.plan.lost.length === 0 ? [{ group, onto: fit.onto, arrow: fit.arrow, puppets: fit.puppets }] : [];
    }),
  );
  const move = best(moves, (candidate) => opennessAt(context, candidate));
  return move && opennessAt(context, move) > now + 0.5 ? ifLegal(context, { type: 'moveGroup', ...move }) : null;
};

/** An extra card while targets are few or money is spare (C-1002). */
const drawMore = (context: PlayerContext): Intent | null =>
  context.board.uncontrolled.length < PLENTY || moneyOn(context.board, ownCardFor(context, 'draw') ?? null) >= 10
    ? ifLegal(context, { type: 'drawCard', extra: true })
    : null;

/** Phase `powers`: improves treasuries and structure (C-206, C-1001). */
const usePowers = (context: PlayerContext): Intent | null => {
  const banker = ownCardFor(context, 'money');
  const moves = banker === undefined ? [] : collectMoves(context);
  if (banker !== undefined && moves.length > 0) return ifLegal(context, { type: 'usePower', card: banker, moves });
  const architect = ownCardFor(context, 'structure');
  const placements = architect === undefined ? null : betterStructure(context);
  return architect !== undefined && placements ? ifLegal(context, { type: 'usePower', card: architect, placements }) : null;
};

const act = (context: PlayerContext): Intent => {
  const offered = attackOffer(context);
  const dearest = offered && planAttack(context, offered);
  const special = playInTurn(context, dearest);
  if (special) return special;
  const pass = ifLegal(context, { type: 'pass' });
  const least = pass ? incomeWorth(context, PASS) : context.skill.least;
  const plan = dearest && dearest.value >= least ? dearest : offered && planAttack(context, offered, 0, 'likely');
  if (!plan && pass) return makeRoom(context) ?? pass;
  return (
    drawMore(context) ??
    bringHome(context, plan?.intent.attacker ?? null) ??
    (plan ? (alter(context, plan) ?? withPrivilege(context, plan)) : null) ??
    makeRoom(context) ?? { type: 'endTurn' }
  );
};

export const takeTurn = (context: PlayerContext): Intent => {
  switch (context.board.phase) {
    case 'start':
      return doubleIncome(context) ?? { type: 'drawCard' };
    case 'powers':
      return usePowers(context) ?? { type: 'endTurn' };
    default:
      return nameTaxed(context) ?? act(context);
  }
};
