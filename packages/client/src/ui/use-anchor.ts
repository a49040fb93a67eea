import { useEffect, useState } from 'preact/hooks';

/**
 * Element that the address points at (`#mafia`), scrolled to once it is there and whenever another is pointed at. What comes
 * after the page has loaded no browser finds by itself.
 *
 * @param ready whether everything is there to be pointed at
 * @param reveal makes sure that all of it is shown
 */
export function useAnchor(ready: boolean, reveal: () => void): string {
  const [pointed, setAt] = useState('');
  useEffect(() => {
    if (!ready) return;
    const follow = () => {
      const id = decodeURIComponent(location.hash.slice(1));
      setAt(id);
      if (id === '') return;
      reveal();
      const show = () => document.getElementById(id)?.scrollIntoView({ block: 'start' });
      requestAnimationFrame(() => {
        show();
        // Letters of another width, once they are there, move it away.
        if (document.fonts.status === 'loading') void document.fonts.ready.then(show);
      });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [ready]);
  return pointed;
}
