import type { Rect } from '@illuminice/rules';

/** How much lies in the middle of the table. */
export interface CentreInput {
  uncontrolled: number;
  /** Whether these piles are to be seen at all. */
  deck: boolean;
  dead: boolean;
  discard: boolean;
  /** Face-down Illuminati, 8 while they are chosen, else 0. */
  slots: number;
}

export interface CentreLayout {
  box: Rect;
  /** World units a cell. */
  cell: number;
  groups: Rect[];
  slots: Rect[];
  deck: Rect | null;
  dead: Rect | null;
  discard: Rect | null;
  /** Top left corners of the labels, and the height of their letters' line, in world units. */
  labels: { uncontrolled: Rect | null; deck: Rect | null; dead: Rect | null; discard: Rect | null };
}

const LABEL_PX = 26;

/** Lays the centre out from 0, 0 in rows of at most `perRow` cards: uncontrolled Groups first, then the piles. */
export const layCentre = (input: CentreInput, opts: { perRow: number; cell: number; zoom: number }): CentreLayout => {
  const { cell } = opts;
  const w = 4 * cell;
  const h = 2 * cell;
  const gapX = 0.44 * cell;
  const label = LABEL_PX / opts.zoom;
  const piles = (['deck', 'dead', 'discard'] as const).filter((pile) => input[pile]);
  const total = input.uncontrolled + piles.length + input.slots;
  const rows = Math.max(1, Math.ceil(total / opts.perRow));
  const columns = input.slots ? Math.min(4, opts.perRow) : Math.max(1, Math.ceil(total / rows));
  const at = (i: number): Rect => ({
    x: (i % columns) * (w + gapX),
    y: label + Math.floor(i / columns) * (h + label),
    w,
    h,
  });
  const above = (r: Rect | null): Rect | null => r && { x: r.x, y: r.y - label, w: r.w, h: label };
  const slots = Array.from({ length: input.slots }, (_, i) => at(i));
  const groups = Array.from({ length: input.uncontrolled }, (_, i) => at(input.slots + i));
  const pile = (name: (typeof piles)[number]): Rect | null => {
    const i = piles.indexOf(name);
    return i < 0 ? null : at(input.slots + input.uncontrolled + i);
  };
  const deck = pile('deck');
  const dead = pile('dead');
  const discard = pile('discard');
  const used = Math.max(1, Math.ceil(total / columns));
  return {
    box: { x: 0, y: 0, w: Math.min(columns, Math.max(1, total)) * (w + gapX) - gapX, h: used * (h + label) },
    cell,
    groups,
    slots,
    deck,
    dead,
    discard,
    labels: { uncontrolled: above(groups[0] ?? null), deck: above(deck), dead: above(dead), discard: above(discard) },
  };
};

export const moveCentre = (c: CentreLayout, dx: number, dy: number): CentreLayout => {
  const m = <R extends Rect | null>(r: R): R => (r ? { ...r, x: r.x + dx, y: r.y + dy } : r) as R;
  return {
    box: m(c.box),
    cell: c.cell,
    groups: c.groups.map(m),
    slots: c.slots.map(m),
    deck: m(c.deck),
    dead: m(c.dead),
    discard: m(c.discard),
    labels: { uncontrolled: m(c.labels.uncontrolled), deck: m(c.labels.deck), dead: m(c.labels.dead), discard: m(c.labels.discard) },
  };
};
