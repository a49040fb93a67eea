import { type Mesh, MeshGeometry } from 'pixi.js';
import { alpha, WHITE } from '../../card/paint/shapes';
import type { Painter } from '../../card/painter';

/** Strengths of lines: columns of their common picture. */
export const STRENGTHS = 32;
/** Half the width of a line with its soft edges, in world units. */
const HALF = 1.1;

/** Many fine soft lines in one mesh: a single draw call, sharp at any zoom. */
export class Ribbon {
  private readonly positions: number[] = [];
  private readonly uvs: number[] = [];
  private readonly indices: number[] = [];
  private line: { x: number; y: number }[] = [];
  private u = 0;

  begin(strength: number): void {
    this.end();
    this.u = (Math.round(strength * (STRENGTHS - 1)) + 0.5) / STRENGTHS;
  }

  to(x: number, y: number): void {
    this.line.push({ x, y });
  }

  geometry(): MeshGeometry {
    this.end();
    return new MeshGeometry({
      positions: new Float32Array(this.positions),
      uvs: new Float32Array(this.uvs),
      indices: new Uint32Array(this.indices),
    });
  }

  private end(): void {
    const { line } = this;
    this.line = [];
    line.forEach((p, i) => {
      const before = line[i - 1] ?? p;
      const after = line[i + 1] ?? p;
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const nx = (-(after.y - before.y) / length) * HALF;
      const ny = ((after.x - before.x) / length) * HALF;
      const index = this.positions.length / 2;
      this.positions.push(p.x + nx, p.y + ny, p.x - nx, p.y - ny);
      this.uvs.push(this.u, 0, this.u, 1);
      if (i > 0) this.indices.push(index - 2, index - 1, index, index - 1, index + 1, index);
    });
  }
}

export const freeMesh = (mesh: Mesh | null): void => {
  if (!mesh) return;
  const { geometry } = mesh;
  mesh.destroy();
  geometry.destroy(true);
};

/** White in every strength from left to right, fading to both edges. */
export const paintStrengths = ({ ctx }: Painter): void => {
  for (let column = 0; column < STRENGTHS; column++) {
    for (let row = 0; row < 16; row++) {
      const off = Math.abs(row - 7.5) / 8;
      const core = Math.max(0, Math.min(1, (0.72 - off) / 0.4));
      ctx.fillStyle = alpha(WHITE, (column / (STRENGTHS - 1)) * core);
      ctx.fillRect(column, row, 1, 1);
    }
  }
};
