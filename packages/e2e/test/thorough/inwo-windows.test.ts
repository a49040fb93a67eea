import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/server.js';
import { stage } from '../../src/stage.js';
import { Three } from '../../src/three.js';

const flow = stage();

/** A whole game, and every window that the rules have: that it comes through all of them is a test of the rules. */
const [{ steps, expect: _, ...GAME }] = JSON.parse(readFileSync(join(ROOT, 'scenarios/inwo/N-1004-every-window.json'), 'utf8'));
const WINDOWS: readonly string[] = steps.flatMap(({ expect = {} }: { expect?: { frame?: string } }) => expect.frame ?? []);

/** What each of them holds, or would draw later, and never shows; in no other's deck. */
const HIDDEN = {
  ann: ['martial-law', 'stray-warhead', 'cup-victory', 'slush-fund', 'swiss-bank-account', 'b-a-t-f', 'count-dracula', 'nasa'],
  bob: ['hoax', 'mutual-betrayal', 'cold-fusion', 'benefit-concert', 'junk-mail', 'shoe-collector', 'punk-rockers'],
  // Moonbase is what the Grail's note says.
  cid: ['the-hand-of-madness', 'martyrs', 'flower-power', 'self-esteem', 'dentists', 'joggers', 'moonbase'],
};

flow(
  'U200, U220, N-1004: three people in three browsers play a whole game by clicking, come through every window, and hear nothing that is hidden',
  async (play) => {
    const three = await Three.sit(play, GAME);
    const { ann, bob, cid } = three;

    // A deck, and leads that are proposed; all of it sealed.
    await ann.table.part('pick-bavarian-illuminati').check({ force: true });
    await ann.table.press('deck-seal');
    for (const one of three.all) await one.table.press('sentence-send');

    // Ann draws, takes Brazil over, and attacks: won, and lost.
    await three.pick(ann, 'Brazil');
    await three.hang(ann);
    await three.press(ann, 'action-ready');
    await three.press(ann, 'action-attack');
    await three.pick(ann, 'C.I.A.');
    await three.pick(ann, 'Russia');
    await three.press(ann, 'attack-announce');
    await three.press(ann, 'attack-roll');
    await three.until(ann, '[data-testid="blank-spot"]');
    await three.opens('place');
    await three.hang(ann);
    await three.press(ann, 'action-move');
    await three.pick(ann, 'Brazil');
    await three.hang(ann);
    await three.pick(ann, 'Brazil');
    await three.press(ann, 'sentence-send');
    await three.press(ann, 'action-attack');
    await three.pick(ann, 'Bavarian Illuminati');
    await three.pick(ann, 'France');
    await three.press(ann, 'attack-announce');
    await three.press(ann, 'attack-roll');
    await three.press(ann, 'action-knock');

    // Bob lets a storm loose on Brazil.
    await three.pick(bob, 'Clone Arrangers');
    await three.hang(bob);
    await three.press(bob, 'action-ready');
    await three.until(bob, '[data-testid="plays-now"]');
    await three.pick(bob, 'Hurricane', 'now-');
    await three.pick(bob, 'Brazil');
    await three.press(bob, 'sentence-send');
    await three.press(bob, 'attack-roll');
    await three.press(bob, 'action-knock');

    // Cid draws a Goal too many, and writes a secret note.
    await three.until(cid, '[data-testid="window-limit"] [data-testid^="discard-"]');
    await cid.page.locator('[data-testid="window-limit"] li').filter({ hasText: 'Kill for Peace' }).getByRole('button').last().click();
    await three.pick(cid, 'The Holy Grail');
    await three.press(cid, 'sentence-send');
    await three.until(cid, '[data-testid="sentence"] [data-testid="blank-cards"]');
    await three.pick(cid, 'Moonbase');
    await three.press(cid, 'sentence-send');
    await three.press(cid, 'action-ready');
    await three.press(cid, 'action-knock');

    // Ann asks for help with Brazil and Bob gives it; when her turn ends, Bob claims the game.
    await three.press(ann, 'action-ready');
    await three.press(ann, 'action-relief');
    await three.pick(ann, 'C.I.A.');
    await three.press(ann, 'sentence-send');
    await bob.table.press('pledge');
    await three.pick(bob, 'The Mafia');
    await three.press(bob, 'sentence-send');
    await three.press(ann, 'action-knock');
    await three.until(bob, '[data-testid^="claim-with-"]');
    await three.pick(bob, 'Criminal Overlords', 'claim-with-');
    for (const { table } of three.all) await table.see('window-victory');

    // Hands and decks come by name; the board and events, which carry numbers, are read in `server/test/inwo-secrets.test.ts`.
    for (const [owner, cards] of Object.entries(HIDDEN))
      for (const one of three.all) {
        const heard = cards.filter((card) => one.hasReceived(card));
        expect([owner, one.name, heard]).toEqual([owner, one.name, one.name === owner ? cards : []]);
      }

    for (const one of three.all) {
      await three.until(one, '[data-testid="end"]');
      expect(await one.table.text('winner')).toContain('bob');
    }
    const seen = await three.seen();
    expect(WINDOWS.filter((kind) => !seen.has(kind))).toEqual([]);
  },
);
