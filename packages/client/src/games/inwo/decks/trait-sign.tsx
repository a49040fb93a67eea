import type { Alignment, Attribute } from '@illuminice/rules/inwo';
import { paintTile } from '../../../card/paint/tiles';
import { Painted } from '../../../card/painted';
import { hasSign, paintSign } from '../card/paint/signs';

/** The tile of an alignment or the sign of an attribute; its word stands beside it. */
export const TraitSign = ({ trait, size = 18 }: { trait: Alignment | Attribute; size?: number }) => (
  <Painted
    width={size}
    height={size}
    of={trait}
    paint={(p) => {
      if (hasSign(trait)) paintSign(p.ctx, trait, { x: size / 2, y: size / 2, size: size - 2, ink: p.look.page.text });
      else paintTile(p, trait as Alignment, { x: size / 2, y: size / 2 }, size - 2);
    }}
  />
);
