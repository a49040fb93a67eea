import {
  check,
  factsOf,
  findFacts,
  groupsNeeded,
  type Intent,
  isGroupCard,
  type MadeDeck,
  madeDeck,
  READY_DECKS,
} from '@illuminice/rules/inwo';
import { useState } from 'preact/hooks';
import { Awaited } from '../../../hud/contest/people';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { Later, lazyPart } from '../../../ui/lazy-part';
import { Segmented } from '../../../ui/segmented';
import { carriedDeck } from '../decks/carried';
import type { BroughtDeck } from '../decks/deck';
import { useTable } from '../use-table';
import { cardName, cardText, goalText, list, t } from '../words';
import css from './decks.module.css';

/** Where a deck comes from; the last two are of one's own. */
const TABS = ['ready', 'own', 'text'] as const;
type Tab = (typeof TABS)[number] | 'made';

const brought = lazyPart(() => import('./brought'));

/** How many cards of each sort a deck holds. */
const countsOf = ({ cards }: MadeDeck) => {
  const facts = cards.map((card) => factsOf(card));
  const goals = facts.filter(({ kind }) => kind === 'goal').length;
  const resources = facts.filter(({ kind }) => kind === 'resource').length;
  const groups = cards.filter((card) => isGroupCard(card)).length;
  return { groups, resources, goals, plots: cards.length - groups - resources - goals };
};

/** Names of cards, each once, in the order of the alphabet. */
const named = (cards: readonly string[]): string =>
  list([...new Set(cards)].map((card) => cardName(card)).sort((a, b) => a.localeCompare(b)));

/**
 * Everybody chooses the deck that they play (N-101): one of the nine ready-made ones, or, where the table takes them, one that is
 * brought or made on the spot.
 */
export function DeckPanel() {
  const table = useTable();
  const position = table.game.position.value;
  const view = table.game.view.value;
  const asked = position !== null && table.game.isAwaited.value;
  const { decks, pool } = view.board.options;
  const ids = [...READY_DECKS.keys()];
  const [chosen, setChosen] = useState(() => anyOf(ids));
  const [tab, setTab] = useState<Tab>(() => (decks === 'own' && carriedDeck() !== null ? 'own' : 'ready'));
  const [own, setOwn] = useState<BroughtDeck | null>(null);
  const [surprise, setSurprise] = useState<MadeDeck | null>(null);
  const [sent, setSent] = useState(false);
  const who = table.game.decision.value.who;
  if (!asked)
    return (
      <StepPanel title={t('deck.title')} testid="decks-waiting" must>
        <p class="small muted">{t('deck.sealed')}</p>
        <Awaited players={who} />
      </StepPanel>
    );
  const intentOf = (): Intent | null => {
    if (decks === 'made') return { type: 'chooseDeck', illuminati: chosen };
    if (tab === 'ready') return { type: 'chooseDeck', ready: chosen };
    const deck = tab === 'made' ? surprise : own;
    return deck && { type: 'chooseDeck', illuminati: deck.illuminati, cards: deck.cards };
  };
  const intent = intentOf();
  const seal = async () => {
    setSent(true);
    if (!(intent && (await table.game.act(intent)))) setSent(false);
  };
  const goTo = (to: Tab) => {
    setTab(to);
    setOwn(null);
  };
  const any = () => {
    if (decks !== 'own') return setChosen(anyOf(ids.filter((id) => id !== chosen)));
    setSurprise(madeDeck(pool, anyOf(ids), String(Math.random())));
    goTo('made');
  };
  const reason = () => {
    if (sent) return t('deck.sealed');
    return intent ? whyNot(table, check(position.view, intent)) : t('decks.pick');
  };
  return (
    <StepPanel title={t('deck.title')} testid="decks" must>
      {decks === 'own' && (
        <Segmented
          label={t('deck.title')}
          testid="deck-tab"
          value={tab}
          fill
          choices={(surprise ? [...TABS, 'made' as const] : TABS).map((value) => ({ value, text: t('decks.tabs', { tab: value }) }))}
          onChange={goTo}
        />
      )}
      {tab === 'ready' && (
        <>
          <p class="small muted">{t(decks === 'made' ? 'deck.made' : 'deck.help')}</p>
          <div class={css.decks} role="radiogroup" aria-label={t('deck.title')}>
            {[...READY_DECKS].map(([id, deck]) => (
              <div key={id} class={cx(css.deck, id === chosen && css.chosen)}>
                <label>
                  <input type="radio" name="deck" checked={id === chosen} data-testid={`pick-${id}`} onChange={() => setChosen(id)} />
                  <span>
                    <b>{cardName(deck.illuminati)}</b>
                    <span class="small muted">{goalText(deck.illuminati, groupsNeeded(view.board))}</span>
                  </span>
                </label>
                {id === chosen && decks !== 'made' && <Contents deck={deck} />}
              </div>
            ))}
          </div>
        </>
      )}
      {tab === 'made' && surprise && (
        <div class={cx(css.deck, css.chosen)} data-testid="deck-surprise">
          <b>{cardName(surprise.illuminati)}</b>
          <p class="small muted">{goalText(surprise.illuminati, groupsNeeded(view.board))}</p>
          <Contents deck={surprise} />
        </div>
      )}
      {(tab === 'own' || tab === 'text') && (
        <Later part={brought} againMs={2000}>
          {({ OwnDecks, DeckFromText }) =>
            tab === 'own' ? (
              <OwnDecks options={view.board.options} chosen={own} onChoose={setOwn} />
            ) : (
              <DeckFromText options={view.board.options} onChoose={setOwn} />
            )
          }
        </Later>
      )}
      <PanelFoot>
        <Button size="small" icon="dice" testid="deck-any" onClick={any}>
          {t('deck.any')}
        </Button>
        <Button kind="brass" size="big" icon="check" testid="deck-seal" reason={reason()} onClick={() => void seal()}>
          {t('deck.seal')}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}

const anyOf = (ids: readonly string[]): string => ids[Math.floor(Math.random() * ids.length)] as string;

/** What a deck plays with: its numbers, its power, and all of its cards by kind. */
function Contents({ deck }: { deck: MadeDeck }) {
  const counts = countsOf(deck);
  const of = (kinds: (card: string) => boolean) => named(deck.cards.filter(kinds));
  const kindOf = (card: string) => findFacts(card)?.kind;
  return (
    <div class={css.contents}>
      <p class="small">{cardText(deck.illuminati)}</p>
      <p class="small muted">{t('deck.counts', counts)}</p>
      <p class="small muted">{t('deck.lead', { card: cardName(deck.lead) })}</p>
      <details>
        <summary class="small">{t('deck.cards')}</summary>
        <dl class="small">
          <dt>{t('deck.kind', { kind: 'groups' })}</dt>
          <dd>{of(isGroupCard)}</dd>
          {counts.resources > 0 && <dt>{t('deck.kind', { kind: 'resources' })}</dt>}
          {counts.resources > 0 && <dd>{of((card) => kindOf(card) === 'resource')}</dd>}
          {counts.goals > 0 && <dt>{t('deck.kind', { kind: 'goals' })}</dt>}
          {counts.goals > 0 && <dd>{of((card) => kindOf(card) === 'goal')}</dd>}
          <dt>{t('deck.kind', { kind: 'plots' })}</dt>
          <dd>{of((card) => !isGroupCard(card) && kindOf(card) !== 'resource' && kindOf(card) !== 'goal')}</dd>
        </dl>
      </details>
    </div>
  );
}
