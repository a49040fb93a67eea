/** Instruments: each plays one short sound into `out` at `start` (s of the context). Gains are peaks, times seconds. */
export interface Stage {
  readonly ctx: BaseAudioContext;
  readonly out: AudioNode;
  readonly start: number;
}

/** Gain envelope: attack and decay. */
function envelope({ ctx, out, start }: Stage, gain: number, attack: number, length: number): GainNode {
  const node = ctx.createGain();
  node.gain.setValueAtTime(0.0001, start);
  node.gain.exponentialRampToValueAtTime(gain, start + attack);
  node.gain.exponentialRampToValueAtTime(0.0001, start + length);
  node.connect(out);
  return node;
}

function oscillator({ ctx, start }: Stage, type: OscillatorType, frequency: number, length: number): OscillatorNode {
  const node = ctx.createOscillator();
  node.type = type;
  node.frequency.setValueAtTime(frequency, start);
  node.start(start);
  node.stop(start + length + 0.02);
  return node;
}

const later = (stage: Stage, seconds: number): Stage => ({ ...stage, start: stage.start + seconds });

/** Peak gain, from 0 to 1, and length in seconds. */
interface Tone {
  readonly gain: number;
  readonly length: number;
}

export function metal(stage: Stage, frequency: number, partials: readonly number[], { gain, length }: Tone): void {
  partials.forEach((ratio, i) => {
    const life = length / (1 + i * 0.55);
    oscillator(stage, 'sine', frequency * ratio, life).connect(envelope(stage, gain / (1 + i * 1.3), 0.002, life));
  });
}

export function brass(stage: Stage, frequency: number, gain: number, length: number): void {
  const { ctx, start } = stage;
  const filter = ctx.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(frequency * 1.2, start);
  filter.frequency.exponentialRampToValueAtTime(frequency * 5, start + 0.06);
  filter.frequency.exponentialRampToValueAtTime(frequency * 1.5, start + length);
  filter.connect(envelope(stage, gain, 0.035, length));
  for (const detune of [-5, 4]) {
    const saw = oscillator(stage, 'sawtooth', frequency, length);
    saw.detune.value = detune;
    saw.connect(filter);
  }
}

/** A plucked string (Karplus and Strong): circulating noise that loses its edge. */
export function string(stage: Stage, frequency: number, gain: number, length: number): void {
  const { ctx, start } = stage;
  const rate = ctx.sampleRate;
  const buffer = ctx.createBuffer(1, Math.ceil(length * rate), rate);
  const samples = buffer.getChannelData(0);
  const period = Math.round(rate / frequency);
  for (let i = 0; i < period; i++) samples[i] = Math.random() * 2 - 1;
  for (let i = period; i < samples.length; i++) {
    samples[i] = 0.4985 * ((samples[i - period] ?? 0) + (samples[i - period - 1] ?? 0));
  }
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  source.connect(envelope(stage, gain, 0.003, length));
  source.start(start);
}

export function noise(
  stage: Stage,
  shape: { type: BiquadFilterType; from: number; to: number; q?: number; gain: number; attack?: number; length: number },
): void {
  const { ctx, start } = stage;
  const buffer = ctx.createBuffer(1, Math.ceil(shape.length * ctx.sampleRate), ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  const filter = ctx.createBiquadFilter();
  filter.type = shape.type;
  filter.Q.value = shape.q ?? 0.8;
  filter.frequency.setValueAtTime(shape.from, start);
  filter.frequency.exponentialRampToValueAtTime(shape.to, start + shape.length);
  source.connect(filter).connect(envelope(stage, shape.gain, shape.attack ?? 0.005, shape.length));
  source.start(start);
}

export function thud(stage: Stage, frequency: number, gain: number, length = 0.16): void {
  const { start } = stage;
  const body = oscillator(stage, 'sine', frequency * 1.7, length);
  body.frequency.exponentialRampToValueAtTime(frequency, start + 0.04);
  body.connect(envelope(stage, gain, 0.003, length));
  noise(stage, { type: 'lowpass', from: 1400, to: 300, gain: gain * 0.6, length: length * 0.5 });
}

export function drum(stage: Stage, frequency: number, gain: number, length: number): void {
  const { start } = stage;
  for (const [ratio, part] of [
    [1, 1],
    [1.59, 0.35],
  ] as const) {
    const skin = oscillator(stage, 'sine', frequency * ratio * 1.35, length);
    skin.frequency.exponentialRampToValueAtTime(frequency * ratio, start + length * 0.4);
    skin.connect(envelope(stage, gain * part, 0.002, length));
  }
  noise(stage, { type: 'bandpass', from: 1900, to: 700, q: 0.9, gain: gain * 0.45, attack: 0.002, length: Math.min(0.05, length) });
}

/** A signal horn: a fifth beneath its tone, with a slow attack. */
export function horn(stage: Stage, frequency: number, gain: number, length: number): void {
  brass(stage, frequency, gain, length);
  oscillator(stage, 'triangle', frequency / 1.5, length).connect(envelope(stage, gain * 0.5, 0.07, length));
}

/** A wooden flute: a nearly pure tone with breath. */
export function pipe(stage: Stage, frequency: number, gain: number, length: number): void {
  const tone = oscillator(stage, 'triangle', frequency * 0.985, length);
  tone.frequency.exponentialRampToValueAtTime(frequency, stage.start + 0.05);
  tone.connect(envelope(stage, gain, 0.045, length));
  noise(stage, { type: 'bandpass', from: frequency * 2, to: frequency * 2.2, q: 3, gain: gain * 0.5, attack: 0.03, length: length * 0.8 });
}

const VOWEL = [
  [730, 1],
  [1090, 0.55],
  [2440, 0.22],
] as const;

/** One 'ha': breath, and a rough falling tone. */
export function voice(stage: Stage, frequency: number, gain: number, length: number): void {
  const { ctx, start } = stage;
  const throat = oscillator(stage, 'sawtooth', frequency * 1.18, length);
  throat.frequency.exponentialRampToValueAtTime(frequency, start + length);
  for (const [formant, part] of VOWEL) {
    const filter = ctx.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = formant;
    filter.Q.value = 6;
    throat.connect(filter).connect(envelope(stage, gain * part, 0.02, length));
  }
  noise(stage, { type: 'bandpass', from: 1500, to: 900, q: 0.8, gain: gain * 0.3, attack: 0.01, length: length * 0.5 });
}

export function row(stage: Stage, times: readonly number[], strike: (stage: Stage, i: number) => void): void {
  times.forEach((seconds, i) => {
    strike(later(stage, seconds), i);
  });
}
