import { drum, horn, noise, pipe, row, string, voice } from '../voices';
import { LAUGH_AT, type Score } from './score';

const HARP = [293.7, 370, 440, 587.3];

/** War drums, horns, a harp and a wooden flute, by a camp fire. */
export const championsScore: Score = {
  sounds: {
    draw: (stage) => row(stage, [0, 0.06], (strike, i) => string(strike, i === 0 ? 440 : 587.3, 0.2, 0.34)),
    place: (stage) => {
      drum(stage, 98, 0.34, 0.22);
      noise(stage, { type: 'highpass', from: 3400, to: 2200, gain: 0.05, length: 0.06 });
    },
    coin: (stage) => row(stage, [0, 0.05], (strike) => string(strike, 1480 + Math.random() * 380, 0.26, 0.22)),
    announce: (stage) => {
      horn(stage, 146.8, 0.15, 0.68);
      row(stage, [0, 0.3], (strike) => drum(strike, 62, 0.34, 0.34));
    },
    commit: (stage) => drum(stage, 210, 0.24, 0.1),
    dice: (stage) =>
      row(stage, [0, 0.08, 0.16, 0.24, 0.32, 0.4, 0.48, 0.56], (strike, i) =>
        drum(strike, i % 2 === 0 ? 120 : 150, 0.12 + i * 0.028, 0.13),
      ),
    success: (stage) => {
      row(stage, [0, 0.14], (strike, i) => horn(strike, i === 0 ? 220 : 293.7, 0.15, 0.54));
      drum(stage, 70, 0.3, 0.4);
    },
    failure: (stage) => row(stage, [0, 0.2], (strike, i) => horn(strike, i === 0 ? 174.6 : 130.8, 0.13, 0.46)),
    always: (stage) => row(stage, [0, 0.22], (strike) => drum(strike, 52, 0.42, 0.24)),
    burn: (stage) =>
      row(stage, [0, 0.12, 0.2, 0.34], (strike) =>
        noise(strike, { type: 'bandpass', from: 600, to: 3600, q: 0.5, gain: 0.15, attack: 0.06, length: 0.34 }),
      ),
    turn: (stage) => row(stage, [0, 0.08, 0.16, 0.26], (strike, i) => string(strike, HARP[i] ?? 440, 0.38, 0.42)),
    asked: (stage) => row(stage, [0, 0.14], (strike, i) => drum(strike, i === 0 ? 130 : 165, 0.3, 0.16)),
    special: (stage) => row(stage, [0, 0.05, 0.1, 0.15], (strike, i) => pipe(strike, [587.3, 698.5, 880, 1174.7][i] ?? 880, 0.11, 0.4)),
    cancelled: (stage) => row(stage, [0, 0.1, 0.2], (strike, i) => pipe(strike, [880, 659.3, 466.2][i] ?? 659.3, 0.11, 0.3)),
    offer: (stage) => row(stage, [0, 0.12], (strike, i) => pipe(strike, i === 0 ? 440 : 587.3, 0.14, 0.34)),
    deal: (stage) => {
      row(stage, [0, 0, 0], (strike, i) => string(strike, HARP[i] ?? 440, 0.18, 0.6));
      drum(stage, 90, 0.22, 0.22);
    },
    chat: (stage) => string(stage, 880, 0.2, 0.2),
    whisper: (stage) => pipe(stage, 659.3, 0.08, 0.32),
    promise: (stage) => row(stage, [0, 0.1], (strike, i) => pipe(strike, i === 0 ? 392 : 523.3, 0.1, 0.24)),
    close: (stage) => row(stage, [0, 0.2, 0.4], (strike) => drum(strike, 96, 0.34, 0.2)),
    out: (stage) => row(stage, [0, 0.24], (strike, i) => drum(strike, i === 0 ? 58 : 46, 0.42, 0.44)),
    capture: (stage) => {
      horn(stage, 196, 0.13, 0.36);
      row(stage, [0.1], (strike) => drum(strike, 84, 0.34, 0.24));
    },
    control: (stage) => row(stage, [0, 0.09, 0.18], (strike, i) => string(strike, HARP[i] ?? 440, 0.22, 0.3)),
    disaster: (stage) => {
      noise(stage, { type: 'lowpass', from: 380, to: 55, q: 0.7, gain: 0.5, attack: 0.02, length: 0.66 });
      row(stage, [0, 0.16, 0.32], (strike, i) => drum(strike, 60 - i * 7, 0.44, 0.3));
    },
    order: (stage) => {
      noise(stage, { type: 'bandpass', from: 800, to: 3200, q: 0.6, gain: 0.12, attack: 0.08, length: 0.3 });
      row(stage, [0.1, 0.24], (strike, i) => horn(strike, i === 0 ? 174.6 : 261.6, 0.14, 0.42));
    },
    knock: (stage) => row(stage, [0, 0.13, 0.26], (strike, i) => drum(strike, i === 2 ? 180 : 220, 0.32, 0.1)),
    laugh: (stage) => row(stage, LAUGH_AT, (strike, i) => voice(strike, 118 - i * 7, 0.32 - i * 0.03, 0.11)),
    win: (stage) => {
      row(stage, [0, 0.1, 0.2], (strike, i) => horn(strike, [220, 293.7, 440][i] ?? 440, 0.14, 0.48));
      row(stage, [0, 0.2], (strike) => drum(strike, 74, 0.3, 0.36));
    },
    over: (stage) => row(stage, [0, 0.2], (strike, i) => horn(strike, i === 0 ? 146.8 : 110, 0.14, 0.48)),
    clock: (stage) => row(stage, [0, 0.2], (strike) => drum(strike, 300, 0.26, 0.08)),
    tick: (stage) => drum(stage, 300, 0.2, 0.08),
    refused: (stage) => drum(stage, 80, 0.3, 0.14),
  },
  ambience: {
    air: 520,
    next: () => 0.12 + Math.random() * 0.9,
    stroke: (stage) =>
      noise(stage, {
        type: 'bandpass',
        from: 1800 + Math.random() * 2600,
        to: 900,
        q: 1.4,
        gain: 0.02 + Math.random() * 0.05,
        length: 0.04,
      }),
  },
};
