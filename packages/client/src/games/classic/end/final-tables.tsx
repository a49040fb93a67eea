import type { PlayerId } from '@illuminice/rules';
import { cardFacts, spotOfCard } from '@illuminice/rules/classic';
import { shapeOf } from '../../../card/face';
import { FinalTables as Structures } from '../../../hud/end/final-tables';
import { frameLine } from '../../../style/seats';
import { cardName, t } from '../../../text';
import { liveNumbers } from '../card/numbers';
import { paintFace } from '../card/paint/face';
import { useTable } from '../use-table';
import { ranking } from './ranking';

export function FinalTables({ onFly }: { onFly: (player: PlayerId) => void }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const { outcome } = board;
  if (!outcome) return null;
  const standing = ranking(board, outcome).filter(({ status }) => status === 'in');
  return (
    <Structures
      title={t('end.tables')}
      structures={standing.map(({ player, cards }) => ({ player, cards: cards.map((id) => ({ ...spotOfCard(board, id), id })) }))}
      onFly={onFly}
      paint={(p, { player }, { id, w, h }, cell) => {
        const { look } = table.seat(player);
        const face = {
          id,
          kind: cardFacts[id]?.kind === 'illuminati' ? ('illuminati' as const) : ('group' as const),
          name: cardName(id),
          short: cardName(id),
          text: '',
          ...liveNumbers(board, id),
          shape: shapeOf({ w, h }),
          colour: look.colour,
          line: frameLine(look),
          used: false,
          faded: false,
          money: 0,
          words: { power: '', resistance: '', income: '', money: '', alignments: [] },
        };
        paintFace(p, face, cell);
      }}
    />
  );
}
