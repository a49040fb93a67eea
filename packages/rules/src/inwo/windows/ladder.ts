import { winningRolls } from '../../domain/odds.js';
import { bonusAgainst } from '../attack/bonus.js';
import { ledgerOf } from '../attack/ledger.js';
import { effectOf } from '../effects/uses.js';
import { openAttack } from '../game/game.js';
import type { Attack, Board, Play } from '../types/index.js';
import { shareValues } from '../values/values.js';

export const openPlaysOf = ({ frames }: Board): Play[] =>
  frames.flatMap((frame) =>
    frame.kind === 'playing' || frame.kind === 'using' ? frame.plays : frame.kind === 'takeover' ? [frame.play] : [],
  );

const kindOf = (play: Play): string | null =>
  play.source === 'plot' || play.source === 'ability' || play.source === 'after' ? effectOf(play)[1].kind : null;

/** The lower play that this one cancels; undefined: none, or no open play. */
const struckBy = (play: Play, below: readonly Play[]): Play | undefined => {
  const kind = kindOf(play);
  const { against } = play.fields;
  if (kind === 'cancelAction') return below.find(({ copy, paid }) => against !== undefined && (copy === against || paid.includes(against)));
  if (kind !== 'cancelPlay') return undefined;
  return against === undefined || against === 'last' ? below[0] : below.find(({ copy }) => copy === against);
};

/** Ids of cancelled plays. `without`: one assumed to be cancelled. */
const falling = (plays: readonly Play[], without: number | null): ReadonlySet<number> => {
  const struck = new Set(plays.filter(({ cancelled, id }) => cancelled || id === without).map(({ id }) => id));
  [...plays].reverse().forEach((play, index, newest) => {
    if (struck.has(play.id)) return;
    const hit = struckBy(
      play,
      newest.slice(index + 1).filter(({ id, by }) => !struck.has(id) && by !== play.by),
    );
    if (hit) struck.add(hit.id);
  });
  return struck;
};

/** Forecast of the open attack with the open plays. `void`: they call it off. */
export type Forecast = { readonly needs: number; readonly odds: number } | 'void' | null;

/** Cancels an action inside an attack. @returns true, or that the attack is off */
const cancelIn = (attack: Attack, { fields: { against } }: Play, plays: readonly Play[]): true | 'void' => {
  // A cancelled play is removed by the ladder itself.
  if (plays.some((play) => play.copy === against || play.paid.includes(against ?? ''))) return true;
  if (attack.leader === against) return 'void';
  attack.joins = attack.joins.filter((join) => join.card !== against);
  attack.plus = attack.plus.filter(({ on: boosted }) => boosted !== against);
  return true;
};

/** Adds a play to a forecast attack. @returns null if it does more than join, strengthen or cancel */
const count = (board: Board, attack: Attack, play: Play, plays: readonly Play[]): true | 'void' | null => {
  const { by, copy, card, fields, paid, source } = play;
  const { side } = fields;
  if (source === 'agents' && side) attack.agents = { by, copy, card, side };
  else if (source === 'join' && side) attack.joins.push({ by, card: copy, side, tokens: 1, free: false });
  else if (source !== 'plot' && source !== 'ability') return null;
  else {
    const [, effect] = effectOf(play);
    if (effect.kind === 'cancelAction') return cancelIn(attack, play, plays);
    if (effect.kind === 'cancelPlay') return true;
    if (effect.kind === 'attackBonus' && !effect.privileged)
      attack.bonuses.push({ by, copy, card, amount: bonusAgainst(board, attack, effect), part: 'plots', paid });
    else if (effect.kind === 'boostAttack') attack.bonuses.push({ by, copy, card, amount: effect.amount, part: 'ability', paid });
    else if (effect.kind === 'boost' && side === 'for' && fields.on !== undefined)
      attack.plus.push({ by, copy, card, on: fields.on, amount: effect.amount });
    else return null;
  }
  return true;
};

/** The attack with the remaining plays. Null: there is none, or some play does more than join, strengthen or cancel. */
const forecast = (board: Board, plays: readonly Play[], struck: ReadonlySet<number>): Forecast => {
  const now = openAttack(board);
  if (now?.stage !== 'contest') return null;
  const attack: Attack = { ...now, joins: [...now.joins], bonuses: [...now.bonuses], plus: [...now.plus] };
  for (const play of plays) {
    const counted = struck.has(play.id) || count(board, attack, play, plays);
    if (counted !== true) return counted;
  }
  const tried: Board = { ...board, attack };
  shareValues(board, tried, null);
  const needs = ledgerOf(tried, attack).reduce((sum, { value }) => sum + value, 0);
  return { needs, odds: winningRolls(needs) };
};

export interface Ladder {
  /** The oldest first. `fell`: cancelled already. */
  readonly rungs: readonly { readonly play: Play; readonly fate: 'stands' | 'falls' | 'fell' }[];
  readonly attack: Forecast;
  /** The newest open play, and the outcome if it is cancelled; null: none. */
  readonly ifTopFalls: { readonly top: Play; readonly stand: readonly Play[]; readonly attack: Forecast } | null;
}

/** The open plays, the fate of each if nobody answers, and the outcome if the top one is cancelled. */
export const ladderOf = (board: Board): Ladder => {
  const plays = openPlaysOf(board);
  const struck = falling(plays, null);
  const top = plays.findLast(({ cancelled }) => !cancelled) ?? null;
  const without = top && falling(plays, top.id);
  return {
    rungs: plays.map((play) => ({ play, fate: play.cancelled ? 'fell' : struck.has(play.id) ? 'falls' : 'stands' })),
    attack: forecast(board, plays, struck),
    ifTopFalls: top && without && { top, stand: plays.filter(({ id }) => !without.has(id)), attack: forecast(board, plays, without) },
  };
};
