import type { CardId, Rect } from '@illuminice/rules';

/** The topmost card of an open pile. */
export interface PileTop {
  readonly id: CardId;
  readonly name: string;
}

/** A part of the middle of the table, by what is drawn there. */
export type CentreZone = {
  readonly id: string;
  /** How many cards lie there side by side. */
  readonly places: number;
  /** What stands over the first of them. */
  readonly label: string | null;
} & (
  | { /** Money that belongs to nobody: payments come from here and go here. */ readonly role: 'bank' }
  | { /** Face-up cards: `placeCards` puts them there. A `heap` of them can be tapped as one. */ readonly role: 'row' | 'heap' }
  | { /** Face-down cards on each other: how many. */ readonly role: 'deck'; readonly cards: number }
  | { /** A pile with its topmost card up. */ readonly role: 'open'; readonly top: PileTop | null }
  | { /** Face-down cards to choose from: which of them are gone. */ readonly role: 'choice'; readonly taken: readonly boolean[] }
);

/** What lies in the middle of the table, as far as its layout depends on it. */
export type CentreInput = readonly Pick<CentreZone, 'id' | 'role' | 'places'>[];

export interface ZoneLayout {
  readonly places: readonly Rect[];
  /** Top left corner of the label, and the height of its letters' line; null if nothing lies there. */
  readonly label: Rect | null;
}

export interface CentreLayout {
  box: Rect;
  /** World units a cell. */
  cell: number;
  /** By the id of the zone. */
  zones: Readonly<Record<string, ZoneLayout>>;
}

const LABEL_PX = 26;

/** Cards to choose from lie in rows of at most so many. */
const CHOICE_ROW = 4;

/** Lays the centre out from 0, 0 in rows of at most `perRow` cards, zone after zone. */
export const layCentre = (input: CentreInput, opts: { perRow: number; cell: number; zoom: number }): CentreLayout => {
  const { cell } = opts;
  const w = 4 * cell;
  const h = 2 * cell;
  const gapX = 0.44 * cell;
  const label = LABEL_PX / opts.zoom;
  const total = input.reduce((sum, { places }) => sum + places, 0);
  const rows = Math.max(1, Math.ceil(total / opts.perRow));
  const chooses = input.some(({ role, places }) => role === 'choice' && places > 0);
  const columns = chooses ? Math.min(CHOICE_ROW, opts.perRow) : Math.max(1, Math.ceil(total / rows));
  const at = (i: number): Rect => ({
    x: (i % columns) * (w + gapX),
    y: label + Math.floor(i / columns) * (h + label),
    w,
    h,
  });
  const zones: Record<string, ZoneLayout> = {};
  let next = 0;
  for (const { id, places: n } of input) {
    const places = Array.from({ length: n }, (_, i) => at(next + i));
    const [first] = places;
    zones[id] = { places, label: first ? { x: first.x, y: first.y - label, w: first.w, h: label } : null };
    next += n;
  }
  const used = Math.max(1, Math.ceil(total / columns));
  return { box: { x: 0, y: 0, w: Math.min(columns, Math.max(1, total)) * (w + gapX) - gapX, h: used * (h + label) }, cell, zones };
};

export const moveCentre = ({ box, cell, zones }: CentreLayout, dx: number, dy: number): CentreLayout => {
  const moved = (r: Rect): Rect => ({ ...r, x: r.x + dx, y: r.y + dy });
  return {
    box: moved(box),
    cell,
    zones: Object.fromEntries(
      Object.entries(zones).map(([id, { places, label }]) => [id, { places: places.map(moved), label: label && moved(label) }]),
    ),
  };
};
