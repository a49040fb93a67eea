import { attackersOf, leaderOf } from '../attack/forces.js';
import { fitsWords } from '../cards/filter.js';
import { aftersOf } from '../cards/texts.js';
import { Cached } from '../game/cached.js';
import type { Game, Happened } from '../game/game.js';
import { cardsOn, inStructure } from '../game/game.js';
import type { After, AfterEvent } from '../types/cards.js';
import type { Board, TableCard } from '../types/index.js';
import { isSilenced } from '../values/values.js';
import { closeAtOnce, makePlay } from './plays.js';

/** Players whose texts an event triggers: the acting one, the affected one, or both. */
const WHOSE: Readonly<Record<AfterEvent, 'by' | 'from' | 'both'>> = {
  destroyed: 'by',
  captured: 'by',
  taken: 'both',
  failed: 'by',
  lost: 'from',
  attacked: 'from',
  failedAgainst: 'from',
  rolled: 'both',
  entered: 'by',
  began: 'by',
  attacking: 'both',
  relief: 'by',
};

/** True if the card has the part that the text asks for: in the last attack, or in what happened. */
const hasRole = ({ attack }: Board, { id }: TableCard, role: After['role']): boolean => {
  if (role === 'led') return attack !== null && leaderOf(attack) === id;
  return role !== 'part' || (attack !== null && attackersOf(attack).includes(id));
};

const concerns = ({ event, by, from, target }: Happened, { id, owner }: TableCard): boolean => {
  if (event === 'entered') return id === target;
  if (WHOSE[event] === 'both') return owner !== null;
  return owner !== null && owner === (WHOSE[event] === 'by' ? by : from);
};

const answering = new Cached<readonly TableCard[]>((board) => cardsOn(board).filter(({ card }) => aftersOf(card).length > 0));

const fire = (game: Game, happened: Happened): void => {
  const { event, target, card, traits, power, by, from, how } = happened;
  const carryOut = (id: string, name: string, owner: string, mode: number) => {
    const other = owner === by ? from : by;
    const fields = { on: target, by: power, ...(other !== null && { player: other }), ...(how && { mode: how }) };
    closeAtOnce(game, { ...makePlay(game, owner, { copy: id, card: name, source: 'after', fields }), mode });
  };
  for (const source of answering.of(game.board)) {
    const afters = aftersOf(source.card);
    const isOrder = source.zone === 'nwo';
    const owner = isOrder ? by : source.owner;
    if ((!inStructure(source) && source.zone !== 'resource' && !isOrder) || owner === null) continue;
    if ((!isOrder && !concerns(happened, source)) || isSilenced(game.board, source.id)) continue;
    afters.forEach((ability, mode) => {
      if (ability.event !== event || ability.role === 'self' || !hasRole(game.board, source, ability.role)) return;
      if (ability.filter !== undefined && !fitsWords(ability.filter, traits, card)) return;
      carryOut(source.id, source.card, owner, mode);
    });
  }
  if (card === '') return;
  aftersOf(card).forEach((ability, mode) => {
    const gains = event === 'destroyed' ? by : from;
    if (ability.event === event && ability.role === 'self' && gains !== null) carryOut(target, card, gains, mode);
  });
};

/** Lets every text follow what has happened since. */
export const fireHappened = (game: Game): void => {
  for (let happened = game.happened.shift(); happened; happened = game.happened.shift()) fire(game, happened);
};
