import { useState } from 'preact/hooks';

/**
 * Unsent text of a line. It is gone once it is sent, so that it is not sent twice, and back if it is refused, unless the
 * next line is on its way by then.
 *
 * @param say sends the text; whether it was accepted
 */
export function useDraft(say: (text: string) => Promise<boolean>) {
  const [text, setText] = useState('');
  const empty = text.trim() === '';
  const send = async () => {
    if (empty) return;
    setText('');
    if (!(await say(text.trim()))) setText((next) => (next === '' ? text : next));
  };
  return { text, setText, empty, send };
}
