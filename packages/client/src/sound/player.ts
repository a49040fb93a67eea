import { effect, untracked } from '@preact/signals';
import { prefs } from '../prefs/prefs';
import { shownTheme } from '../prefs/shown-theme';
import { SCORES } from './scores';
import type { Score, SoundName } from './scores/score';

/** Least pause between equal sounds, s: many coins are no noise. */
const APART = 0.045;

/** Time until a sound has faded with its echo, s; the context then sleeps, since it costs processor time. */
const FADED = 6;

/** Perceived loudness is quadratic. */
const loudness = (percent: number): number => (percent / 100) ** 2;

const score = (): Score => SCORES[shownTheme.value];

function openPlayer(): (name: SoundName) => void {
  const ctx = new AudioContext({ latencyHint: 'interactive' });
  const master = ctx.createGain();
  const effects = ctx.createGain();
  const ambience = ctx.createGain();
  effects.connect(master);
  effects.connect(room(ctx)).connect(master);
  ambience.connect(master);
  master.connect(ctx.destination);

  let stopAmbience: (() => void) | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const wake = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (!stopAmbience) void ctx.suspend();
    }, FADED * 1000);
    if (ctx.state !== 'running') void ctx.resume();
  };

  effect(() => {
    const now = ctx.currentTime;
    master.gain.setTargetAtTime(prefs.muted.value ? 0 : loudness(prefs.master.value), now, 0.015);
    effects.gain.setTargetAtTime(loudness(prefs.effects.value), now, 0.015);
    ambience.gain.setTargetAtTime(loudness(prefs.ambience.value), now, 0.2);
    const wanted = prefs.ambience.value > 0 && !prefs.muted.value;
    if (wanted && !stopAmbience) stopAmbience = startAmbience(ctx, ambience);
    else if (!wanted && stopAmbience) {
      stopAmbience();
      stopAmbience = null;
    }
    wake();
  });

  const begun = new Map<SoundName, number>();
  return (name) => {
    const now = ctx.currentTime;
    if (prefs.muted.value || now - (begun.get(name) ?? -1) < APART) return;
    begun.set(name, now);
    wake();
    score().sounds[name]({ ctx, out: effects, start: now + 0.005 });
  };
}

/** Plays a sound. Load it after a touch, or the browser keeps it silent. */
export const playSound = openPlayer();

function room(ctx: AudioContext): AudioNode {
  const length = Math.ceil(ctx.sampleRate * 0.35);
  const impulse = ctx.createBuffer(2, length, ctx.sampleRate);
  for (const channel of [0, 1]) {
    const samples = impulse.getChannelData(channel);
    for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3 * 0.14;
  }
  const convolver = ctx.createConvolver();
  convolver.normalize = false;
  convolver.buffer = impulse;
  return convolver;
}

/** Ambience of the theme: noise and single strokes. @returns ends it */
function startAmbience(ctx: AudioContext, out: AudioNode): () => void {
  const seconds = 4;
  const buffer = ctx.createBuffer(1, ctx.sampleRate * seconds, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  let level = 0;
  for (let i = 0; i < samples.length; i++) {
    level = (level + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    // Seamless loop.
    samples[i] = level * 2.2 * Math.min(1, i / 4000, (samples.length - i) / 4000);
  }
  const air = ctx.createBufferSource();
  air.buffer = buffer;
  air.loop = true;
  const filter = ctx.createBiquadFilter();
  filter.type = 'lowpass';
  air.connect(filter).connect(out);
  air.start();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const { next } = untracked(score).ambience;
    timer = setTimeout(() => {
      if (ctx.state === 'running') untracked(score).ambience.stroke({ ctx, out, start: ctx.currentTime + 0.01 });
      wait();
    }, next() * 1000);
  };
  wait();
  const stopAir = effect(() => {
    filter.frequency.value = score().ambience.air;
  });
  return () => {
    stopAir();
    clearTimeout(timer);
    air.stop();
    air.disconnect();
  };
}
