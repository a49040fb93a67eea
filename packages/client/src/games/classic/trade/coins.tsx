import css from './deal.module.css';

const HEIGHTS = [2, 5, 9, Number.POSITIVE_INFINITY];

export function Coins({ amount }: { amount: number }) {
  const coins = HEIGHTS.findIndex((most) => amount <= most) + 1;
  return (
    <svg class={css.coins} width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      {Array.from({ length: coins }, (_, i) => (
        <g key={i} transform={`translate(${i % 2} ${-5 * i})`}>
          <path class={css.coinEdge} d="M2 24v4c0 2.2 6.3 4 14.5 4S31 30.2 31 28v-4z" />
          <ellipse class={css.coinFace} cx="16.5" cy="24" rx="14.5" ry="4.5" />
        </g>
      ))}
    </svg>
  );
}
