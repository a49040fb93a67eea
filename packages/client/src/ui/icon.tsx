import { cx } from './cx';
import css from './icon.module.css';

/** Interface icons: grid of 16, strokes of 1.6. */
const PATHS = {
  attack: 'M13.5 2.5 6 10M13.5 2.5 9.8 3.2 5 8.6l2.4 2.4 5.4-4.8zM3.5 9.5l3 3M5 11l-2.5 2.5',
  arrow: 'M2 8h11.5M9.5 4 13.5 8l-4 4',
  transfer: 'M2 5.5h11M10.5 3 13 5.5 10.5 8M14 10.5H3M5.5 8 3 10.5 5.5 13',
  move: 'M8 2v12M2 8h12M6.3 3.7 8 2l1.7 1.7M6.3 12.3 8 14l1.7-1.7M3.7 6.3 2 8l1.7 1.7M12.3 6.3 14 8l-1.7 1.7',
  drop: 'M8 2v7M5 6.5 8 9.5l3-3M2.5 10v3.5h11V10',
  trade: 'M8 2.2v11.3M5 13.5h6M3 4.8h10M1.4 9.4 3.2 4.8 5 9.4a1.9 1.9 0 0 1-3.6 0zM11 9.4l1.8-4.6 1.8 4.6a1.9 1.9 0 0 1-3.6 0z',
  special: 'M4 2h8v12H4zM8 5.6 10 8 8 10.4 6 8z',
  power: 'M8 1.8 9.6 6.4 14.2 8 9.6 9.6 8 14.2 6.4 9.6 1.8 8 6.4 6.4z',
  flag: 'M4 14V2.5M4 3h8l-1.8 2.7L12 8.5H4',
  coin: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM5.4 10.4V5.8L8 8.6l2.6-2.8v4.6',
  draw: 'M3 4.5h7v9H3zM6 4.5v-2h7v9h-3M6.5 7v4M4.5 9h4',
  check: 'M3 8.5 6.5 12 13 4.5',
  clock: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 4.8V8l2.2 1.6',
  close: 'M4 4l8 8M12 4l-8 8',
  gear: 'M8 5.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2M3.6 3.6 5 5M11 11l1.4 1.4M12.4 3.6 11 5M5 11l-1.4 1.4',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  eye: 'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
  focus: 'M2 5.5V2h3.5M10.5 2H14v3.5M14 10.5V14h-3.5M5.5 14H2v-3.5M8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
  link: 'M6.8 9.2 9.2 6.8M7.2 4.6 9 2.8a2.9 2.9 0 0 1 4.1 4.1l-1.8 1.8M8.8 11.4 7 13.2A2.9 2.9 0 0 1 2.9 9l1.8-1.8',
  lock: 'M3.5 7.2h9v6.3h-9zM5.3 7V5a2.7 2.7 0 0 1 5.4 0v2',
  unlock: 'M3.5 7.2h9v6.3h-9zM5.3 7V5a2.7 2.7 0 0 1 5.2-.9',
  dice: 'M2.5 2.5h11v11h-11zM5.4 5.4h.1M10.6 10.6h.1M8 8h.1M10.6 5.4h.1M5.4 10.6h.1',
  crown: 'M2 12.5h12M2.5 4.5 5.3 8 8 3l2.7 5 2.8-3.5-1 6h-9z',
  leave: 'M9.5 3H3.5v10h6M7 8h7M11.5 5.5 14 8l-2.5 2.5',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  group: 'M2 4.5h12v7H2zM5 4.5v7',
  rotateLeft: 'M3 8a5 5 0 1 0 1.8-3.8M3 3v3h3',
  rotateRight: 'M13 8a5 5 0 1 1-1.8-3.8M13 3v3h-3',
  undo: 'M6 3 3 6l3 3M3.5 6H10a3.5 3.5 0 0 1 0 7H6',
  log: 'M3 3h10M3 6.3h10M3 9.6h7M3 13h5',
  up: 'M3.5 10 8 5.5l4.5 4.5',
  down: 'M3.5 6 8 10.5 12.5 6',
  star: 'M8 2l1.8 4 4.2.4-3.2 2.8 1 4.3L8 11.2l-3.8 2.3 1-4.3L2 6.4 6.2 6z',
  shield: 'M8 2l5 1.8v4.4c0 3-2.2 5-5 6-2.8-1-5-3-5-6V3.8z',
  play: 'M5 3v10l8-5z',
  pause: 'M5.5 3v10M10.5 3v10',
  stepBack: 'M4 3v10M13 3 7 8l6 5z',
  stepOn: 'M12 3v10M3 3l6 5-6 5z',
  turnBack: 'M8 3 2.5 8 8 13zM14 3 8.5 8l5.5 5z',
  turnOn: 'M8 3l5.5 5L8 13zM2 3l5.5 5L2 13z',
  download: 'M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11',
  talk: 'M2.5 3h11v7.5H8L4.8 13.4v-2.9H2.5z',
  steps: 'M2 13h4v-3.5h4V6h4V2.5',
  sound: 'M2.5 6.2v3.6h2.4L8.5 13V3L4.9 6.2zM10.8 5.8a3 3 0 0 1 0 4.4M12.6 4a5.6 5.6 0 0 1 0 8',
  toTurn: 'M2 8h8M7 4.8 10.2 8 7 11.2M13.5 3v10',
  target: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  stop: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM5.5 8h5',
  silent: 'M2.5 6.2v3.6h2.4L8.5 13V3L4.9 6.2zM11 6.2l3.4 3.6M14.4 6.2 11 9.8',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, class: extra }: { name: IconName; class?: string }) {
  return (
    <svg class={cx(css.icon, extra ?? '')} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d={PATHS[name]} stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
