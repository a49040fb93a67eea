import type { FrameOf } from '@illuminice/rules/classic';
import { ASKED_PICTURE, AskedCardFrame } from '../../../hud/contest/asked-card';
import { looksAt } from '../../../hud/shell/looks-at';
import { cardName, cardText, t } from '../../../text';
import { CardPicture } from '../card/picture';
import { outcomeForAll } from '../drafts/pick';
import { useTable } from '../use-table';

/** The Special of the open window, large, and its effect if nobody cancels it (C-900). */
export function AskedCard({ frame }: { frame: FrameOf<'playing'> | FrameOf<'replace'> }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const { card } = frame;
  const intent = frame.kind === 'playing' && frame.play.for === 'effect' ? frame.play.intent : null;
  const target = intent?.group ?? null;
  const owner = board.seats.find(({ cards }) => target !== null && cards.includes(target))?.player ?? null;
  const isYours = table.game.me !== null && (owner === table.game.me || intent?.player === table.game.me);
  const outcome = intent && outcomeForAll(board, { card, group: target }, table);
  return (
    <>
      <AskedCardFrame
        card={card}
        picture={<CardPicture card={card} {...ASKED_PICTURE} />}
        name={cardName(card)}
        text={cardText(card)}
        looks={looksAt(table, card)}
      >
        {target !== null && t('asked.on', { card: cardName(target) })}
        {target === null && intent?.player !== undefined && t('asked.on', { card: table.name(intent.player) })}
      </AskedCardFrame>
      {(outcome || isYours) && (
        <p class="note" data-testid="if-nobody">
          {outcome && <b>{t('asked.ifNobody', { outcome })}</b>} {isYours && t('asked.onYou')}
        </p>
      )}
    </>
  );
}
