import type { GameRecord } from '@illuminice/protocol';
import { type AnyEvent, eventsFor, hashOf, RULESET_IDS, type RulesetId, replayStart, replayStep } from '@illuminice/rules';
import { LANGUAGES, type LanguageId, loadChronicle, loadWords, textOf } from '@illuminice/themes';
import { GAMES } from '../../src/games';
import { pageOf } from '../../src/screens/chronicle/page';
import { linesOf } from '../../src/screens/chronicle/picture';
import type { PointKind, Story } from '../../src/table/story';
import { recorded } from '../harness/recorded';

const FILES: Readonly<Record<RulesetId, readonly string[]>> = {
  classic: ['4-greedy-8', '2-random-long-4', '6-mixed-hidden-15', '8-random-leavers-20'].map((name) => `fixtures/6/${name}.json`),
  inwo: ['3-greedy-eight-3', '4-greedy-starter-5', '6-mixed-leavers-8'].map((name) => `inwo/fixtures/7/${name}.json`),
};
const games = RULESET_IDS.flatMap((ruleset) => FILES[ruleset].map((file) => [ruleset, file] as const));

async function told(ruleset: RulesetId, file: string) {
  const game = { ...recorded(file), ruleset, id: file } as unknown as GameRecord;
  const { default: ui } = await GAMES[ruleset].chronicle.load();
  const { default: rules } = await GAMES[ruleset].ruleset.load();
  return { game, rules, ...ui.tell(game) };
}

async function pageIn(language: LanguageId, ruleset: RulesetId, story: Story, id: string) {
  const words = await loadWords('illuminati', language, 'table', ruleset);
  const naming = { player: (player: string) => player, card: (card: string) => words.cardName(card), list: words.list };
  return pageOf(id, story, await loadChronicle(language), naming);
}

describe.each(games)('U123: the chronicle of a game of %s, %s', (ruleset, file) => {
  test('has three to six turning points in order, each at its moment, and the end of the game', async () => {
    const { game, story, state } = await told(ruleset, file);
    const { points, headline, turns } = story;
    expect(hashOf(state)).toBe(game.hash);
    expect(headline.winners).toEqual(state.board.outcome?.winners);
    expect(turns).toBe(state.board.turn?.number);
    expect(points.length).toBeGreaterThanOrEqual(3);
    expect(points.length).toBeLessThanOrEqual(6);
    const moments = points.map(({ moment }) => moment);
    expect(moments).toEqual([...moments].sort((left, right) => left - right));
    for (const { moment } of points) expect(moment).toBeLessThanOrEqual(game.intents.length);
  });

  test('tells nothing that not everybody saw: each card it names lay open or was named to all', async () => {
    const { game, rules, story } = await told(ruleset, file);
    const { state } = replayStart(rules, game);
    const seen: AnyEvent[] = [];
    for (const index of game.intents.keys()) {
      const open = JSON.stringify(state.board);
      seen.push(...eventsFor(replayStep(rules, game, state, index), null));
      for (const { card, moment } of story.points)
        if (moment === index + 1 && card !== undefined)
          expect(open + JSON.stringify(state.board) + JSON.stringify(seen)).toContain(`"${card}"`);
    }
  });

  test.each(LANGUAGES)('is written in %s, the same page each time, with names of cards and people', async (language) => {
    const { story } = await told(ruleset, file);
    const page = await pageIn(language, ruleset, story, 'game-1');
    expect(await pageIn(language, ruleset, story, 'game-1')).toEqual(page);
    const sentences = page.articles.map(({ sentence }) => textOf(sentence));
    for (const text of [page.paper, page.motto, page.headline, ...page.articles.map(({ title }) => title), ...sentences]) {
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/[{}]|undefined|null/);
    }
    expect(new Set(sentences).size).toBe(sentences.length);
    page.articles.forEach(({ sentence }, index) => {
      const { player } = story.points[index] ?? {};
      if (player) expect(sentence.map((part) => part.player)).toContain(player);
    });
  });
});

test('U123: another game is told in other words', async () => {
  const { story } = await told('classic', FILES.classic[0] as string);
  const pages = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => pageIn('en', 'classic', story, id)));
  expect(new Set(pages.map(({ paper }) => paper)).size).toBeGreaterThan(1);
  expect(new Set(pages.map(({ headline }) => headline)).size).toBeGreaterThan(1);
});

/** All kinds of points: one that is missing here, or too many, does not compile. */
const KINDS: Readonly<Record<PointKind, true>> = {
  capture: true,
  control: true,
  freed: true,
  longShot: true,
  flop: true,
  fallen: true,
  ownGoal: true,
  out: true,
  left: true,
  brokenWord: true,
  betrayal: true,
  meddling: true,
  privilege: true,
  cancelled: true,
  deal: true,
  order: true,
  disaster: true,
  reign: true,
  lastReign: true,
  final: true,
};

test.each(LANGUAGES)('U123: every kind of point has a title in %s, and two sentences at least, whoever did it', async (language) => {
  const texts = await loadChronicle(language);
  for (const kind of Object.keys(KINDS) as PointKind[]) {
    const said = [0, 1].map((pick) => {
      const naming = { player: () => 'Ann', card: () => 'Mafia', list: (names: readonly string[]) => names.join() };
      const point = { kind, turn: 2, moment: pick, player: null, other: 'bob', card: 'mafia', n: pick + 1, chance: 8, promise: 'Peace!' };
      const points = [point, { ...point, moment: 5 }];
      const rest = { illuminati: {}, taken: [], reign: null };
      const story: Story = { headline: { kind: 'draw', winners: [], card: null }, turns: 3, points, ...rest };
      return pageOf('x', story, texts, naming).articles.map(({ title, sentence }) => `${title}: ${textOf(sentence)}`);
    });
    for (const [first, second] of said) expect(first).not.toBe(second);
    expect(texts.t(`title.${kind}`)).not.toBe(`title.${kind}`);
  }
});

test('U123: lines of the picture break between words, a long word stands alone', () => {
  const measure = (line: string) => line.length;
  expect(linesOf('World under new management', 12, measure)).toEqual(['World under', 'new', 'management']);
  expect(linesOf('Weltherrschaftsverwaltung', 5, measure)).toEqual(['Weltherrschaftsverwaltung']);
  expect(linesOf('', 5, measure)).toEqual([]);
});
