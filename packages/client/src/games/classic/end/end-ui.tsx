import type { CardId, PlayerId, RecordedGame } from '@illuminice/rules';
import { ALIGNMENTS, type ClassicTypes, cardFacts, findSeat, goalsOf, powerOf, type View } from '@illuminice/rules/classic';
import { StandingPanel } from '../../../hud/end/standing-panel';
import { NamedCard } from '../../../hud/named/named-card';
import type { EndUi } from '../../../table/game-ui';
import { alignmentName, cardName, t } from '../../../text';
import { cx } from '../../../ui/cx';
import { SeatMark } from '../../../ui/seat-mark';
import { CardPicture } from '../card/picture';
import type { Classic } from '../types';
import { useTable } from '../use-table';
import { courseOf, FIGURES, type Figure } from './course';
import { FinalTables } from './final-tables';
import { ranking } from './ranking';

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
    const illuminati = findSeat(board, player)?.illuminati;
    return illuminati ? <CardPicture card={illuminati} width={size} /> : null;
  },
  Standing,
  FinalTables,
  LaidOpen: () => null,
  figures: FIGURES,
  figureName: (figure) => t('charts.figure', { figure: figure as Figure }),
  figureUnit: (figure) => t('charts.unit', { figure: figure as Figure }),
  courseOf: (game, most) => courseOf(game as RecordedGame<ClassicTypes>, most),
};
export default ui;

/** Noun that a goal counts: key of its sentence, or name of an alignment. */
const counted = (goal: 'basic' | CardId): string => {
  const facts = goal === 'basic' ? undefined : cardFacts[goal];
  if (facts?.kind !== 'illuminati') return 'cards';
  if ('total' in facts.goal) return facts.goal.total;
  const { count } = facts.goal;
  const alignment = ALIGNMENTS.find((name) => name === count);
  return alignment ? alignmentName(alignment) : count;
};

/** 'Ben holds 13 of the 12 cards needed.' Empty if the viewer cannot count it. */
function goalMet(view: View, player: PlayerId, goal: 'basic' | CardId, name: string): string {
  const progress = goalsOf(view, player).find((entry) => entry.goal === goal);
  return progress ? t('end.goal', { name, what: counted(goal), have: progress.have, need: progress.need }) : '';
}

function Standing() {
  const table = useTable();
  const view = table.game.view.value;
  const { board } = view;
  const { outcome } = board;
  if (!outcome) return null;
  return (
    <StandingPanel>
      <thead>
        <tr>
          <th scope="col">{t('end.player')}</th>
          <th scope="col">{t('end.groups')}</th>
          <th scope="col">{t('end.power')}</th>
          <th scope="col">{t('end.money')}</th>
          <th scope="col">{t('end.own')}</th>
        </tr>
      </thead>
      <tbody>
        {ranking(board, outcome).map((seat) => {
          const info = table.seat(seat.player);
          const goals = seat.illuminati ? goalsOf(view, seat.player) : [];
          const own = goals.find(({ goal }) => goal !== 'basic');
          const basic = goals.find(({ goal }) => goal === 'basic');
          const score = outcome.scores.find(({ player }) => player === seat.player)?.score;
          return (
            <tr key={seat.player}>
              <th scope="row">
                <SeatMark look={info.look} size={14} /> <b>{info.name}</b>{' '}
                <span class="muted">
                  {seat.illuminati && (
                    <NamedCard card={seat.illuminati} isPlain>
                      {cardName(seat.illuminati)}
                    </NamedCard>
                  )}
                </span>{' '}
                {outcome.winners.includes(seat.player) && (
                  <span class={cx('pill', outcome.ended === 'draw' ? '' : 'good')}>{t('end.won', { ended: outcome.ended })}</span>
                )}
              </th>
              <td>{basic ? `${basic.have}/${basic.need}` : Math.max(0, seat.cards.length - 1)}</td>
              <td>{seat.cards.reduce((sum, card) => sum + powerOf(board, card), 0)}</td>
              <td>{seat.cards.reduce((sum, card) => sum + (board.cards[card]?.money ?? 0), 0)}</td>
              <td>{score !== undefined ? t('end.score', { n: score }) : own ? `${own.have}/${own.need}` : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </StandingPanel>
  );
}
