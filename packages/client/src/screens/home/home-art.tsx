import { useEffect, useState } from 'preact/hooks';
import { whenLoaded } from '../../ui/when-loaded';

type Picture = typeof import('./home-picture').default;

/** Room for the picture of the first page. It comes after what can be read and pressed, and tables do without it. */
export function HomeArt() {
  const [picture, setPicture] = useState<{ Picture: Picture } | null>(null);
  useEffect(() => {
    let here = true;
    // Out of reach: the page is whole without it.
    void whenLoaded(
      () => import('./home-picture'),
      ({ default: Picture }) => here && setPicture({ Picture }),
    );
    return () => {
      here = false;
    };
  }, []);
  return (
    <div class="home-art" aria-hidden="true">
      {picture && <picture.Picture />}
    </div>
  );
}
