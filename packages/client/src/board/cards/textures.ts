import type { Look } from '@illuminice/themes';
import { CanvasSource, Texture } from 'pixi.js';
import { type Painter, painterOf } from '../../card/painter';

interface Entry {
  key: string;
  texture: Texture;
  bytes: number;
  users: number;
  size: PictureSize;
  paint: (p: Painter) => void;
}

const MB = 2 ** 20;

/** Bytes of pictures before unused ones are destroyed; phones and tablets have less memory. */
export const TEXTURE_BYTES = { touch: 32 * MB, mouse: 96 * MB } as const;

/** Bytes of a pixel, both on its canvas and on the graphics card. */
const RGBA = 4;
/** Mipmaps add a quarter, a sixteenth and so on. */
const MIPMAPS = 4 / 3;

/** Size in CSS px, `scale` device px for each. */
export interface PictureSize {
  w: number;
  h: number;
  scale: number;
  mipmaps?: boolean;
}

/**
 * Cache of textures painted in one look, counted by use. Unused ones stay within a budget, then the longest unused go first.
 * Canvases stay with their textures: Pixi uploads again after a lost context, so both count.
 */
export class Textures {
  private readonly entries = new Map<string, Entry>();
  private readonly byTexture = new WeakMap<Texture, Entry>();
  private readonly idle = new Set<Entry>();
  private total = 0;

  /** @param styled look until `restyle` @param budget bytes, canvases included */
  constructor(
    private styled: Look,
    private readonly budget: number,
  ) {}

  get look(): Look {
    return this.styled;
  }

  /** Repaints all pictures in another look, in place: users show them from the next frame on. */
  restyle(look: Look): void {
    this.styled = look;
    for (const entry of [...this.idle]) this.drop(entry);
    for (const { texture, size, paint } of this.entries.values()) {
      this.draw(texture.source.resource as HTMLCanvasElement, size, paint);
      texture.source.update();
    }
  }

  /** Bytes of all pictures and canvases, used or not. */
  get bytes(): number {
    return this.total;
  }

  /** The picture of a key; `paint` draws it in CSS px if there is none. */
  take(key: string, size: PictureSize, paint: (p: Painter) => void): Texture {
    let entry = this.entries.get(key);
    if (!entry) {
      entry = { key, users: 0, size, paint, ...this.make(size, paint) };
      this.entries.set(key, entry);
      this.byTexture.set(entry.texture, entry);
      this.total += entry.bytes;
    }
    this.idle.delete(entry);
    entry.users++;
    return entry.texture;
  }

  give(texture: Texture): void {
    const entry = this.byTexture.get(texture);
    if (!entry || entry.users === 0) return;
    entry.users--;
    if (entry.users === 0) this.idle.add(entry);
  }

  /** Destroys unused pictures, longest unused first, down to the budget. Call between frames. */
  sweep(): void {
    for (const entry of this.idle) {
      if (this.total <= this.budget) return;
      this.drop(entry);
    }
  }

  private drop(entry: Entry): void {
    this.idle.delete(entry);
    this.entries.delete(entry.key);
    this.total -= entry.bytes;
    entry.texture.destroy(true);
  }

  destroy(): void {
    for (const { texture } of this.entries.values()) texture.destroy(true);
    this.entries.clear();
    this.idle.clear();
    this.total = 0;
  }

  private make(size: PictureSize, paint: (p: Painter) => void): Pick<Entry, 'texture' | 'bytes'> {
    const canvas = document.createElement('canvas');
    this.draw(canvas, size, paint);
    const { mipmaps = false } = size;
    const source = new CanvasSource({ resource: canvas, scaleMode: 'linear', autoGenerateMipmaps: mipmaps });
    const pixels = canvas.width * canvas.height;
    return { texture: new Texture({ source }), bytes: pixels * RGBA * (mipmaps ? 1 + MIPMAPS : 2) };
  }

  private draw(canvas: HTMLCanvasElement, { w, h, scale }: PictureSize, paint: (p: Painter) => void): void {
    // Setting its size clears a canvas.
    canvas.width = Math.max(1, Math.ceil(w * scale));
    canvas.height = Math.max(1, Math.ceil(h * scale));
    // Painted by the processor: the graphics card holds each picture once.
    const ctx = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    ctx.scale(scale, scale);
    paint(painterOf(ctx, this.look));
  }
}

/** Textures that one part of the board uses, released together. */
export class TextureLease {
  private held: Texture[] = [];

  constructor(private readonly textures: Textures) {}

  take(...args: Parameters<Textures['take']>): Texture {
    const texture = this.textures.take(...args);
    this.held.push(texture);
    return texture;
  }

  giveAll(): void {
    for (const texture of this.held.splice(0)) this.textures.give(texture);
  }
}
