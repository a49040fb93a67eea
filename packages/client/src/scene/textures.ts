import { CanvasSource, Texture } from 'pixi.js';

interface Entry {
  texture: Texture;
  users: number;
  /** When it was last let go, by a running number. */
  idle: number;
}

/** How many unused pictures are kept for when they are wanted again. */
const KEEP_IDLE = 60;

/**
 * Pictures drawn once on a canvas and shared by key. Whoever takes one gives it back; those nobody uses are
 * destroyed, the longest idle first.
 */
export class Textures {
  private readonly entries = new Map<string, Entry>();
  private readonly keys = new WeakMap<Texture, string>();
  private clock = 0;

  /** `w` and `h` in CSS px, `scale` device px for each. `paint` draws in CSS px. */
  take(
    key: string,
    size: { w: number; h: number; scale: number; mipmaps?: boolean },
    paint: (ctx: CanvasRenderingContext2D) => void,
  ): Texture {
    let entry = this.entries.get(key);
    if (!entry) {
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.ceil(size.w * size.scale));
      canvas.height = Math.max(1, Math.ceil(size.h * size.scale));
      const ctx = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
      ctx.scale(size.scale, size.scale);
      paint(ctx);
      const source = new CanvasSource({ resource: canvas, scaleMode: 'linear', autoGenerateMipmaps: size.mipmaps ?? false });
      const texture = new Texture({ source });
      entry = { texture, users: 0, idle: 0 };
      this.entries.set(key, entry);
      this.keys.set(texture, key);
    }
    entry.users++;
    return entry.texture;
  }

  give(texture: Texture): void {
    const key = this.keys.get(texture);
    const entry = key === undefined ? undefined : this.entries.get(key);
    if (!entry) return;
    entry.users--;
    entry.idle = ++this.clock;
  }

  /** Destroys what has long been idle. Call between frames. */
  sweep(): void {
    const idle = [...this.entries].filter(([, e]) => e.users === 0);
    if (idle.length <= KEEP_IDLE) return;
    idle.sort((a, b) => a[1].idle - b[1].idle);
    for (const [key, entry] of idle.slice(0, idle.length - KEEP_IDLE)) {
      this.entries.delete(key);
      entry.texture.destroy(true);
    }
  }

  get size(): number {
    return this.entries.size;
  }

  destroy(): void {
    for (const { texture } of this.entries.values()) texture.destroy(true);
    this.entries.clear();
  }
}

/** Pictures that one part of the scene holds for as long as it shows them; all are given back together. */
export class Borrowed {
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
