import { Later, lazyPart } from './lazy-part';
import css from './link-to-share.module.css';

const COLOURS = { whiteColor: '#FBF4E2', blackColor: '#1A140C' };

const painter = lazyPart(() => import('uqr'));

/** A text to be scanned, 144 px wide. What draws it is loaded with the first; without it there is only the text itself. */
export function QrCode({ text, alt }: { text: string; alt: string }) {
  return (
    <Later part={painter} fallback={() => <span class={css.qr} />}>
      {({ renderSVG }) => {
        const picture = renderSVG(text, { border: 2, ...COLOURS });
        return <img class={css.qr} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={alt} width="144" height="144" />;
      }}
    </Later>
  );
}
