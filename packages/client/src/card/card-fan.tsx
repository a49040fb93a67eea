import css from './card-fan.module.css';
import { faceSize } from './face';
import { Painted } from './painted';
import type { Painter } from './painter';

/** px of a cell. */
export const CELL = 42;

export interface Fan {
  names(): readonly string[];
  /** Paints a card from 0, 0, `cell` px a cell. */
  paint(p: Painter, card: { readonly names: readonly string[]; readonly index: number; readonly cell: number }): void;
}

/** A fan of a game's cards, painted as at the table. */
export function CardFan({ fan }: { fan: Fan }) {
  const names = fan.names();
  const { w, h } = faceSize('standing', CELL);
  return (
    <div class={css.fan}>
      {names.map((name, index) => (
        <span key={index} class={css.card}>
          <Painted width={w} height={h} of={name} paint={(p) => fan.paint(p, { names, index, cell: CELL })} front decoration />
        </span>
      ))}
    </div>
  );
}
