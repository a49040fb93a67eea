import { type Board, type CardId, cardFacts, spotOfCard } from '@illuminice/rules';
import { useTable } from '../../hud/model';
import { liveNumbers } from '../../scene/numbers';
import { paintFar } from '../../scene/paint/face-far';
import { cardName, t } from '../../text';
import { Painted } from '../../ui/painted';
import { SeatMark } from '../../ui/seat-mark';

const WIDTH = 228;
const MOST_HEIGHT = 190;
const LARGEST_CELL = 13;

/** Every structure as it lay at the end, seen from far. */
export function FinalTables() {
  const table = useTable();
  const { board } = table.view.value;
  const standing = board.seats.filter(({ status, cards }) => status === 'in' && cards.length > 0);
  return (
    <section class="panel final-tables" aria-labelledby="final-tables">
      <h2 id="final-tables" class="panel-title">
        {t('end.tables')}
      </h2>
      <ul>
        {standing.map(({ player, cards }) => {
          const { look, name } = table.seat(player);
          const structure = structureOf(board, cards);
          return (
            <li key={player}>
              <p>
                <SeatMark look={look} size={13} /> <b>{name}</b>
              </p>
              <Painted
                width={WIDTH}
                height={structure.height}
                of={cards.join()}
                paint={(ctx) => paintStructure(ctx, board, structure, look.colour)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Where the cards of a structure lie, in cells, and how large a cell may be, px: as large as fits. */
function structureOf(board: Board, cards: readonly CardId[]) {
  const spots = cards.map((id) => ({ id, ...spotOfCard(board, id) }));
  const left = Math.min(...spots.map(({ x }) => x));
  const top = Math.min(...spots.map(({ y }) => y));
  const wide = Math.max(...spots.map(({ x, w }) => x + w)) - left;
  const high = Math.max(...spots.map(({ y, h }) => y + h)) - top;
  const cell = Math.min(LARGEST_CELL, WIDTH / wide, MOST_HEIGHT / high);
  return { spots, left, top, cell, width: wide * cell, height: Math.ceil(high * cell) };
}

function paintStructure(ctx: CanvasRenderingContext2D, board: Board, structure: ReturnType<typeof structureOf>, colour: string) {
  const { spots, left, top, cell, width } = structure;
  ctx.translate((WIDTH - width) / 2, 0);
  for (const { id, x, y, w, h } of spots) {
    ctx.save();
    ctx.translate((x - left) * cell, (y - top) * cell);
    const face = {
      id,
      kind: cardFacts[id]?.kind === 'illuminati' ? ('illuminati' as const) : ('group' as const),
      name: cardName(id),
      short: cardName(id),
      text: '',
      ...liveNumbers(board, id),
      tall: h > w,
      tab: 'left' as const,
      colour,
      used: false,
      faded: false,
      money: 0,
      words: { power: '', resistance: '', income: '', money: '', alignments: [] },
    };
    paintFar(ctx, face, cell);
    ctx.restore();
  }
}
