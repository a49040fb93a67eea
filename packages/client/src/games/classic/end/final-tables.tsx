import type { CardId, PlayerId } from '@illuminice/rules';
import { type Board, cardFacts, spotOfCard } from '@illuminice/rules/classic';
import { shapeOf } from '../../../card/face';
import { Painted } from '../../../card/painted';
import type { Painter } from '../../../card/painter';
import { frameLine, type SeatLook } from '../../../style/seats';
import { cardName, t } from '../../../text';
import { cx } from '../../../ui/cx';
import { SeatMark } from '../../../ui/seat-mark';
import { liveNumbers } from '../card/numbers';
import { paintFar } from '../card/paint/face-far';
import { useTable } from '../use-table';
import css from './final-tables.module.css';
import { ranking } from './ranking';

/** What the smallest screen has room for, px. */
const MOST_WIDTH = 280;
const MOST_HEIGHT = 190;
const LARGEST_CELL = 13;

/** Every structure as it lay at the end, seen from far and all on one scale; choosing one flies there. */
export function FinalTables({ onFly }: { onFly: (player: PlayerId) => void }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const { outcome } = board;
  if (!outcome) return null;
  const standing = ranking(board, outcome).filter(({ status, cards }) => status === 'in' && cards.length > 0);
  const structures = standing.map(({ player, cards }) => ({ player, cards, ...extentOf(board, cards) }));
  const cell = Math.min(LARGEST_CELL, ...structures.map(({ wide, high }) => Math.min(MOST_WIDTH / wide, MOST_HEIGHT / high)));
  return (
    <section class={cx('panel', css.finalTables)} aria-labelledby="final-tables">
      <h2 id="final-tables" class="panel-title">
        {t('end.tables')}{' '}
        <span id="final-tables-hint" class="small muted">
          {t('end.tablesHint')}
        </span>
      </h2>
      <ul>
        {structures.map((structure) => {
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
                  width={Math.ceil(structure.wide * cell)}
                  height={Math.ceil(structure.high * cell)}
                  of={`${look.colour} ${structure.cards.join()} ${cell}`}
                  paint={(p) => paintStructure(p, board, structure, cell, look)}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Where the cards of a structure lie, and how far it reaches, in cells. */
function extentOf(board: Board, cards: readonly CardId[]) {
  const spots = cards.map((id) => ({ id, ...spotOfCard(board, id) }));
  const left = Math.min(...spots.map(({ x }) => x));
  const top = Math.min(...spots.map(({ y }) => y));
  const wide = Math.max(...spots.map(({ x, w }) => x + w)) - left;
  const high = Math.max(...spots.map(({ y, h }) => y + h)) - top;
  return { spots, left, top, wide, high };
}

function paintStructure(p: Painter, board: Board, { spots, left, top }: ReturnType<typeof extentOf>, cell: number, look: SeatLook) {
  const { ctx } = p;
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
      shape: shapeOf({ w, h }),
      tab: 'left' as const,
      colour: look.colour,
      line: frameLine(look),
      used: false,
      faded: false,
      money: 0,
      words: { power: '', resistance: '', income: '', money: '', alignments: [] },
    };
    paintFar(p, face, cell);
    ctx.restore();
  }
}
