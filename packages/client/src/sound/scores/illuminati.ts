import { brass, metal, noise, row, string, thud, voice } from '../voices';
import { LAUGH_AT, type Score } from './score';

const COIN = [1, 1.51, 2.32, 3.17];
const BELL = [1, 2.01, 2.74, 4.1];

/** Felt, paper, coin, wood and a little brass, in a panelled room with a clock far away. */
export const illuminatiScore: Score = {
  sounds: {
    draw: (stage) => noise(stage, { type: 'bandpass', from: 1800, to: 4200, q: 0.7, gain: 0.22, attack: 0.05, length: 0.24 }),
    place: (stage) => {
      thud(stage, 120, 0.3, 0.14);
      noise(stage, { type: 'highpass', from: 2600, to: 1800, gain: 0.06, length: 0.08 });
    },
    coin: (stage) => metal(stage, 2050 + Math.random() * 500, COIN, { gain: 0.1, length: 0.3 }),
    announce: (stage) => string(stage, 73.4, 0.5, 0.68),
    commit: (stage) => metal(stage, 920, [1, 2.4], { gain: 0.12, length: 0.07 }),
    dice: (stage) =>
      row(stage, [0, 0.09, 0.2, 0.28, 0.41, 0.47, 0.56], (strike, i) =>
        thud(strike, 230 - i * 9 + Math.random() * 50, 0.3 - i * 0.03, 0.1),
      ),
    success: (stage) => row(stage, [0, 0.16], (strike, i) => brass(strike, i === 0 ? 196 : 293.7, 0.16, 0.42)),
    failure: (stage) => row(stage, [0, 0.13], (strike, i) => thud(strike, i === 0 ? 110 : 78, 0.4, 0.26)),
    always: (stage) => row(stage, [0, 0.22], (strike) => thud(strike, 62, 0.42, 0.2)),
    burn: (stage) => noise(stage, { type: 'bandpass', from: 900, to: 2600, q: 0.4, gain: 0.2, attack: 0.12, length: 0.68 }),
    turn: (stage) => row(stage, [0, 0.14], (strike, i) => metal(strike, i === 0 ? 523.3 : 784, BELL, { gain: 0.2, length: 0.52 })),
    asked: (stage) => row(stage, [0, 0.12], (strike) => thud(strike, 190, 0.34, 0.11)),
    special: (stage) => {
      noise(stage, { type: 'bandpass', from: 3200, to: 1400, q: 0.7, gain: 0.16, attack: 0.02, length: 0.16 });
      row(stage, [0.1], (strike) => metal(strike, 622.3, BELL, { gain: 0.12, length: 0.4 }));
    },
    cancelled: (stage) =>
      row(stage, [0, 0.11], (strike, i) => metal(strike, i === 0 ? 466.2 : 349.2, [1, 1.5], { gain: 0.14, length: 0.26 })),
    offer: (stage) => row(stage, [0, 0.09, 0.18], (strike, i) => metal(strike, 1400 + i * 260, COIN, { gain: 0.08, length: 0.26 })),
    deal: (stage) => {
      row(stage, [0, 0.07], (strike) => metal(strike, 2200, COIN, { gain: 0.09, length: 0.3 }));
      thud(stage, 140, 0.24, 0.12);
    },
    chat: (stage) => metal(stage, 1175, [1, 2], { gain: 0.07, length: 0.14 }),
    whisper: (stage) => noise(stage, { type: 'bandpass', from: 2400, to: 5200, q: 1.6, gain: 0.14, attack: 0.09, length: 0.3 }),
    promise: (stage) => row(stage, [0, 0.1], (strike, i) => thud(strike, i === 0 ? 160 : 130, 0.22, 0.1)),
    close: (stage) => row(stage, [0, 0.2, 0.4], (strike) => string(strike, 82.4, 0.34, 0.28)),
    out: (stage) => string(stage, 55, 0.5, 0.68),
    capture: (stage) => {
      metal(stage, 640, [1, 1.5, 2.4], { gain: 0.14, length: 0.22 });
      row(stage, [0.12], (strike) => thud(strike, 96, 0.36, 0.2));
    },
    control: (stage) => row(stage, [0, 0.1, 0.2], (strike, i) => metal(strike, 760 + i * 190, [1, 2.1], { gain: 0.1, length: 0.2 })),
    disaster: (stage) => {
      noise(stage, { type: 'lowpass', from: 420, to: 60, q: 0.7, gain: 0.5, attack: 0.02, length: 0.66 });
      row(stage, [0, 0.14, 0.3], (strike, i) => thud(strike, 58 - i * 6, 0.44, 0.28));
    },
    order: (stage) => {
      noise(stage, { type: 'bandpass', from: 900, to: 3600, q: 0.6, gain: 0.14, attack: 0.08, length: 0.3 });
      row(stage, [0.12, 0.26], (strike, i) => brass(strike, i === 0 ? 146.8 : 220, 0.16, 0.4));
    },
    knock: (stage) => row(stage, [0, 0.13, 0.26], (strike, i) => thud(strike, 300 - i * 18, 0.4, 0.1)),
    laugh: (stage) => row(stage, LAUGH_AT, (strike, i) => voice(strike, 150 - i * 9, 0.3 - i * 0.03, 0.1)),
    win: (stage) => row(stage, [0, 0.12, 0.24], (strike, i) => brass(strike, [196, 246.9, 392][i] ?? 392, 0.15, 0.44)),
    over: (stage) => row(stage, [0, 0.18], (strike, i) => string(strike, i === 0 ? 98 : 65.4, 0.36, 0.5)),
    clock: (stage) => row(stage, [0, 0.25], (strike) => metal(strike, 1850, [1, 1.7], { gain: 0.1, length: 0.05 })),
    tick: (stage) => metal(stage, 1850, [1, 1.7], { gain: 0.08, length: 0.05 }),
    refused: (stage) => thud(stage, 92, 0.28, 0.12),
  },
  ambience: {
    air: 320,
    next: () => 1,
    stroke: (stage) => thud(stage, 640, 0.05, 0.05),
  },
};
