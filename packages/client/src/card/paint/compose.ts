import type { Icon, Picture } from '../pictures';

/** Role of an icon in a picture; decides ink and rim. */
export type Role = 'main' | 'behind' | 'second' | 'inside' | 'over';

export interface Part {
  readonly icon: Icon;
  readonly role: Role;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Height over width: below 1 if it lies flat. */
  readonly squash: number;
}

export const SIDE = 512;
const MIDDLE = SIDE / 2;

/** Scale of an icon in a room: long ones by length, square ones by area. */
const fitted = ({ box: { w, h } }: Icon, room: number): number => Math.min(room / Math.max(w, h), Math.sqrt((room * room * 0.8) / (w * h)));

const part = (icon: Icon, role: Role, { x, y }: { x: number; y: number }, scale: number): Part => ({ icon, role, x, y, scale, squash: 1 });

const centred = (icon: Icon, role: Role, room: number): Part => part(icon, role, { x: MIDDLE, y: MIDDLE }, fitted(icon, room));

/** Stacked icons: rooms, height of the second, overlap and gap as parts of one of them. */
const STACKS = {
  t: { main: 400, second: 232, squash: 1, overlap: { of: 'second', by: 0.1 }, gap: 0 },
  fl: { main: 430, second: 390, squash: 0.5, overlap: { of: 'main', by: 0.06 }, gap: 0 },
  u: { main: 400, second: 236, squash: 1, overlap: { of: 'second', by: 0 }, gap: 12 },
} as const;
const STACK = { room: 496, most: 1.3 };

function stacked(main: Icon, second: Icon, stack: keyof typeof STACKS): Part[] {
  const { squash, overlap, gap, ...rooms } = STACKS[stack];
  const scales = { main: fitted(main, rooms.main), second: fitted(second, rooms.second) };
  const heights = { main: main.box.h * scales.main, second: second.box.h * scales.second * squash };
  const between = gap - heights[overlap.of] * overlap.by;
  const tall = heights.main + heights.second + between;
  const wide = Math.max(main.box.w * scales.main, second.box.w * scales.second);
  const k = Math.min(STACK.room / tall, STACK.room / wide, STACK.most);
  const top = MIDDLE - (tall * k) / 2;
  const bottom = MIDDLE + (tall * k) / 2;
  const [first, last] = [(heights.main * k) / 2, (heights.second * k) / 2];
  return [
    part(main, 'main', { x: MIDDLE, y: stack === 'u' ? top + first : bottom - first }, scales.main * k),
    { ...part(second, 'second', { x: MIDDLE, y: stack === 'u' ? bottom - last : top + last }, scales.second * k), squash },
  ];
}

/** A second icon in a corner, which the main one makes room for. */
function cornered(main: Icon, second: Icon, corner: 'br' | 'tr'): Part[] {
  const scale = fitted(main, 424);
  const small = fitted(second, 238);
  const tall = main.box.h * scale;
  const slack = Math.max(0, (460 - tall) / 2) * 0.7;
  const y = corner === 'br' ? Math.min(MIDDLE, 20 + tall / 2 + slack) : Math.max(MIDDLE, 492 - tall / 2 - slack);
  const [w, h] = [second.box.w * small, second.box.h * small];
  const beside = { x: 500 - w / 2, y: corner === 'br' ? 500 - h / 2 : 14 + h / 2 };
  return [part(main, 'main', { x: 232, y }, scale), part(second, 'second', beside, small)];
}

/** Lays out a picture, lowest icon first. @param small too small for a background: the main icon fills it */
export function compose({ main, second, lay }: Picture, small = false): Part[] {
  if (second === null) return [centred(main, 'main', small ? 490 : 480)];
  switch (lay) {
    case 'behind':
      return small ? [centred(main, 'main', 490)] : [centred(second, 'behind', 600), centred(main, 'main', 440)];
    case 'in':
      return [centred(main, 'main', 480), centred(second, 'inside', 200)];
    case 'ov':
      return [centred(main, 'main', 400), centred(second, 'over', 500)];
    case 'as':
      // Both have the box of the whole.
      return [centred(main, 'main', 480), centred(second, 'inside', 480)];
    case 'br':
    case 'tr':
      return cornered(main, second, lay);
    default:
      return stacked(main, second, lay);
  }
}
