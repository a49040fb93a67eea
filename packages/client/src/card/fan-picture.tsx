import { at } from '../base-path';
import css from './card-fan.module.css';

const CARDS = [0, 1, 2, 3, 4];

/** Size of a card in the picture, CSS px. */
const SIZE = { width: 84, height: 168 } as const;

/** A fan whose cards were painted by the build. @param file has all five, side by side */
export const FanPicture = ({ file }: { file: string }) => (
  <div class={css.fan}>
    {CARDS.map((index) => (
      <span key={index} class={css.card}>
        <img {...SIZE} src={at(file)} alt="" decoding="async" fetchpriority="low" />
      </span>
    ))}
  </div>
);
