import css from './card-fan.module.css';
import { faceSize } from './face';
import { Painted } from './painted';
import type { Painter } from './painter';

const CELL = 42;

/** Cards of a game in a fan, as they are painted at the table. @param names of the cards, which change with the language */
export function CardFan({ names, paint }: { names: readonly string[]; paint: (p: Painter, index: number, cell: number) => void }) {
  const { w, h } = faceSize('standing', CELL);
  return (
    <div class={css.fan}>
      {names.map((name, index) => (
        <span key={index} class={css.card} style={{ '--turn': index - (names.length - 1) / 2, '--delay': `${-index * 1.3}s` }}>
          <Painted width={w} height={h} of={name} paint={(p) => paint(p, index, CELL)} front decoration />
        </span>
      ))}
    </div>
  );
}
