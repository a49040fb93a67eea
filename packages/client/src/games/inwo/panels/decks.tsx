import { check, groupsNeeded, type Intent, type MadeDeck, madeDeck, READY_DECKS } from '@illuminice/rules/inwo';
import { useState } from 'preact/hooks';
import { Awaited } from '../../../hud/contest/people';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { Later, lazyPart } from '../../../ui/lazy-part';
import { Segmented } from '../../../ui/segmented';
import { CardPicture } from '../card/picture';
import { carriedDeck, carryDeck } from '../decks/carried';
import { type BroughtDeck, deckOf } from '../decks/deck';
import { keepNew } from '../decks/shelf';
import { useTable } from '../use-table';
import { cardName, goalText, t, term } from '../words';
import { ChosenDeck } from './chosen-deck';
import css from './decks.module.css';

/** Sources of a deck; the last two are of one's own. */
const TABS = ['ready', 'own', 'text'] as const;
type Tab = (typeof TABS)[number] | 'made';

const brought = lazyPart(() => import('./brought'));

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
  const goTo = (next: Tab) => {
    setTab(next);
    setOwn(null);
  };
  const ready = READY_DECKS.get(chosen);
  /** A copy on this device, which the table takes as well; undefined: this table takes ready-made decks only. */
  const onMine = ({ illuminati, cards }: MadeDeck, name: string) =>
    decks === 'own'
      ? () => {
          carryDeck(keepNew(deckOf(name, illuminati, cards)));
          goTo('own');
        }
      : undefined;
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
          <div class={css.choices} role="radiogroup" aria-label={t('deck.title')}>
            {ids.map((id) => (
              <label key={id} class={cx(css.choice, id === chosen && css.chosen)}>
                <input
                  type="radio"
                  class="visually-hidden"
                  name="deck"
                  checked={id === chosen}
                  data-testid={`pick-${id}`}
                  onChange={() => setChosen(id)}
                />
                <CardPicture card={id} width={40} />
                <span>
                  <b>{term('deckNames', id)}</b>
                  <span class="small muted" data-names>
                    {cardName(id)}
                  </span>
                  <span class="small">{term('deckStyles', id)}</span>
                </span>
              </label>
            ))}
          </div>
          {decks === 'made' ? (
            <p class="small">{goalText(chosen, groupsNeeded(view.board))}</p>
          ) : (
            ready && <ChosenDeck deck={ready} name={term('deckNames', chosen)} onMine={onMine(ready, term('deckNames', chosen))} />
          )}
        </>
      )}
      {tab === 'made' && surprise && (
        <div data-testid="deck-surprise">
          <ChosenDeck deck={surprise} name={t('decks.surprising')} onMine={onMine(surprise, t('decks.surprising'))} />
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
