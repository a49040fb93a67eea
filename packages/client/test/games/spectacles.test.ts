import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedGame } from '@illuminice/rules';
import { type ClassicTypes, cardFacts, classic, type GameEvent } from '@illuminice/rules/classic';
import { findFacts, type InwoTypes, inwo } from '@illuminice/rules/inwo';
import { spectaclesOf as ofClassic } from '../../src/games/classic/board/spectacles';
import { spectaclesOf as ofInwo } from '../../src/games/inwo/board/spectacles';
import { Reel } from '../../src/screens/replay/reel';
import { apart } from '../../src/screens/replay/timeline';
import '../harness/page';

const fixture = (path: string) => JSON.parse(readFileSync(join(__dirname, '../../../rules/test', path), 'utf8')) as unknown;

test('U106 the reel of a classic game has its great moments, each with a card, at the step that brought it', () => {
  const game = fixture('fixtures/1/3-greedy-hidden-5.json') as RecordedGame<ClassicTypes>;
  const reel = new Reel(classic, game, ofClassic as never);
  const kinds = new Set(reel.spectacles.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['capture', 'victory']));
  for (const { moment, kind, card } of reel.spectacles) {
    expect(cardFacts[card]).toBeDefined();
    const types = reel.eventsAt(moment).map(({ type }) => type as GameEvent['type']);
    expect(types).toContain({ capture: 'placed', control: 'placed', destruction: 'destroyed', victory: 'gameOver' }[kind as 'capture']);
  }
  expect(reel.spectacles.at(-1)?.kind).toBe('victory');
});

test('U106 the reel of a game of INWO has cards, not copies, for its pictures', () => {
  const game = fixture('inwo/fixtures/2/4-mixed-6.json') as RecordedGame<InwoTypes>;
  const reel = new Reel(inwo, game, ofInwo as never);
  expect(reel.spectacles.length).toBeGreaterThan(5);
  for (const { card } of reel.spectacles) expect(findFacts(card)).not.toBeNull();
});

test('U106 pictures on the timeline leave room for each other, and the greater moment stays', () => {
  const mark = (kind: 'capture' | 'victory' | 'destruction', moment: number) => ({ kind, moment });
  expect(apart([mark('capture', 0), mark('capture', 2), mark('destruction', 3), mark('capture', 50), mark('victory', 99)], 100)).toEqual([
    mark('destruction', 3),
    mark('capture', 50),
    mark('victory', 99),
  ]);
});
