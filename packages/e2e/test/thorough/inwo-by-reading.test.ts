import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Reader } from '../../src/reader.js';
import { ROOT } from '../../src/server.js';
import { stage } from '../../src/stage.js';

const flow = stage();

/** Where the words of each decision are kept. */
const KEPT = join(ROOT, 'shots', 'inwo-by-reading.txt');

const LATER = `martial-law swiss-bank-account commitment the-big-sellout are-we-having-fun-yet murphys-law mothers-march fnord tornado
  volcano tidal-wave agent-in-place stealing-the-plans savings-and-loan-scam slush-fund blitzkrieg benefit-concert annual-convention
  never-surrender sabotage citizenship-award mob-influence corruption counterspell time-warp stray-warhead monopoly`;

/** A whole game from the leads on. No pile is shuffled: an Order comes up early, and what cancels it is in the other hands. */
const TABLE = {
  name: 'three readers',
  ruleset: 'inwo',
  seed: 'readers',
  setup: true,
  shuffled: false,
  options: { groupsToWin: 5 },
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cid' }],
  decks: {
    ann: {
      illuminati: 'bermuda-triangle',
      cards: `france canada a-m-a moral-minority big-media local-police-departments semiconscious-liberation-army survivalists russia
        triliberal-commission nephews-of-god switzerland cfl-aio b-a-t-f tobacco-companies bigger-business gun-control ${LATER}`.split(
        /\s+/,
      ),
    },
    bob: {
      illuminati: 'bavarian-illuminati',
      cards: `c-i-a brazil count-dracula nasa loan-sharks the-mafia cycle-gangs saturday-morning-cartoons urban-gangs pentagon
        multinational-oil-companies dentists hackers trekkies joggers 18-minute-gap hoax ${LATER}`.split(/\s+/),
    },
    cid: {
      illuminati: 'the-network',
      cards: `cable-tv madison-avenue video-games moonbase l-4-society united-nations wargamers underground-newspapers
        anti-nuclear-activists tv-preachers clone-arrangers tabloids comic-books flat-earthers vampires 18-minute-gap hoax ${LATER}`.split(
        /\s+/,
      ),
    },
  },
};

flow(
  'U205, U220: three people play a whole game of INWO by what their pages say, and each Plot to answer says what it is about',
  async (play) => {
    const readers = (await play.sit(TABLE)).map((guest, seat) => new Reader(guest, seat === 0));
    const over = new Set<Reader>();
    const until = Date.now() + 270_000;
    while (over.size < readers.length && Date.now() < until)
      for (const reader of readers) {
        const [banner = ''] = await reader.guest.page.locator('[data-testid="banner"]').allInnerTexts();
        if (await reader.act(banner.split('\n')[0] ?? '')) over.add(reader);
      }
    const decisions = readers.flatMap((reader) => reader.decisions);
    const questions = readers.flatMap((reader) => reader.questions);
    mkdirSync(join(ROOT, 'shots'), { recursive: true });
    const lines = [
      ...questions.map(({ by, words }) => `QUESTION to ${by}\n${words}`),
      ...decisions.map(({ who, words, pressed }) => `${who} → ${pressed}\n${words}`),
    ];
    writeFileSync(KEPT, lines.join('\n\n----\n\n'));
    expect(over.size).toBe(readers.length);
    expect(await readers[0]?.guest.table.text('winner')).toMatch(/ann|bob|cid/);
    expect(questions.length).toBeGreaterThan(0);
    for (const { card, effect, answers, words } of questions) {
      expect([words, card.split('\n').length > 1]).toEqual([words, true]);
      expect([words, answers.length > 0]).toEqual([words, true]);
      if (/Bigger Business|Gun Control/.test(card)) expect(effect).toMatch(/\d+ → \d+/);
    }
  },
);
