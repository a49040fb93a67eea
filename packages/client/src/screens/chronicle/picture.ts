/** Contents of the chronicle's shared picture. Texts are in the page's language. */
export interface Head {
  readonly paper: string;
  readonly motto: string;
  readonly issue: string;
  readonly headline: string;
  readonly story: readonly string[];
  readonly cast: string;
  readonly link: string;
  /** Painted sign of the winner, and the map of their structure; null: none. */
  readonly sign: CanvasImageSource | null;
  readonly map: HTMLCanvasElement | null;
}

/** Size of the picture, px: what previews of links show whole. */
const PICTURE = { width: 1200, height: 630 } as const;

const SHEET = '#f4ead2';
const INK = '#1c150c';
const FADED = '#5c4c34';
const MARGIN = 56;
const SIGN = 230;
const MAP = { width: 330, height: 210 } as const;

const TITLE = '"Marcellus SC", Georgia, serif';
const TEXT = 'Alegreya, Georgia, serif';

/** Lines of a text, each at most this wide. @param measure width of a line */
export function linesOf(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

interface Room {
  readonly sizes: readonly number[];
  readonly lines: number;
  readonly width: number;
}

/** The largest of the room's letter sizes at which a text fits, and its lines. */
function fitted(ctx: CanvasRenderingContext2D, text: string, { sizes, lines: most, width }: Room) {
  for (const size of sizes) {
    ctx.font = `${size}px ${TITLE}`;
    const lines = linesOf(text, width, (line) => ctx.measureText(line).width);
    if (lines.length <= most || size === sizes.at(-1)) return { size, lines: lines.slice(0, most) };
  }
  return { size: 0, lines: [] };
}

function rule(ctx: CanvasRenderingContext2D, y: number, thick: number): void {
  ctx.fillStyle = INK;
  ctx.fillRect(MARGIN, y, PICTURE.width - 2 * MARGIN, thick);
}

function paintMap(ctx: CanvasRenderingContext2D, map: HTMLCanvasElement, x: number, y: number): void {
  ctx.fillStyle = '#14231d';
  ctx.fillRect(x, y, MAP.width, MAP.height);
  const scale = Math.min((MAP.width - 24) / map.width, (MAP.height - 24) / map.height);
  const [width, height] = [map.width * scale, map.height * scale];
  ctx.drawImage(map, x + (MAP.width - width) / 2, y + (MAP.height - height) / 2, width, height);
}

/** Paints the head of a page of the chronicle, 1200 × 630 px. */
function paintHead(ctx: CanvasRenderingContext2D, head: Head): void {
  const { width, height } = PICTURE;
  ctx.fillStyle = SHEET;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = INK;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  const paper = fitted(ctx, head.paper, { sizes: [68, 56, 44], lines: 1, width: width - 2 * MARGIN });
  ctx.fillText(paper.lines[0] ?? '', width / 2, 98);
  ctx.font = `italic 22px ${TEXT}`;
  ctx.fillStyle = FADED;
  ctx.fillText(head.motto, width / 2, 134);
  rule(ctx, 150, 3);
  ctx.fillStyle = INK;
  ctx.font = `20px ${TEXT}`;
  ctx.fillText(head.issue, width / 2, 177);
  rule(ctx, 190, 1);

  ctx.textAlign = 'left';
  const right = head.map ? MAP.width : head.sign ? SIGN : 0;
  const room = width - 2 * MARGIN - (right > 0 ? right + 40 : 0);
  const { size, lines } = fitted(ctx, head.headline, { sizes: [64, 54, 46, 38], lines: 3, width: room });
  let y = 190 + size + 18;
  for (const line of lines) {
    ctx.fillText(line, MARGIN, y);
    y += size * 1.12;
  }
  ctx.font = `25px ${TEXT}`;
  ctx.fillStyle = FADED;
  for (const sentence of head.story)
    for (const line of linesOf(sentence, room, (text) => ctx.measureText(text).width)) {
      if (y > height - 110) break;
      ctx.fillText(line, MARGIN, y);
      y += 33;
    }

  const x = width - MARGIN - right;
  if (head.map) paintMap(ctx, head.map, x, 216);
  if (head.sign)
    ctx.drawImage(head.sign, head.map ? x + MAP.width - 110 : x, head.map ? 442 : 216, head.map ? 110 : SIGN, head.map ? 110 : SIGN);

  rule(ctx, height - 72, 1);
  ctx.font = `22px ${TEXT}`;
  ctx.fillStyle = INK;
  const [cast = ''] = linesOf(head.cast, width * 0.55, (text) => ctx.measureText(text).width);
  ctx.fillText(cast, MARGIN, height - 36);
  ctx.textAlign = 'right';
  ctx.fillText(head.link, width - MARGIN, height - 36);
}

/** The picture as a PNG file. @throws Error where the browser makes none */
export async function pictureFile(head: Head, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('no canvas');
  await document.fonts?.ready;
  paintHead(ctx, head);
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], name, { type: 'image/png' });
}
