/** @jest-environment jsdom */

import { signal } from '@preact/signals';
import { act, render } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { keepTranslated } from '../../src/ui/translated';

let end: () => void;
beforeAll(() => {
  end = keepTranslated(document);
});
afterAll(() => end());

const font = (...inside: Node[]): HTMLElement => {
  const element = document.createElement('font');
  element.style.verticalAlign = 'inherit';
  element.append(...inside);
  return element;
};

/** What a translator makes of a text. */
const inOther = (text: string): string => text.replace(/[a-z]+/gi, (word) => word.toUpperCase());

/** Ways in which translators put <font> in the place of a text node. */
const WAYS: Record<string, (text: Text) => void> = {
  'puts another text in its place': (text) => text.replaceWith(font(font(document.createTextNode(inOther(text.data))))),
  'puts another text beside it, then takes it away': (text) => {
    text.before(font(font(document.createTextNode(inOther(text.data)))));
    text.remove();
  },
  'takes it away, then puts another text there': (text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(font(font(document.createTextNode(inOther(text.data)))), nextSibling);
  },
  'wraps it': (text) => {
    const inner = font();
    text.before(font(inner));
    inner.append(text);
    text.nodeValue = inOther(text.data);
  },
};

/** Translates all that is not translated yet and may be. */
async function translate(root: Element, way: (text: Text) => void): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) if (!text.parentElement?.closest('font, [translate="no"]')) way(text);
  // Whoever looks at what changes is told after the script.
  await Promise.resolve();
}

describe.each(Object.keys(WAYS))('U118 a translator that %s', (name) => {
  const way = WAYS[name] as (text: Text) => void;

  test('shows what has changed since: the whole sentence, which it translates anew', async () => {
    const needed = signal(6);
    const { container } = render(
      <p>
        <b>{needed}</b> or less, {needed.value > 5 ? 'easy' : 'hard'}
      </p>,
    );
    await translate(container, way);
    expect(container.textContent).toBe('6 OR LESS, EASY');
    void act(() => {
      needed.value = 4;
    });
    // Wrapped text nodes were changed themselves: of those, what did not change stays as it is.
    expect(container.textContent).toMatch(name === 'wraps it' ? /^4 or less/i : /^4 or less/);
    await translate(container, way);
    expect(container.textContent).toMatch(/^4 OR LESS/);
  });

  function Panel({ odds, note, list }: { odds: number; note: string | null; list: readonly string[] }) {
    return (
      <section>
        {note}
        {odds} of 36
        {list.map((one) => (
          <i key={one}>{one}</i>
        ))}
        {note && ' indeed'}
      </section>
    );
  }

  test('leaves nothing behind, and breaks nothing, whatever comes, goes and changes places', async () => {
    const { container, rerender } = render(<Panel odds={30} note="luck " list={['a', 'b', 'c']} />);
    const steps: [number, string | null, string[], string][] = [
      [26, 'luck ', ['a', 'b', 'c'], 'luck 26 of 36abc indeed'],
      [26, null, ['a', 'b', 'c'], '26 of 36abc'],
      [26, 'more ', ['c', 'a', 'b', 'd'], 'more 26 of 36cabd indeed'],
      [1, 'none ', [], 'none 1 of 36 indeed'],
      [1, null, ['z'], '1 of 36z'],
      [2, 'x ', ['y', 'z'], 'x 2 of 36yz indeed'],
    ];
    for (const [odds, note, list, expected] of steps) {
      await translate(container, way);
      rerender(<Panel odds={odds} note={note} list={list} />);
      expect(container.textContent?.toLowerCase()).toBe(expected);
    }
    rerender(<section />);
    expect(container.textContent).toBe('');
  });

  test('words that change places with elements stay where they belong', async () => {
    let turn: () => void = () => {};
    function Turning() {
      const [first, setFirst] = useState(true);
      turn = () => setFirst(!first);
      return <p>{first ? [<b key="b">bold</b>, 'plain', <i key="i">end</i>] : ['plain', <i key="i">end</i>, <b key="b">bold</b>]}</p>;
    }
    const { container } = render(<Turning />);
    for (const expected of ['plainendbold', 'boldplainend', 'plainendbold']) {
      await translate(container, way);
      void act(turn);
      expect(container.textContent?.toLowerCase()).toBe(expected);
    }
  });
});

test.each([
  ['by the text that was there', (original: Text) => original],
  ['by another one', (original: Text) => document.createTextNode(original.data)],
])('U118 once it shows the original again, %s, the page goes on as before', async (_, back) => {
  const { container, rerender } = render(<p>one</p>);
  const original = container.querySelector('p')?.firstChild as Text;
  await translate(container, WAYS['puts another text in its place'] as (text: Text) => void);
  container.querySelector('font')?.replaceWith(back(original));
  await Promise.resolve();
  rerender(<p>two</p>);
  expect(container.innerHTML).toBe('<p>two</p>');
  rerender(<p>{null}</p>);
  expect(container.innerHTML).toBe('<p></p>');
});
