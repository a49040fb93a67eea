import { useEffect, useState } from 'preact/hooks';

/**
 * Element of the address's anchor (`#mafia`), scrolled to once it is there: browsers miss what renders later.
 * @param ready all targets are rendered @param reveal shows all of it
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
        // Loading fonts move it.
        if (document.fonts.status === 'loading') void document.fonts.ready.then(show);
      });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [ready]);
  return pointed;
}
