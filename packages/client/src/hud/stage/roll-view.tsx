import type { ComponentChildren } from 'preact';
import { type CardFace, type Detail, faceKey } from '../../card/face';
import { Painted } from '../../card/painted';
import type { Painter } from '../../card/painter';
import { MEDIA } from '../../style/breakpoints';
import { cx } from '../../ui/cx';
import { useMedia } from '../../ui/use-media';
import { Dice } from './dice';
import type { Ending } from './roll-scene';
import css from './stage.module.css';

interface Rolled {
  readonly versus: ComponentChildren;
  readonly needed: { readonly number: string; readonly words: string };
  readonly odds: string;
  readonly besides?: ComponentChildren;
  readonly faces: readonly [ComponentChildren, ComponentChildren];
  readonly dice: readonly [number, number];
  readonly thrown: boolean;
  readonly told: boolean;
  readonly ending: Ending;
  readonly total: number;
  readonly says: string;
  readonly note: string | null;
}

export function RollView(props: Rolled) {
  const { versus, needed, odds, besides, faces, dice, thrown, told, ending, total, says, note } = props;
  return (
    <>
      <p class={css.versus}>{versus}</p>
      <p class={css.needed} data-testid="stage-needed">
        <strong class="figures" translate={false}>
          {needed.number}
        </strong>{' '}
        {needed.words} <span>{odds}</span>
      </p>
      {besides}
      <div class={css.duel} data-ending={told ? ending : undefined}>
        <Light ending={told ? ending : null} />
        {faces[0]}
        {faces[1]}
        <Dice class={css.dice} dice={dice} lie={told || !thrown} />
      </div>
      {told && (
        <div class={css.verdict} data-ending={ending} data-testid="stage-verdict">
          <p class={cx(css.total, 'figures')} translate={false}>
            {total}
          </p>
          <p class={css.says}>{says}</p>
          {note && <p class={css.note}>{note}</p>}
        </div>
      )}
    </>
  );
}

export function DuelFace<F extends CardFace>(props: { spec: F; paint: (p: Painter, spec: F, cell: number, detail: Detail) => void }) {
  const { spec, paint } = props;
  const cell = useMedia(MEDIA.phone) ? 30 : 40;
  return (
    <span class={css.face} style={{ '--seat': spec.colour ?? 'var(--brass)' }}>
      <Painted width={4 * cell} height={2 * cell} of={faceKey(spec)} paint={(p) => paint(p, spec, cell, 'table')} />
    </span>
  );
}

const STRANDS = [0, 1, 2];

/** The woven ring about the duel, and the thread between the cards: it lights up, snaps, or is hatched out. */
function Light({ ending }: { ending: Ending | null }) {
  return (
    <>
      <span class={css.pool} />
      <svg class={css.woven} viewBox="0 0 1000 400" preserveAspectRatio="none" fill="none" aria-hidden="true">
        {STRANDS.map((strand) => (
          <path key={strand} class={css.strand} d={RINGS[strand]} />
        ))}
        {ending === 'failure' ? (
          <>
            <path class={css.thread} d="M150 200C200 190 245 205 262 240Q272 272 240 292" />
            <path class={css.thread} d="M850 200C800 210 755 195 738 160Q728 128 760 108" />
          </>
        ) : (
          <path class={css.thread} d="M150 200C300 180 400 240 500 225S720 240 850 200" />
        )}
      </svg>
      {ending === 'always' && <span class={css.hatch} />}
    </>
  );
}

/** Strands of the ring: ellipses that oscillate about each other. */
const RINGS = STRANDS.map((strand) => {
  const points = Array.from({ length: 361 }, (_, degree) => {
    const angle = (degree / 180) * Math.PI;
    const swing = 1 + 0.05 * Math.sin(angle * 24 + (strand / STRANDS.length) * 2 * Math.PI);
    return `${(500 + 440 * swing * Math.cos(angle)).toFixed(1)} ${(200 + 176 * swing * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
});
