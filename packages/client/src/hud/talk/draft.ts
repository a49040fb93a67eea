import { useState } from 'preact/hooks';

/**
 * Unsent text of a line. Cleared on sending, so that it is not sent twice; restored if refused, unless the next line was begun. @param say
 * sends the text; true: accepted
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
