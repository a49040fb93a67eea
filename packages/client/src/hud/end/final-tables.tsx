import type { CardId, PlayerId, Rect } from '@illuminice/rules';
import { Painted } from '../../card/painted';
import type { Painter } from '../../card/painter';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { SeatMark } from '../../ui/seat-mark';
import css from './final-tables.module.css';

const MOST_WIDTH = 280;
const MOST_HEIGHT = 190;
const LARGEST_CELL = 13;

export interface FinalStructure {
  readonly player: PlayerId;
  readonly cards: readonly (Rect & { readonly id: CardId })[];
}

/**
 * Every final structure, small and on one scale; a click moves the camera there. @param title the heading @param paint paints a card from
 * 0, 0
 */
export function FinalTables(props: {
  title: string;
  structures: readonly FinalStructure[];
  paint: (p: Painter, structure: FinalStructure, card: FinalStructure['cards'][number], cell: number) => void;
  onFly: (player: PlayerId) => void;
}) {
  const { title, paint, onFly } = props;
  const table = useTable();
  const structures = props.structures.filter(({ cards }) => cards.length > 0).map((structure) => ({ structure, ...extentOf(structure) }));
  if (structures.length === 0) return null;
  const cell = Math.min(LARGEST_CELL, ...structures.map(({ wide, high }) => Math.min(MOST_WIDTH / wide, MOST_HEIGHT / high)));
  return (
    <section class={`panel ${css.finalTables}`} aria-labelledby="final-tables">
      <h2 id="final-tables" class="panel-title">
        {title}{' '}
        <span id="final-tables-hint" class="small muted">
          {t('end.tablesHint')}
        </span>
      </h2>
      <ul>
        {structures.map(({ structure, left, top, wide, high }) => {
          const { look, name, place } = table.seat(structure.player);
          return (
            <li key={structure.player}>
              <button
                type="button"
                aria-describedby="final-tables-hint"
                data-testid={`final-table-${place}`}
                onClick={() => onFly(structure.player)}
              >
                <span class={css.finalName}>
                  <SeatMark look={look} size={13} /> <b>{name}</b>
                </span>
                <Painted
                  width={Math.ceil(wide * cell)}
                  height={Math.ceil(high * cell)}
                  of={`${look.colour} ${structure.cards.map(({ id }) => id).join()} ${cell}`}
                  paint={(p) => {
                    for (const card of structure.cards) {
                      p.ctx.save();
                      p.ctx.translate((card.x - left) * cell, (card.y - top) * cell);
                      paint(p, structure, card, cell);
                      p.ctx.restore();
                    }
                  }}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function extentOf({ cards }: FinalStructure) {
  const left = Math.min(...cards.map(({ x }) => x));
  const top = Math.min(...cards.map(({ y }) => y));
  return {
    left,
    top,
    wide: Math.max(...cards.map(({ x, w }) => x + w)) - left,
    high: Math.max(...cards.map(({ y, h }) => y + h)) - top,
  };
}
