import type { CardId } from '@illuminice/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { words } from '../../../text';
import { cardName, shortName, t } from '../words';
import { deckFromText, type ReadDeck } from './deck-text';
import { textOfFile } from './text/file';

/** A deck's text, typed, pasted or from a file, and its reading. */
export interface DeckText {
  readonly text: string;
  readonly read: ReadDeck;
  /** Why a file could not be read; '': no fault. */
  readonly fault: string;
  setText(text: string): void;
  open(file: Blob): Promise<void>;
  /** Accepts the proposed cards for misspelt names. */
  take(guesses: ReadDeck['guesses']): void;
  /** Includes cards that prose and lines behind the list name. */
  takeLater(): void;
}

const NONE: ReadonlyMap<string, CardId> = new Map();

export const namesOf = (card: CardId): readonly string[] => [cardName(card), shortName(card)];

export function useDeckText(): DeckText {
  const [text, write] = useState('');
  const [fault, setFault] = useState('');
  const [taken, setTaken] = useState(NONE);
  const [later, setLater] = useState(false);
  const { language } = words();
  const read = useMemo(() => deckFromText(text, namesOf, { taken, later }), [text, taken, later, language]);
  const setText = (value: string) => {
    write(value);
    setFault('');
    if (value.trim() !== '') return;
    setTaken(NONE);
    setLater(false);
  };
  return {
    text,
    read,
    fault,
    setText,
    open: async (file) => {
      const found = await textOfFile(file).catch(() => undefined);
      if (typeof found === 'string') setText(found);
      else setFault(t(found === null ? 'decks.fromText.tooLong' : 'decks.fromText.noFile'));
    },
    take: (guesses) => setTaken(new Map([...taken, ...guesses.map(({ written, card }) => [written, card] as const)])),
    takeLater: () => setLater(true),
  };
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Accepts files dropped anywhere on the page. @returns true while one is held above it */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const out = (event: DragEvent) => {
      // Null once the drag leaves the page, but not between elements.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', out);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', out);
      removeEventListener('drop', drop);
    };
  });
  return isOver;
}
