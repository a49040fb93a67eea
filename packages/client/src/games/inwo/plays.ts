import { type CopyId, usesOf } from '@illuminice/rules/inwo';
import { canBecome, type Playing } from './drafts/filling';
import { ownGroups, ownPlots } from './known';
import type { Position } from './types';

/* Own Plots and abilities that could be used now. */

const asked = new WeakMap<Position, readonly Playing[]>();

export const playableNow = (position: Position): readonly Playing[] => {
  const known = asked.get(position);
  if (known) return known;
  const { view, me } = position;
  const plots = ownPlots(view).map(({ id }): Playing => ({ type: 'playPlot', card: id }));
  const own = Object.values(view.board.cards).filter(({ owner, zone }) => owner === me && (zone === 'structure' || zone === 'resource'));
  const uses = [...own, ...ownGroups(view)].flatMap(({ id, card }) =>
    usesOf(card).map((_, ability): Playing => ({ type: 'useAbility', card: id, ability })),
  );
  const found = [...plots, ...uses].filter((partial) => canBecome(position, partial));
  asked.set(position, found);
  return found;
};

export const isPlayable = (position: Position, card: CopyId): boolean => playableNow(position).some((one) => one.card === card);
