import { useEffect, useState } from 'preact/hooks';
import { whenLoaded } from './when-loaded';

const COLOURS = { whiteColor: '#FBF4E2', blackColor: '#1A140C' };

/** A text to be scanned, 144 px wide. What draws it is loaded with the first; without it there is only the text itself. */
export function QrCode({ text, alt }: { text: string; alt: string }) {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    let here = true;
    void whenLoaded(
      () => import('uqr'),
      ({ renderSVG }) => here && setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2, ...COLOURS }))}`),
    );
    return () => {
      here = false;
    };
  }, [text]);
  return picture ? <img class="qr" src={picture} alt={alt} width="144" height="144" /> : <span class="qr" />;
}
