import { cardName, t } from '../../../text';
import type { EndUi } from '../../game-ui';
import { IlluminatiSeal } from '../card/seal';
import type { Classic } from '../types';
import { courseOf, FIGURES, type Figure } from './course';
import { FinalTables } from './final-tables';
import { goalMet } from './goal-met';
import { Standing } from './standing';

const ui: EndUi<Classic> = {
  story(view, name) {
    const { outcome } = view.board;
    if (!outcome) return [];
    const { winners, ended, goals, revealed } = outcome;
    return [
      ...(goals.length === 0 ? [t('end.how', { ended, names: winners.map(name).join(', ') })] : []),
      ...goals.map(({ player, goal }) => goalMet(view, player, goal, name(player))),
      ...revealed.map(({ player, goal }) => t('end.revealed', { name: name(player), card: cardName(goal) })),
    ];
  },
  crown({ board }, player, size) {
    const illuminati = board.seats.find((seat) => seat.player === player)?.illuminati;
    return illuminati ? <IlluminatiSeal card={illuminati} size={size} /> : null;
  },
  Standing,
  FinalTables,
  figures: FIGURES,
  figureName: (figure) => t('charts.figure', { figure: figure as Figure }),
  figureUnit: (figure) => t('charts.unit', { figure: figure as Figure }),
  courseOf: (game, most) => courseOf(game, most),
};
export default ui;
