import { ALIGNMENTS, type Intent, type IntentOf, type OfferOf, offers, previewAttack, suggestPlacement } from '@illuminice/rules/classic';
import { megabuckWorth } from './evaluate.js';
import { ownCardFor } from './hand.js';
import { betterStructure, openness, opennessAt } from './placing.js';
import { attackOffer, chanceOf, ENOUGH, type Plan, planAttack } from './plan.js';
import { best, ifLegal, moneyOn, type Sight } from './sight.js';
import { doubleIncome, playInTurn, withPrivilege } from './specials.js';
import { bringHome, collectMoves, nameTaxed } from './treasuries.js';

/** What passing brings (C-208), in MB. */
const PASS = 5;
/** An attack must bring this much on average. */
const WORTH_TRYING = 0.4;
/** A structure with fewer open places than this is worth moving about. */
const CRAMPED = 2;

/** So many Groups in the middle are enough to choose from. */
const PLENTY = 5;

/** A change of one alignment that makes the planned attack likelier (C-413). */
const alter = (sight: Sight, { intent, needs, success }: Plan): Intent | null => {
  if (needs >= ENOUGH) return null;
  const { board } = sight;
  const { turn } = board;
  const card = ownCardFor(sight, 'alignment');
  if (!turn || card === undefined || turn.used.includes(card)) return null;
  const changes = [intent.target, intent.attacker].flatMap((group) =>
    ALIGNMENTS.flatMap((alignment) =>
      (['add', 'reverse', 'remove'] as const).map((change): IntentOf<'usePower'> => ({ type: 'usePower', card, group, change, alignment })),
    ),
  );
  const needsAfter = ({ group = '', change = 'add', alignment = 'Weird' }: IntentOf<'usePower'>): number => {
    const alterations = [...turn.alterations, { card: group, change, alignment }];
    return previewAttack({ ...sight, board: { ...board, turn: { ...turn, alterations } } }, { ...intent, spend: [] }).needs;
  };
  const change = best(changes, needsAfter);
  if (!change || (chanceOf(needsAfter(change)) - chanceOf(needs)) * success < WORTH_TRYING) return null;
  return ifLegal(sight, change);
};

/** Makes room in a structure that has hardly any left (C-702). */
const makeRoom = (sight: Sight): Intent | null => {
  const { board, player } = sight;
  const now = openness(board, player);
  if (now >= CRAMPED || (board.turn?.actionsLeft ?? 0) === 0) return null;
  const offer = (offers(sight) as OfferOf<'moveGroup'>[]).find(({ type }) => type === 'moveGroup');
  const moves = (offer?.can?.groups ?? []).flatMap(({ group, places }) =>
    places.flatMap((place) => {
      const fit = suggestPlacement(board, player, group, place);
      return fit && fit.plan.lost.length === 0 ? [{ group, onto: fit.onto, arrow: fit.arrow, puppets: fit.puppets }] : [];
    }),
  );
  const move = best(moves, (to) => opennessAt(sight, to));
  return move && opennessAt(sight, move) > now + 0.5 ? ifLegal(sight, { type: 'moveGroup', ...move }) : null;
};

/** An extra card while there is little to attack, or money to spare (C-1002). */
const drawMore = (sight: Sight): Intent | null =>
  sight.board.uncontrolled.length < PLENTY || moneyOn(sight.board, ownCardFor(sight, 'draw') ?? null) >= 10
    ? ifLegal(sight, { type: 'drawCard', extra: true })
    : null;

/** Phase `powers`: money to where it serves most, the structure in better order (C-206, C-1001). */
const usePowers = (sight: Sight): Intent | null => {
  const banker = ownCardFor(sight, 'money');
  const moves = banker === undefined ? [] : collectMoves(sight);
  if (banker !== undefined && moves.length > 0) return ifLegal(sight, { type: 'usePower', card: banker, moves });
  const architect = ownCardFor(sight, 'structure');
  const placements = architect === undefined ? null : betterStructure(sight);
  return architect !== undefined && placements ? ifLegal(sight, { type: 'usePower', card: architect, placements }) : null;
};

const act = (sight: Sight): Intent => {
  const offered = attackOffer(sight);
  const plan = offered && planAttack(sight, offered);
  const special = playInTurn(sight, plan);
  if (special) return special;
  const pass = ifLegal(sight, { type: 'pass' });
  const least = pass ? PASS * megabuckWorth(sight) : WORTH_TRYING;
  const good = plan !== null && plan.value >= least;
  if (!good && pass) return makeRoom(sight) ?? pass;
  return (
    drawMore(sight) ??
    bringHome(sight, good ? plan.intent.attacker : null) ??
    (good ? (alter(sight, plan) ?? withPrivilege(sight, plan)) : null) ??
    makeRoom(sight) ?? { type: 'endTurn' }
  );
};

/** What to do in the own turn, while no window is open. */
export const takeTurn = (sight: Sight): Intent => {
  switch (sight.board.phase) {
    case 'start':
      return doubleIncome(sight) ?? { type: 'drawCard' };
    case 'powers':
      return usePowers(sight) ?? { type: 'endTurn' };
    default:
      return nameTaxed(sight) ?? act(sight);
  }
};
