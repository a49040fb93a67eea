/*
 * Runs in the page before its first paint. A button that is pressed before the page's scripts have come is noted for them. Takes the prerendered content away if this device asks for another language or look, or the
 * service worker answered with another page: nobody sees a page turn into a different one.
 */
{
  const app = document.getElementById('app');
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('illuminice.prefs')) ?? {};
  } catch {}
  const { language, theme, palette, textSize } = stored;
  const { lang, dataset } = document.documentElement;
  const wished = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => LANGUAGES.includes(tag)) ?? 'en';
  const path = location.pathname.slice(dataset.base?.length).replace(/\/+$/, '') || '/';
  const page = app.dataset.page;
  const isHere = path === page || (page === '/t' && path.startsWith('/t/'));
  if (!isHere || (language ?? wished) !== lang || theme || palette || textSize) app.replaceChildren();
  try {
    if (localStorage.getItem('illuminice.tables')?.includes('"')) app.dataset.seated = '';
  } catch {}
  delete app.dataset.page;
  app.addEventListener('click', ({ target }) => {
    app.pressed = target.closest('button');
  });
}
