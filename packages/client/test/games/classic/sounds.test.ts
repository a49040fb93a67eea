import type { GameEvent } from '@illuminice/rules/classic';
import { soundsOf } from '../../../src/games/classic/sounds';
import { SCORES } from '../../../src/sound/scores';

const event = (type: GameEvent['type'], more: object = {}) => ({ type, ...more }) as GameEvent;
const offer = { by: 'bob', to: 'ann' };

describe('U96: what is heard', () => {
  test.each([
    ['one’s own turn', event('turnBegan', { player: 'ann' }), ['turn']],
    ['the turn of another', event('turnBegan', { player: 'bob' }), []],
    ['a Special played', event('specialPlayed', { player: 'bob' }), ['special']],
    ['a Special cancelled', event('specialCancelled', { player: 'bob' }), ['cancelled']],
    ['an offer to oneself', event('offered', { offer }), ['offer']],
    ['an offer to another', event('offered', { offer: { by: 'ann', to: 'bob' } }), []],
    ['a deal of one’s own', event('offerClosed', { ...offer, why: 'accepted' }), ['deal']],
    ['an offer that is declined', event('offerClosed', { ...offer, why: 'declined' }), []],
    ['a deal of others', event('offerClosed', { by: 'bob', to: 'cat', why: 'accepted' }), []],
    ['somebody who is out', event('eliminated', { player: 'bob' }), ['out']],
    ['somebody who leaves', event('left', { player: 'bob' }), ['out']],
    ['a game that is won', event('gameOver', { outcome: { winners: ['ann', 'bob'] } }), ['win']],
    ['a game that another wins', event('gameOver', { outcome: { winners: ['bob'] } }), ['over']],
    // The dice, coins and cards sound when they are seen to fall.
    ['what the table itself sounds like', event('rolled', { player: 'ann' }), []],
  ])('%s', (_, happened, heard) => {
    expect(soundsOf([happened], 'ann')).toEqual(heard);
  });

  test('a spectator hears the end of a game, but wins nothing', () => {
    expect(soundsOf([event('gameOver', { outcome: { winners: ['ann'] } })], null)).toEqual(['over']);
  });

  test('two alike in one step are one sound', () => {
    expect(soundsOf([event('eliminated'), event('eliminated')], 'ann')).toEqual(['out']);
  });
});

/** A context that writes down when its sources end. */
function listener() {
  const ends: number[] = [];
  const node = (): Record<string, unknown> => ({
    connect: (to: unknown) => to,
    start: () => undefined,
    stop: (at: number) => ends.push(at),
    gain: param(),
    frequency: param(),
    detune: param(),
    Q: param(),
  });
  const param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (_: number, at: number) => ends.push(at),
  });
  const ctx = {
    sampleRate: 8000,
    createGain: node,
    createOscillator: node,
    createBiquadFilter: node,
    createBufferSource: node,
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { stage: { ctx, out: {}, start: 0 } as never, ends };
}

const scores = Object.entries(SCORES).flatMap(([theme, { sounds }]) =>
  Object.entries(sounds).map(([name, sound]) => [theme, name, sound] as const),
);

test.each(scores)('the sound of %s for %s is there, and no longer than 0.7 s', (_theme, _name, sound) => {
  const { stage, ends } = listener();
  sound(stage);
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(0.72);
});
