import type { Page } from 'playwright-core';
import { stage } from '../../src/stage.js';

const flow = stage();

const TWO = {
  name: 'two who have something to talk about',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9 },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9 },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
};

/** Does to the page what the translator of Chromium does: each text gives way to two <font>, and what changes is translated anew. */
function translate(): void {
  const font = (inside: Node): HTMLElement => {
    const element = document.createElement('font');
    element.append(inside);
    return element;
  };
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts)
      if (text.data.trim() !== '' && !text.parentElement?.closest('font, script, style, [translate="no"]'))
        text.replaceWith(font(font(document.createTextNode(text.data.toUpperCase()))));
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData' && target.parentElement) translateIn(target.parentElement);
      for (const added of addedNodes) if (added.isConnected && added.parentElement) translateIn(added.parentElement);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** All that the table tells in words, without its breaks. */
const told = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-testid="log"], [data-testid="banner"], [data-testid="text-view"]')]
      .map((part) => part.textContent?.replace(/\s+/g, ' '))
      .join(' | '),
  );

flow('U118: a page that the browser translates says what is so now, and goes on; figures and names stay', async ({ stranger }) => {
  const ann = await stranger('Ann');
  await ann.open('/practice');
  await ann.local.see('local-setup');
  await ann.page.evaluate(translate);
  await ann.local.practise('Ann');
  for (let steps = 0; steps < 5; steps += 1) await ann.local.next();
  await ann.local.least();
  const translated = await told(ann.page);
  expect(translated.length).toBeGreaterThan(500);
  expect(translated).toMatch(/[A-Z]{5}/);
  await ann.page.reload();
  await ann.local.least();
  const original = await told(ann.page);
  expect(original).toMatch(/[a-z]{5}/);
  expect(translated.toUpperCase()).toBe(original.toUpperCase());
  expect(await ann.page.locator('font').count()).toBe(0);
  expect(await ann.page.locator('[translate="no"]').count()).toBeGreaterThan(0);
});

flow('U118: the Enter that confirms a composed word sends nothing', async ({ sit }) => {
  const [ann, bob] = await sit(TWO);
  const { page, talk } = ann;
  await talk.press('talk-chat');
  const field = talk.part('chat-text');
  await field.focus();
  const ime = await page.context().newCDPSession(page);
  await ime.send('Input.imeSetComposition', { text: 'こんに', selectionStart: 3, selectionEnd: 3 });
  // As Safari reports it: the word is composed, and then comes the key that confirmed it.
  await ime.send('Input.insertText', { text: 'こんにちは' });
  await ime.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 });
  await ime.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 });
  expect(await field.inputValue()).toBe('こんにちは');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await bob.talk.heard('こんにちは!');
  expect(await bob.talk.part('chat-line').count()).toBe(1);
});

flow('U119: what is muted is not shown, after a reload either, until it is heard again', async ({ sit }) => {
  const [ann, bob] = await sit(TWO);
  await bob.talk.say('Boo');
  await ann.talk.heard('Boo');
  await ann.talk.press('muting');
  await ann.talk.press('mute-bob');
  await ann.talk.gone('chat-line');
  await bob.talk.say('Boo again');
  await ann.page.reload();
  await ann.table.see('banner');
  // In the standings, which may be folded.
  await ann.table.part('muted-mark').waitFor({ state: 'attached' });
  expect(await ann.talk.part('unread-chat').count()).toBe(0);
  await ann.table.press('menu-open');
  await ann.table.press('menu-muting');
  await ann.table.press('mute-bob');
  await ann.table.press('muting-back');
  await ann.table.press('menu-resume');
  await ann.talk.heard('Boo again');
});
