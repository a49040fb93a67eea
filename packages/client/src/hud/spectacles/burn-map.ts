/** Arrival time of the fire at each pixel of a square, 0 to 1: it spreads upwards from the left, along rough edges. */
export function burnMap(side: number): Float32Array {
  const map = new Float32Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [u, v] = [x / side, 1 - y / side];
      map[y * side + x] = (u * 0.3 + v * 0.7) * 0.72 + rough(u * 6, v * 6) * 0.2 + rough(u * 19, v * 19) * 0.08;
    }
  return map;
}

function rough(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - column), smooth(y - row)];
  const top = mix(grain(column, row), grain(column + 1, row), u);
  const bottom = mix(grain(column, row + 1), grain(column + 1, row + 1), u);
  return mix(top, bottom, v);
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const grain = (x: number, y: number): number => {
  const wave = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
};

const CHAR = 0.2;
const EMBER = 0.06;

/** Burns pixels (RGBA) to this stage, 0 to 1: burned ones are transparent, the edge glows, the paper ahead turns brown. */
export function burn(source: Uint8ClampedArray, target: Uint8ClampedArray, map: Float32Array, far: number): void {
  const front = far * (1 + CHAR);
  for (let pixel = 0, i = 0; pixel < map.length; pixel++, i += 4) {
    const ahead = (map[pixel] as number) - front;
    if (ahead <= 0) {
      target[i + 3] = 0;
      continue;
    }
    const brown = ahead < CHAR ? 1 - ahead / CHAR : 0;
    const glow = ahead < EMBER ? 1 - ahead / EMBER : 0;
    target[i] = mix((source[i] as number) * (1 - brown * 0.72), 255, glow);
    target[i + 1] = mix((source[i + 1] as number) * (1 - brown * 0.84), 150, glow);
    target[i + 2] = mix((source[i + 2] as number) * (1 - brown * 0.9), 40, glow);
    target[i + 3] = source[i + 3] as number;
  }
}
