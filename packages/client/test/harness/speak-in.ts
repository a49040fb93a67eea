import { waitFor } from '@testing-library/preact';
import { prefs } from '../../src/prefs/prefs';

/** Changes the language, and waits until its words are in use. */
export async function speakIn(language: typeof prefs.language.value): Promise<void> {
  prefs.language.value = language;
  await waitFor(() => expect(document.documentElement.lang).toBe(language));
}
