import type { Inks } from '@illuminice/themes';
import type { Texture } from 'pixi.js';
import { SHAPES, type Shape } from '../../card/face';
import { paintBack } from '../../card/paint/back';
import { HALO, paintArrow, paintBlocked, paintDashedRing, paintGhost, paintGlow, paintRing, paintShadow } from '../../card/paint/marks';
import type { Painter } from '../../card/painter';
import type { Textures } from './textures';

export interface SharedPictures {
  readonly ink: Inks;
  shadow(shape: Shape): Texture;
  glow(shape: Shape): Texture;
  ring(shape: Shape): Texture;
  ghost(shape: Shape): Texture;
  readonly back: Texture;
  readonly arrow: Texture;
  readonly blocked: Texture;
  readonly dashedRing: Texture;
}

const once = (make: (shape: Shape) => Texture): ((shape: Shape) => Texture) => {
  const made: { [S in Shape]?: Texture } = {};
  return (shape) => {
    made[shape] ??= make(shape);
    return made[shape];
  };
};

export const sharedPictures = (textures: Textures): SharedPictures => {
  const haloed = (name: string, paint: typeof paintGlow, cell: number) => {
    const make = (shape: Shape) => {
      const { w, h } = SHAPES[shape];
      return textures.take(`${name}:${shape}`, { w: (w + 2 * HALO) * cell, h: (h + 2 * HALO) * cell, scale: 1, mipmaps: true }, (p) =>
        paint(p, w, h, cell),
      );
    };
    return once(make);
  };
  const square = (name: string, paint: (p: Painter, size: number) => void) =>
    textures.take(name, { w: 96, h: 96, scale: 1, mipmaps: true }, (p) => paint(p, 96));
  const ghost = once((shape) => {
    const { w, h } = SHAPES[shape];
    return textures.take(`ghost:${shape}`, { w: w * 64, h: h * 64, scale: 1, mipmaps: true }, (p) => paintGhost(p, w * 64, h * 64, 64));
  });
  const ring = haloed('ring', paintRing, 96);
  return {
    get ink() {
      return textures.look.ink;
    },
    shadow: haloed('shadow', paintShadow, 32),
    glow: haloed('glow', paintGlow, 32),
    ring,
    ghost,
    back: textures.take('back:deck', { w: 256, h: 128, scale: 1, mipmaps: true }, (p) => paintBack(p, 256, 128, 'deck')),
    arrow: square('arrow', paintArrow),
    blocked: square('blocked', paintBlocked),
    dashedRing: square('dashed-ring', paintDashedRing),
  };
};
