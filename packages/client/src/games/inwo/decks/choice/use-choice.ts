import { type Intent, type MadeDeck, madeDeck, type Options, READY_DECKS } from '@illuminice/rules/inwo';
import { useState } from 'preact/hooks';
import { carriedDeck, carryDeck } from '../carried';
import { type BroughtDeck, deckOf } from '../deck';
import { keepNew } from '../shelf';

/** Sources of a deck; the last two are the player's own. */
const TABS = ['ready', 'own', 'text'] as const;
export type Tab = (typeof TABS)[number] | 'made';

export const READY_IDS = [...READY_DECKS.keys()];

const anyOf = (ids: readonly string[]): string => ids[Math.floor(Math.random() * ids.length)] as string;

/** State of a choice among ready-made decks, own decks, a text and a surprise, as far as the options allow them (N-101). */
export function useDeckChoice({ decks, pool }: Pick<Options, 'decks' | 'pool'>) {
  const [chosen, setChosen] = useState(() => anyOf(READY_IDS));
  const [picked, setTab] = useState<Tab>(() => (carriedDeck() === null ? 'ready' : 'own'));
  const [own, setOwn] = useState<BroughtDeck | null>(null);
  const [surprise, setSurprise] = useState<MadeDeck | null>(null);
  // The host may change the options meanwhile.
  const tab = decks === 'own' ? picked : 'ready';

  const goTo = (next: Tab) => {
    setTab(next);
    setOwn(null);
  };
  const intentOf = (): Intent | null => {
    if (decks === 'made') return { type: 'chooseDeck', illuminati: chosen };
    if (tab === 'ready') return { type: 'chooseDeck', ready: chosen };
    const deck = tab === 'made' ? surprise : own;
    return deck && { type: 'chooseDeck', illuminati: deck.illuminati, cards: deck.cards };
  };
  return {
    tab,
    tabs: surprise ? [...TABS, 'made' as const] : TABS,
    goTo,
    chosen,
    setChosen,
    own,
    setOwn,
    surprise,
    intent: intentOf(),
    any() {
      if (decks !== 'own') return setChosen(anyOf(READY_IDS.filter((id) => id !== chosen)));
      setSurprise(madeDeck(pool, anyOf(READY_IDS), String(Math.random())));
      goTo('made');
    },
    /** Copies a deck to this device and chooses it; undefined: this table takes ready-made decks only. */
    onMine: ({ illuminati, cards }: MadeDeck, name: string) =>
      decks === 'own'
        ? () => {
            carryDeck(keepNew(deckOf(name, illuminati, cards)));
            goTo('own');
          }
        : undefined,
  };
}

export type DeckChoiceState = ReturnType<typeof useDeckChoice>;
