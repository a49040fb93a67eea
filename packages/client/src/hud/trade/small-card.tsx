import { type CardId, isSpecial } from '@illuminice/rules';
import { faceOf } from '../../scene/face-of';
import { paintBack } from '../../scene/paint/back';
import { paintFace } from '../../scene/paint/face';
import { faceKey } from '../../scene/paint/face-spec';
import { paintSpecial } from '../../scene/paint/special';
import { frameLine } from '../../style/tokens';
import { cardName, words } from '../../text';
import { Painted } from '../../ui/painted';
import { SCENE_WORDS } from '../scene-words';
import { useTable } from '../table-context';
import { useCell } from './use-cell';

/** Height to width of a Special. */
const TALL = 1.36;
/** A narrower Special shows no name, px. */
const NAMED = 66;

/** A card as it lies on the table, small: a Group with its owner's rim, or a Special. Its name is said beside it. */
export function SmallCard({ card }: { card: CardId }) {
  const table = useTable();
  const cell = useCell();
  if (isSpecial(card)) {
    const width = Math.max(NAMED, Math.round(cell * 2.4));
    const height = Math.round(width * TALL);
    const spec = { id: card, name: cardName(card), text: '' };
    return (
      <Painted
        class="small-card"
        width={width}
        height={height}
        of={`${words().language} ${card}`}
        paint={(ctx) => paintSpecial(ctx, spec, width, height)}
      />
    );
  }
  const { board } = table.view.value;
  const owner = board.cards[card]?.owner;
  const look = owner ? table.seat(owner).look : null;
  const spec = faceOf(board, card, SCENE_WORDS, {
    tall: false,
    tab: 'left',
    colour: look?.colour ?? null,
    line: look && frameLine(look),
    faded: false,
  });
  return (
    <Painted
      class="small-card"
      width={4 * cell}
      height={2 * cell}
      of={faceKey(spec)}
      paint={(ctx) => paintFace(ctx, spec, cell, 'table')}
    />
  );
}

/** A Special of which no more is known than that it is one. */
export function SmallBack() {
  const cell = useCell();
  const [width, height] = [Math.round(cell * 1.6), Math.round(cell * 1.6 * TALL)];
  return <Painted class="small-card" width={width} height={height} of="back" paint={(ctx) => paintBack(ctx, width, height, 'special')} />;
}
