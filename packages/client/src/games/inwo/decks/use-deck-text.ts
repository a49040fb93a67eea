import type { CardId } from '@illuminice/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { words } from '../../../text';
import { cardName, shortName, t } from '../words';
import { deckFromText, type ReadDeck } from './deck-text';
import { textOfFile } from './text/file';

/** A text of a deck that is typed, pasted, or comes from a file, and what is read of it. */
export interface DeckText {
  readonly text: string;
  readonly read: ReadDeck;
  /** Why a file could not be read; '': there is no such fault. */
  readonly fault: string;
  setText(text: string): void;
  open(file: Blob): Promise<void>;
  /** Takes misspelt names for the cards that are proposed. */
  take(guesses: ReadDeck['guesses']): void;
  /** Counts what prose and lines behind the list name as well. */
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

/** Takes a file that is dropped anywhere on the page. @returns true while one is held above it */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const out = (event: DragEvent) => {
      // Null once the drag leaves the page, not on its way between elements.
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
