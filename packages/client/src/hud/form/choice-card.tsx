import type { Look } from '@illuminice/themes';
import type { ComponentChildren } from 'preact';
import { paintTile } from '../../card/paint/tiles';
import { Painted } from '../../card/painted';
import { Icon } from '../../ui/icon';
import css from './choice-card.module.css';

const TILE = 14;

/**
 * A small card in a choice: picture, name (`children`), Power and Resistance, alignments, a chance or gain (`tail`). Missing values are
 * left out.
 */
export function ChoiceCard(props: {
  picture: ComponentChildren;
  power?: string | number;
  resistance?: number;
  alignments: readonly (keyof Look['alignments'])[];
  tail?: ComponentChildren;
  children: ComponentChildren;
}) {
  const { picture, power, resistance, alignments, tail, children } = props;
  return (
    <span class={css.card}>
      {picture}
      <span class={css.words}>
        <span>{children}</span>
        <span class={css.numbers}>
          <span aria-hidden="true" translate={false}>
            {power !== undefined && (
              <span>
                <Icon name="star" /> {power}
              </span>
            )}
            {resistance !== undefined && (
              <span>
                <Icon name="shield" /> {resistance}
              </span>
            )}
            {alignments.map((alignment) => (
              <Painted
                key={alignment}
                width={TILE}
                height={TILE}
                of={alignment}
                paint={(p) => paintTile(p, alignment, { x: TILE / 2, y: TILE / 2 }, TILE - 2)}
              />
            ))}
          </span>
          {tail !== undefined && <b class={css.tail}>{tail}</b>}
        </span>
      </span>
    </span>
  );
}
