import type { PlayerId } from '@illuminice/rules';
import {
  type CardFacts,
  check,
  findFacts,
  findSeat,
  type GroupFacts,
  type Intent,
  type Kept,
  limitOf,
  whyBarred,
} from '@illuminice/rules/inwo';
import { useEffect } from 'preact/hooks';
import { HandCard, HandFan, HandFrame } from '../../../hud/hand/hand';
import { HeldFrame } from '../../../hud/hand/held-then';
import { whyNot } from '../../../hud/shell/why-not';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { beginSentence } from '../drafts/saying';
import { ownGroups, ownPlots } from '../known';
import { isPlayable } from '../plays';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { cardName, cardText, shortName, t, term } from '../words';
import css from './hand.module.css';
import { whyUnplayable } from './now';

/** The viewer's hand: Plots, and cards of the Group deck. A click raises a card, with its actions. */
export function Hand() {
  const table = useTable();
  const raised = table.ui.hand.raised.value;
  const { raise } = table.ui.hand;
  const position = table.game.position.value;
  const plots = position?.view.mine ? ownPlots(position.view) : [];
  const groups = position?.view.mine ? ownGroups(position.view) : [];
  const shown = [...plots, ...groups].find(({ id }) => id === raised);
  // A card that left the hand is no longer open, so Esc must not close it.
  useEffect(() => {
    if (raised !== null && !shown) raise(null);
  }, [raised, shown, raise]);
  if (!position || plots.length + groups.length === 0) return null;
  const { view, me } = position;
  // During a draft a hand card answers like one of the table; else it opens.
  const tap = (card: string) => {
    const before = table.draft.current.peek();
    if (before) table.draft.tap(card, null, () => raise(card));
    else raise(card);
    if (before !== table.draft.current.peek()) raise(null);
  };
  return (
    <HandFrame title={t('hand.title')}>
      {shown && <Raised kept={shown} position={position} onClose={() => raise(null)} />}
      <Fan
        title={t('hand.plots', { n: plots.length, limit: limitOf(view.board, me, 'plots') })}
        cards={plots}
        position={position}
        raised={raised}
        onTap={tap}
      />
      <Fan title={t('hand.groups', { n: groups.length })} cards={groups} position={position} raised={raised} onTap={tap} />
    </HandFrame>
  );
}

const LOOKS: Partial<Readonly<Record<CardFacts['kind'], string>>> = {
  goal: css.goal,
  disaster: css.disaster,
  assassination: css.assassination,
  resource: css.resource,
  organization: css.group,
  place: css.group,
  personality: css.group,
};

function Fan(props: { title: string; cards: readonly Kept[]; position: Position; raised: string | null; onTap: (card: string) => void }) {
  const { title, cards, position, raised, onTap } = props;
  const table = useTable();
  const seat = findSeat(position.view.board, position.me);
  const open = new Set([...(seat?.plots ?? []), ...(seat?.groups ?? [])].map(({ id }) => id));
  const marks = table.draft.highlights.value;
  if (cards.length === 0) return null;
  return (
    <HandFan title={title} n={cards.length}>
      {cards.map(({ id, card }) => {
        const facts = findFacts(card);
        const kind = facts?.kind ?? 'plot';
        return (
          <HandCard
            key={id}
            id={id}
            face={card}
            name={cardName(card)}
            short={shortName(card)}
            look={LOOKS[kind]}
            kind={term('cardKinds', kind)}
            figures={facts && 'inward' in facts && <Power of={facts} />}
            up={open.has(id) ? t('hand.faceUp') : null}
            isPlayable={marks.legal.includes(id) || (!table.draft.current.value && isPlayable(position, id))}
            isPicked={marks.target === id || marks.selected.includes(id)}
            isRaised={raised === id}
            onClick={() => onTap(id)}
          />
        );
      })}
    </HandFan>
  );
}

const Power = ({ of: { power, global } }: { of: GroupFacts }) => (
  <span class={cx('figures', css.power)} translate={false}>
    <span class="visually-hidden">{t('card.power')} </span>
    {power ?? 0}
    {global > 0 && <small>/{global}</small>}
  </span>
);

function Raised({ kept: holding, position, onClose }: { kept: Kept; position: Position; onClose: () => void }) {
  const table = useTable();
  const { id, card } = holding;
  const { view } = position;
  const hidden = [...(view.mine?.plots ?? []), ...(view.mine?.groups ?? [])].some((entry) => entry.id === id);
  const isPlot = ownPlots(view).some((entry) => entry.id === id);
  const begin = (partial: Parameters<typeof beginSentence>[1]) => () => {
    table.draft.begin(beginSentence(position, partial));
    onClose();
  };
  const send = (intent: Intent) => ({ reason: whyNot(table, check(view, intent)), onClick: () => void table.game.act(intent) });
  const main = position.view.board.phase === 'main';
  const takes = ownGroups(view).some((entry) => entry.id === id);
  const takeover = { type: 'takeOver' as const, card: id, ...(main && { pay: true }) };
  return (
    <div class={css.panel} data-testid="raised" data-surface="dark">
      <header>
        <h3>{cardName(card)}</h3>
        <Button kind="quiet" size="small" icon="close" label={t('cancel')} testid="raised-close" onClick={onClose} />
      </header>
      <p>{cardText(card)}</p>
      <div class={css.acts}>
        {isPlot && findFacts(card)?.kind !== 'goal' && (
          <Button
            size="small"
            kind="brass"
            icon="special"
            testid={`play-${id}`}
            reason={isPlayable(position, id) ? null : whyUnplayable(table, position, id)}
            onClick={begin({ type: 'playPlot', card: id })}
          >
            {t('hand.play')}
          </Button>
        )}
        {takes && (
          <Button
            size="small"
            icon="drop"
            testid={`take-${id}`}
            reason={whyNot(table, whyBarred(view, 'takeOver', id))}
            onClick={begin(takeover)}
          >
            {term('intents', 'takeOver')}
          </Button>
        )}
        {hidden && (
          <Button size="small" icon="eye" testid={`expose-${id}`} {...send({ type: 'expose', cards: [id] })}>
            {term('intents', 'expose')}
          </Button>
        )}
        {hidden && (
          <Button size="small" icon="talk" testid={`show-${id}`} onClick={begin({ type: 'show', card: id })}>
            {term('intents', 'show')}
          </Button>
        )}
        {isPlot && (
          <Button
            size="small"
            icon="undo"
            testid={`back-${id}`}
            reason={whyNot(table, check(view, { type: 'returnPlot', card: id, at: 'bottom' }))}
            onClick={begin({ type: 'returnPlot', card: id })}
          >
            {term('intents', 'returnPlot')}
          </Button>
        )}
        <Button size="small" icon="close" testid={`drop-${id}`} {...send({ type: 'discard', cards: [id] })}>
          {term('intents', 'discard')}
        </Button>
      </div>
    </div>
  );
}

/** Hand of `viewer` at a moment of a replay: each card opens large. */
export function HeldThen({ viewer }: { viewer: PlayerId }) {
  const table = useTable();
  const view = table.game.view.value;
  if (view.player !== viewer) return null;
  const plots = ownPlots(view).map((kept) => ({ ...kept, icon: 'special' as const }));
  const groups = ownGroups(view).map((kept) => ({ ...kept, icon: 'drop' as const }));
  const cards = [...plots, ...groups].map(({ id, card, icon }) => ({ id, icon, name: cardName(card), testid: `held-${card}` }));
  const name = table.name(viewer);
  return <HeldFrame title={t('hand.then', { name })} empty={t('hand.thenEmpty', { name })} cards={cards} />;
}
