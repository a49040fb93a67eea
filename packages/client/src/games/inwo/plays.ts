import { type CopyId, check, findFacts, usesOf } from '@illuminice/rules/inwo';
import { blanksOf, type Fields } from './drafts/blanks';
import type { Unfinished } from './drafts/data';
import { fits, lacksOnly, proposedPayment } from './drafts/filling';
import { ownGroups, ownPlots } from './known';
import type { Position } from './types';

/* Own Plots and abilities that could be used now. */

export type Playing = (Unfinished<'playPlot'> | Unfinished<'useAbility'>) & { readonly card: CopyId };

const NEVER: ReadonlySet<string> = new Set(['notNow', 'usedAlready', 'notSeen', 'gameOver', 'youAreOut', 'privileged']);

/** True if it is lawful as it is, or with one thing named; what asks for more is taken at its word. */
const couldBe = (position: Position, partial: Playing): boolean => {
  const refusal = check(position.view, partial);
  if (refusal === null) return true;
  if (NEVER.has(refusal.why)) return false;
  const blanks = blanksOf(position, partial).filter(({ name }) => name !== 'card' && name !== 'ability');
  if (refusal.why === 'needs') {
    const asked = blanks.find(({ name }) => name === refusal.with?.field);
    return asked ? asked.choices(position, partial as Fields).some((choice) => fits(position, partial, asked, choice)) : true;
  }
  if (refusal.code === 'N-404') return blanks.some(({ name }) => name === 'discard') || proposedPayment(position, partial) !== null;
  if (lacksOnly(refusal)) return true;
  return blanks.some((blank) => blank.choices(position, partial as Fields).some((choice) => fits(position, partial, blank, choice)));
};

const asked = new WeakMap<Position, readonly Playing[]>();

export const playableNow = (position: Position): readonly Playing[] => {
  const known = asked.get(position);
  if (known) return known;
  const { view, me } = position;
  const plots = ownPlots(view)
    .filter(({ card }) => findFacts(card)?.kind !== 'goal')
    .map(({ id }): Playing => ({ type: 'playPlot', card: id }));
  const own = Object.values(view.board.cards).filter(({ owner, zone }) => owner === me && (zone === 'structure' || zone === 'resource'));
  const uses = [...own, ...ownGroups(view)].flatMap(({ id, card }) =>
    usesOf(card).map((_, ability): Playing => ({ type: 'useAbility', card: id, ability })),
  );
  const found = [...plots, ...uses].filter((partial) => couldBe(position, partial));
  asked.set(position, found);
  return found;
};

export const isPlayable = (position: Position, card: CopyId): boolean => playableNow(position).some((playing) => playing.card === card);
