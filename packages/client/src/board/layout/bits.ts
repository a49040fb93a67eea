export interface Outline {
  readonly points: readonly (readonly [number, number])[];
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** Points of a grid as bits: several words a row. */
export class Bits {
  readonly words: number;
  private readonly bits: Uint32Array;

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.words = Math.ceil(columns / WORD) + 1;
    this.bits = new Uint32Array(this.words * rows);
  }

  clear(): void {
    this.bits.fill(0);
  }

  take(shape: Shape, x: number, y: number): void {
    const { words, data, rows } = shape.moved(x % WORD);
    const first = Math.floor(x / WORD);
    for (let row = 0; row < rows; row++)
      for (let k = 0; k < words; k++) {
        const index = (y + row) * this.words + first + k;
        this.bits[index] = wordAt(this.bits, index) | wordAt(data, row * words + k);
      }
  }

  /** Number of taken points of a shape; counting stops above `most`. */
  overlap(shape: Shape, x: number, y: number, most: number): number {
    const { words, data, rows } = shape.moved(x % WORD);
    let sum = 0;
    let at = y * this.words + Math.floor(x / WORD);
    for (let i = 0; i < rows * words && sum <= most; at += this.words - words)
      for (let k = 0; k < words; k++, at++, i++) {
        const both = wordAt(this.bits, at) & wordAt(data, i);
        if (both !== 0) sum += bitsIn(both);
      }
    return sum;
  }
}

const WORD = 32;
const wordAt = (list: Uint32Array, index: number): number => list[index] as number;

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

interface Words {
  readonly words: number;
  readonly rows: number;
  readonly data: Uint32Array;
}

/** An outline from its upper left corner, as bits that can be shifted to the right within a word. */
export class Shape {
  private readonly known: (Words | undefined)[] = [];
  readonly w: number;
  readonly h: number;

  constructor(private readonly outline: Outline) {
    this.w = outline.x[1] - outline.x[0] + 1;
    this.h = outline.y[1] - outline.y[0] + 1;
  }

  moved(by: number): Words {
    const known = this.known[by];
    if (known) return known;
    const { points, x, y } = this.outline;
    const words = Math.ceil((this.w + by) / WORD);
    const data = new Uint32Array(words * this.h);
    for (const [column, row] of points) {
      const bit = column - x[0] + by;
      const index = (row - y[0]) * words + Math.floor(bit / WORD);
      data[index] = wordAt(data, index) | (1 << (bit % WORD));
    }
    const made = { words, rows: this.h, data };
    this.known[by] = made;
    return made;
  }
}
