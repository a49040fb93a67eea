import type { CardId, PlayerId, RecordedGame } from '@illuminice/rules';
import { type Board, findFacts, findSeat, type InwoTypes, publicMeasures } from '@illuminice/rules/inwo';
import { shapeOf } from '../../../card/face';
import { FinalTables as Structures } from '../../../hud/end/final-tables';
import { StandingPanel } from '../../../hud/end/standing-panel';
import { CardsIn } from '../../../hud/named/cards-in';
import { NamedCard } from '../../../hud/named/named-card';
import { frameLine } from '../../../style/seats';
import type { EndUi } from '../../../table/game-ui';
import { SeatMark } from '../../../ui/seat-mark';
import { lyingOf } from '../board/place';
import { faceOf } from '../card/face-of';
import { paintFace } from '../card/paint/face';
import { CardPicture } from '../card/picture';
import { SmallCard } from '../card/small-card';
import { measureName } from '../panels/measures';
import type { Inwo } from '../types';
import { useTable } from '../use-table';
import { cardName, list, t } from '../words';
import { courseOf, FIGURES } from './course';
import { LaidOpen } from './laid-open';

const goalsShown = ({ claims, seats }: Board, player: PlayerId): CardId[] => {
  const open = seats.find((seat) => seat.player === player)?.plots ?? [];
  const ids = claims.filter((claim) => claim.player === player).flatMap(({ cards }) => cards);
  return open.filter(({ id, card }) => ids.includes(id) && findFacts(card)?.kind === 'goal').map(({ card }) => card);
};

/** A winner's progress by public facts; null: they won by a Goal card that counts otherwise. */
function metBy(board: Board, player: PlayerId, name: string): string | null {
  const measures = publicMeasures(board, player);
  const met = measures.filter(({ what, have, need }) => what !== 'twice' && have >= need);
  const [first] = met;
  if (!first) return null;
  return t('end.met', {
    name,
    what: first.what,
    have: first.have,
    need: first.need,
    twice: measures.find(({ what }) => what === 'twice')?.have ?? 0,
    measures: list(met.map((one) => t('goal.counts', { name: measureName(one), have: one.have, need: one.need }))),
  });
}

function Standing() {
  const table = useTable();
  const { board } = table.game.view.value;
  const { outcome } = board;
  if (!outcome) return null;
  const won = (player: string) => Number(outcome.winners.includes(player));
  return (
    <StandingPanel inWords>
      <tbody>
        {[...board.seats]
          .sort((seat, other) => won(other.player) - won(seat.player))
          .map(({ player, illuminati, plots }) => {
            const info = table.seat(player);
            const head = illuminati ? board.cards[illuminati]?.card : undefined;
            return (
              <tr key={player}>
                <th scope="row">
                  <SeatMark look={info.look} size={14} /> <b>{info.name}</b>
                </th>
                <td>
                  {head !== undefined && (
                    <NamedCard card={head} isPlain>
                      {cardName(head)}
                    </NamedCard>
                  )}
                  {plots.length > 0 && (
                    <span class="small muted">
                      {' '}
                      <CardsIn text={t('end.plots', { cards: list(plots.map(({ card }) => cardName(card))) })} isPlain />
                    </span>
                  )}
                </td>
                <td>
                  {head !== undefined &&
                    publicMeasures(board, player)
                      .map((measure) => t('goal.counts', { name: measureName(measure), have: measure.have, need: measure.need }))
                      .join(' · ')}
                </td>
              </tr>
            );
          })}
      </tbody>
    </StandingPanel>
  );
}

function FinalTables({ onFly }: { onFly: (player: PlayerId) => void }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const winners = board.outcome?.winners ?? [];
  const standing = board.seats
    .filter(({ status }) => status === 'in')
    .sort((seat, other) => Number(winners.includes(other.player)) - Number(winners.includes(seat.player)));
  return (
    <Structures
      title={t('end.tables')}
      structures={standing.map(({ player }) => {
        const { structure, resources } = lyingOf(board, player);
        return { player, cards: [...structure, ...resources].map(({ card, rect }) => ({ ...rect, id: card.id })) };
      })}
      onFly={onFly}
      paint={(p, { player }, { id, w, h }, cell) => {
        const { look } = table.seat(player);
        paintFace(p, faceOf(board, id, { shape: shapeOf({ w, h }), colour: look.colour, line: frameLine(look) }), cell, 'far');
      }}
    />
  );
}

const ui: EndUi<Inwo> = {
  story({ board }, name) {
    const { outcome } = board;
    if (!outcome) return [];
    const shown = outcome.winners.flatMap((player) =>
      goalsShown(board, player).map((card) => t('end.shown', { name: name(player), card: cardName(card) })),
    );
    const met = outcome.ended === 'goal' ? outcome.winners.map((player) => metBy(board, player, name(player))) : [];
    const told = met.length > 0 && met.every((line) => line !== null);
    return [...(told ? met : [t('end.how', { ended: outcome.ended, names: list(outcome.winners.map(name)) })]), ...shown];
  },
  // Winners are pictured by the Goal card they won with, others by their Illuminati.
  crown({ board }, player, size) {
    const [goal] = goalsShown(board, player);
    const illuminati = findSeat(board, player)?.illuminati;
    const head = illuminati ? board.cards[illuminati]?.card : undefined;
    if (goal !== undefined) return <SmallCard card={goal} cell={Math.round(size / 4)} />;
    return head === undefined ? null : <CardPicture card={head} width={size} />;
  },
  Standing,
  FinalTables,
  LaidOpen,
  figures: FIGURES,
  figureName: (figure) => t('charts.figure', { figure }),
  figureUnit: (figure) => t('charts.unit', { figure }),
  courseOf: (game, most) => courseOf(game as RecordedGame<InwoTypes>, most),
};
export default ui;
