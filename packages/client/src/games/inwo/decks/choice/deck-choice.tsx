import { type Options, READY_DECKS } from '@illuminice/rules/inwo';
import { cx } from '../../../../ui/cx';
import { Later, lazyPart } from '../../../../ui/lazy-part';
import { Segmented } from '../../../../ui/segmented';
import { CardPicture } from '../../card/picture';
import { cardName, goalText, t, term } from '../../words';
import css from './choice.module.css';
import { ChosenDeck } from './chosen-deck';
import { type DeckChoiceState, READY_IDS } from './use-choice';

const brought = lazyPart(() => import('./brought'));

/** Decks to choose from, and the chosen one in full. @param needed cards of the Basic Goal */
export function DeckChoice({ options, needed, choice }: { options: Options; needed: number; choice: DeckChoiceState }) {
  const { tab, chosen, surprise, own, setOwn, onMine } = choice;
  const isMade = options.decks === 'made';
  const ready = READY_DECKS.get(chosen);
  return (
    <>
      {options.decks === 'own' && (
        <Segmented
          label={t('deck.title')}
          testid="deck-tab"
          value={tab}
          fill
          choices={choice.tabs.map((value) => ({ value, text: t('decks.tabs', { tab: value }) }))}
          onChange={choice.goTo}
        />
      )}
      {tab === 'ready' && (
        <>
          <p class="small muted">{t(isMade ? 'deck.made' : 'deck.help')}</p>
          <div class={css.choices} role="radiogroup" aria-label={t('deck.title')}>
            {READY_IDS.map((id) => (
              <label key={id} class={cx(css.choice, id === chosen && css.chosen)}>
                <input
                  type="radio"
                  class="visually-hidden"
                  name="deck"
                  checked={id === chosen}
                  data-testid={`pick-${id}`}
                  onChange={() => choice.setChosen(id)}
                />
                <CardPicture card={id} width={44} height={56} />
                {isMade ? (
                  <span>
                    <b data-names>{cardName(id)}</b>
                    <span class="small muted">{goalText(id, needed)}</span>
                  </span>
                ) : (
                  <span>
                    <b>{term('deckNames', id)}</b>
                    <span class="small muted" data-names>
                      {cardName(id)}
                    </span>
                    <span class="small">{term('deckStyles', id)}</span>
                  </span>
                )}
              </label>
            ))}
          </div>
          {!isMade && ready && (
            <ChosenDeck deck={ready} name={term('deckNames', chosen)} needed={needed} onMine={onMine(ready, term('deckNames', chosen))} />
          )}
        </>
      )}
      {tab === 'made' && surprise && (
        <div data-testid="deck-surprise">
          <ChosenDeck deck={surprise} name={t('decks.surprising')} needed={needed} onMine={onMine(surprise, t('decks.surprising'))} />
        </div>
      )}
      {(tab === 'own' || tab === 'text') && (
        <Later part={brought} againMs={2000}>
          {({ OwnDecks, DeckFromText }) =>
            tab === 'own' ? (
              <OwnDecks options={options} needed={needed} chosen={own} onChoose={setOwn} />
            ) : (
              <DeckFromText options={options} needed={needed} onChoose={setOwn} />
            )
          }
        </Later>
      )}
    </>
  );
}
