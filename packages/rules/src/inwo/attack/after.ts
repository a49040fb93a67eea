import type { PlayerId } from '../../core/types.js';
import { succeeds } from '../../domain/odds.js';
import { factsOf } from '../cards/index.js';
import type { Game } from '../game.js';
import type { After } from '../types/cards.js';
import type { Attack, Board, CopyId } from '../types/index.js';
import { fitsWords } from '../values/filter.js';
import { fits } from '../values/values.js';
import { draw, giveToken } from '../verbs.js';
import { attackersOf, leaderOf } from './forces.js';

/** What happened to which card; its words and Power as they were just before. */
export interface Happened {
  readonly target: CopyId;
  readonly card: string;
  readonly traits: ReadonlySet<string>;
  readonly power: number;
}

/** What follows by the text of one card alone, by its id. */
const SINGLE_AFTERS: Readonly<Record<string, (game: Game, by: PlayerId, happened: Happened) => void>> = {
  bjorne: (game, by, { power }) => {
    draw(game, by, 'plot', 1 + power);
  },
};

const carryOut = (game: Game, by: PlayerId, owner: { id: CopyId; card: string }, { effect }: After, happened: Happened): void => {
  if (effect.kind === 'drawPlots') draw(game, by, 'plot', effect.count);
  else if (effect.kind === 'drawGroups') draw(game, by, 'group', effect.count);
  else if (effect.kind === 'gainToken') giveToken(game.board, owner.id);
  else if (effect.kind === 'single') SINGLE_AFTERS[owner.card]?.(game, by, happened);
};

const isMeant = (attack: Attack, source: CopyId, role: After['role']): boolean => {
  if (role === 'led') return leaderOf(attack) === source;
  return role !== 'part' || attackersOf(attack).includes(source);
};

/** Noted in an attack whose dice were thrown again by a card's own text. */
export const REROLLED = 'rerolled';

/** Whether a card's text makes the roller throw once more: a vain takeover led by its Group, or a lost Peaceful Group. */
export const mustReroll = (board: Board, attack: Attack): boolean => {
  if (attack.roll === null || attack.used.includes(REROLLED)) return false;
  const success = succeeds(attack.roll, attack.needs);
  return Object.values(board.cards).some(({ id, card, host, owner, zone }) => {
    if (zone !== 'resource' || host === null) return false;
    if (
      !factsOf(card).abilities.some((ability) => ability.form === 'after' && ability.event === 'rolled' && ability.effect.kind === 'single')
    )
      return false;
    if (!REROLLS.has(card) || !board.cards[id]) return false;
    return success
      ? owner === attack.defender && fits(board, 'Peaceful', attack.target)
      : attack.kind === 'control' && attack.leader === host;
  });
};

const REROLLS: ReadonlySet<string> = new Set(['angels-feather']);

/** Whatever follows by itself: texts of the attacker's cards, and of the card that it happened to. */
export const fireAfter = (game: Game, event: After['event'], attack: Attack, happened: Happened): void => {
  const abilities = (card: string) =>
    factsOf(card).abilities.filter((ability): ability is After => ability.form === 'after' && ability.event === event);
  for (const source of Object.values(game.board.cards)) {
    if (source.owner !== attack.by || (source.zone !== 'structure' && source.zone !== 'resource')) continue;
    for (const ability of abilities(source.card)) {
      if (ability.role === 'self' || !isMeant(attack, source.id, ability.role)) continue;
      if (ability.filter === undefined || fitsWords(ability.filter, happened.traits, happened.card))
        carryOut(game, attack.by, source, ability, happened);
    }
  }
  for (const ability of abilities(happened.card))
    if (ability.role === 'self') carryOut(game, attack.by, { id: happened.target, card: happened.card }, ability, happened);
};
