import type { GameRecord } from '@illuminice/protocol';
import type { AnyState, Ruleset } from '@illuminice/rules';
import { useEffect, useState } from 'preact/hooks';
import { partsOf } from '../../games';
import { fetchGame, Refused } from '../../net/http';
import type { EndUi, GameUi } from '../../table/game-ui';
import type { Story } from '../../table/story';
import { type Chronicle, loadChronicle, t, words, wordsFor } from '../../text';

export interface Told {
  readonly game: GameRecord;
  readonly ui: GameUi;
  readonly end: EndUi;
  readonly ruleset: Ruleset;
  readonly story: Story;
  readonly state: AnyState;
}

type Fetched = Told | { readonly problem: string } | 'unshown';

async function tellGame(game: GameRecord): Promise<Fetched> {
  const parts = partsOf(game.ruleset);
  if (!parts) return 'unshown';
  let loaded: [Awaited<ReturnType<typeof parts.chronicle.load>>, GameUi, EndUi, Ruleset];
  try {
    const [chronicle, ui, end, ruleset] = await Promise.all([
      parts.chronicle.load(),
      parts.ui.load(),
      parts.end.load(),
      parts.ruleset.load(),
      wordsFor('all', game.ruleset),
    ]);
    loaded = [chronicle, ui.default, end.default, ruleset.default];
  } catch {
    return { problem: t('replay.unreachable') };
  }
  const [chronicle, ui, end, ruleset] = loaded;
  try {
    return { game, ui, end, ruleset, ...chronicle.default.tell(game) };
  } catch (error) {
    return { problem: t('replay.broken', { problem: error instanceof Error ? error.message : String(error) }) };
  }
}

/** Fetches a finished game and its facts; null: loading. */
export function useTold(id: string): Fetched | null {
  const [told, setTold] = useState<Fetched | null>(null);
  useEffect(() => {
    let here = true;
    const tell = (now: Fetched) => here && setTold(now);
    fetchGame(id)
      .then(tellGame)
      .then(tell, (error) => tell({ problem: t(error instanceof Refused ? 'replay.none' : 'replay.unreachable') }));
    return () => {
      here = false;
      // Other pages use the default game's words.
      void wordsFor('all');
    };
  }, [id]);
  return told;
}

export function useChronicleTexts(): Chronicle | null {
  const { language } = words();
  const [texts, setTexts] = useState<Chronicle | null>(null);
  useEffect(() => {
    let here = true;
    loadChronicle(language).then(
      (loaded) => here && setTexts(loaded),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [language]);
  return texts;
}
