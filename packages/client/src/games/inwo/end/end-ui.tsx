import type { RecordedGame } from '@illuminice/rules';
import { type InwoTypes, progressOf } from '@illuminice/rules/inwo';
import type { EndUi } from '../../../table/game-ui';
import { SeatMark } from '../../../ui/seat-mark';
import type { Inwo } from '../types';
import { useTable } from '../use-table';
import { t } from '../words';
import { courseOf, FIGURES } from './course';

/** Where everyone stood, the winners first. */
function Standing() {
  const table = useTable();
  const { board } = table.game.view.value;
  const { outcome } = board;
  if (!outcome) return null;
  const won = (player: string) => Number(outcome.winners.includes(player));
  return (
    <div class="panel" data-testid="standing">
      <table>
        <caption class="visually-hidden">{t('end.standing')}</caption>
        <tbody>
          {[...board.seats]
            .sort((one, other) => won(other.player) - won(one.player))
            .map(({ player, illuminati }) => {
              const info = table.seat(player);
              const [have, need] = illuminati && board.cards[illuminati] ? progressOf(board, player) : [0, 0];
              return (
                <tr key={player}>
                  <th scope="row">
                    <SeatMark look={info.look} size={14} /> <b>{info.name}</b>
                  </th>
                  <td>{`${have}/${need}`}</td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </div>
  );
}

const ui: EndUi<Inwo> = {
  story({ board: { outcome } }, name) {
    return outcome ? [t('end.how', { ended: outcome.ended, names: outcome.winners.map(name).join(', ') })] : [];
  },
  crown: () => null,
  Standing,
  FinalTables: () => null,
  figures: FIGURES,
  figureName: (figure) => t('charts.figure', { figure }),
  figureUnit: (figure) => t('charts.unit', { figure }),
  courseOf: (game, most) => courseOf(game as RecordedGame<InwoTypes>, most),
};
export default ui;
