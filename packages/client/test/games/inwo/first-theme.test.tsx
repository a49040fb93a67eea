/** @jest-environment jsdom */

import { render, screen, waitFor } from '@testing-library/preact';
import { LocationProvider, Route, Router } from 'preact-iso/router';
import { prefs } from '../../../src/prefs/prefs';
import { shownTheme } from '../../../src/prefs/shown-theme';
import { LookTab } from '../../../src/screens/options/look-tab';
import Rules from '../../../src/screens/rules/rules';
import { words, wordsFor } from '../../../src/text';
import { speak } from './page';

beforeAll(speak);

test('U97: where a game has words in one theme alone, it is shown in it, and no other is offered', async () => {
  // Speech begins with INWO, and the theme is preferred meanwhile.
  await wordsFor('all', 'inwo');
  prefs.theme.value = 'champions';
  await wordsFor('all', 'inwo');
  expect([words().theme, shownTheme.value]).toEqual(['illuminati', 'illuminati']);
  const { unmount } = render(<LookTab />);
  expect(screen.queryByTestId('pref-theme')).toBeNull();
  unmount();
  prefs.theme.value = 'illuminati';
  await wordsFor('all', 'classic');
  render(<LookTab />);
  expect(screen.getByTestId('pref-theme-champions')).toBeTruthy();
});

test('U220: /rules/inwo shows the rules of INWO, and what stands in the head leads on to INWO', async () => {
  history.replaceState(null, '', '/rules/inwo');
  render(
    <LocationProvider>
      <Router>
        <Route path="/rules/:game?" component={Rules} />
        <Route default component={() => null} />
      </Router>
    </LocationProvider>,
  );
  expect(await screen.findByTestId('rule-N-402')).toBeTruthy();
  expect(screen.getByTestId('home-cards').getAttribute('href')).toBe('/cards/inwo');
  screen.getByTestId('rules-game-classic').click();
  await waitFor(() => expect(location.pathname).toBe('/rules'));
  expect(await screen.findByTestId('rule-C-402')).toBeTruthy();
});
