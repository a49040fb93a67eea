import type { PlayerId } from '@illuminice/rules';
import {
  type CopyId,
  cardMeasures,
  check,
  countedCards,
  findFacts,
  findSeat,
  groupsNeeded,
  type Intent,
  type Measure,
  publicMeasures,
  type View,
} from '@illuminice/rules/inwo';
import { Awaited } from '../../../hud/contest/people';
import { StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { copyName } from '../drafts/choice-text';
import { beginSentence } from '../drafts/saying';
import { cardOf, ownPlots } from '../known';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { goalText, list, t } from '../words';
import { Answer } from './answer';
import css from './claims.module.css';
import { Ladder } from './ladder';
import { Measures, measureName } from './measures';
import { PlaysNow } from './plays-now';
import { topOf } from './window';

/** The end of a turn: claims of victory, and last means against them (N-1206, N-1207). */
export function ClaimsPanel() {
  const table = useTable();
  const position = table.game.position.value;
  const view = table.game.view.value;
  const top = topOf(table);
  const last = top?.kind === 'victory';
  return (
    <StepPanel title={t('claims.title', { last: last ? 'yes' : 'no' })} testid={last ? 'window-victory' : 'window-claims'} must>
      <p class="small muted">{t('claims.help', { last: last ? 'yes' : 'no' })}</p>
      {view.board.claims.map(({ player, cards }) => (
        <section key={player} class={css.claim} data-testid={`claim-${table.seat(player).place}`}>
          <h3>{t('claims.by', { name: table.name(player) })}</h3>
          {cards.length > 0 && <p>{list(cards.map((card) => copyName(view, card)))}</p>}
          <Ticks measures={claimed(view, player, cards)} />
          <Breaks view={view} player={player} cards={cards} />
        </section>
      ))}
      <Ladder />
      <Awaited players={table.game.decision.value.who} />
      {position && <OwnGoals position={position} />}
      {position && last && <PlaysNow position={position} />}
      {position && last && <Buy position={position} />}
      <Answer means={t('answer.window', { kind: last ? 'victory' : 'claims' })} />
    </StepPanel>
  );
}

const claimed = (view: View, player: PlayerId, cards: readonly CopyId[]): Measure[] => {
  const shown = cards.flatMap((copy) => cardMeasures(view.board, player, cardOf(view, copy) ?? ''));
  return shown.length > 0 ? shown : publicMeasures(view.board, player);
};

/** Counted things, each ticked off or still open. */
const Ticks = ({ measures }: { measures: readonly Measure[] }) => (
  <ul class="small" data-testid="claim-counts">
    {measures.map((measure) => {
      const { what, alignment, have, need } = measure;
      return (
        <li key={`${what} ${alignment} ${need}`}>
          <Icon name={have >= need ? 'check' : 'minus'} /> {t('goal.counts', { name: measureName(measure), have, need })}
        </li>
      );
    })}
  </ul>
);

/** Most cards listed by name; with more, their rings on the table are clearer. */
const MOST_NAMES = 8;

/** Cards that a claim depends on, and how many of them must go before it falls (N-1208). */
function Breaks({ view, player, cards }: { view: View; player: PlayerId; cards: readonly CopyId[] }) {
  const { board } = view;
  const counted = countedCards(
    board,
    player,
    cards.flatMap((copy) => cardOf(view, copy) ?? []),
  );
  const hangs = claimed(view, player, cards).find(({ what, have, need }) => ON_TABLE.has(what) && have >= need);
  if (!hangs || counted.length === 0) return null;
  return (
    <>
      {counted.length <= MOST_NAMES && <p class="small">{list(counted.map((copy) => copyName(view, copy)))}</p>}
      <p class="small" data-testid="claim-breaks">
        {t('claims.breaks', { what: hangs.what, n: hangs.have - hangs.need + 1 })}
      </p>
    </>
  );
}

const ON_TABLE: ReadonlySet<Measure['what']> = new Set(['basic', 'power', 'inPlay', 'held']);

/** The viewer's Goal cards: each can be claimed with, or has a reason why not. */
function OwnGoals({ position }: { position: Position }) {
  const table = useTable();
  const { board } = position.view;
  const shown = new Set(board.claims.flatMap(({ player, cards }) => (player === position.me ? cards : [])));
  const goals = ownPlots(position.view).filter(({ id, card }) => findFacts(card)?.kind === 'goal' && !shown.has(id));
  if (goals.length === 0) return null;
  return (
    <div class={css.goals}>
      {goals.map(({ id, card }) => {
        const intent: Intent = { type: 'claim', cards: [id] };
        return (
          <div key={id}>
            <Button
              icon="crown"
              testid={`claim-with-${id}`}
              reason={whyNot(table, check(position.view, intent))}
              onClick={() => void table.game.act(intent)}
            >
              {t('claims.with', { card: copyName(position.view, id) })}
            </Button>
            <p class="small muted">{goalText(card, groupsNeeded(board))}</p>
            <Measures measures={cardMeasures(board, position.me, card)} />
          </div>
        );
      })}
      {goals.length > 1 && (
        <Button
          size="small"
          kind="quiet"
          testid="claim-several"
          onClick={() => table.draft.begin(beginSentence(position, { type: 'claim' }))}
        >
          {t('claims.several')}
        </Button>
      )}
    </div>
  );
}

function Buy({ position }: { position: Position }) {
  const table = useTable();
  const seat = findSeat(position.view.board, position.me);
  const intent: Intent = { type: 'buyPlot', pay: [seat?.illuminati ?? ''] };
  const refusal = check(position.view, intent);
  return (
    <Button
      icon="draw"
      testid="buy-plot"
      reason={whyNot(table, refusal)}
      onClick={() => table.draft.begin(beginSentence(position, { type: 'buyPlot' }))}
    >
      {t('action.buyPlot')}
    </Button>
  );
}
