import { cardFacts } from '@illuminice/rules/classic';
import { fnv1a, SEAL_FRAMES, sealPlan } from '../../src/card/paint/seal-plan';

describe('seals', () => {
  it('hashes as FNV-1a does', () => {
    expect(fnv1a('')).toBe(0x811c9dc5);
    expect(fnv1a('a')).toBe(0xe40c292c);
    expect(fnv1a('foobar')).toBe(0xbf9cf968);
  });

  it('come from the id alone, the same everywhere', () => {
    expect(sealPlan('mafia')).toEqual(sealPlan('mafia'));
  });

  it('keep to the measures of the house', () => {
    for (const id of Object.keys(cardFacts)) {
      const plan = sealPlan(id);
      expect(plan.lobes).toBeGreaterThanOrEqual(5);
      expect(plan.lobes).toBeLessThanOrEqual(13);
      expect(plan.waves).toBeGreaterThanOrEqual(1);
      expect(plan.waves).toBeLessThanOrEqual(3);
      expect(plan.depth).toBeGreaterThanOrEqual(0.1);
      expect(plan.depth).toBeLessThanOrEqual(0.24);
      expect(plan.phases).toHaveLength(5);
    }
  });

  it('differ from card to card, and use every frame', () => {
    const ids = Object.keys(cardFacts);
    expect(new Set(ids.map((id) => JSON.stringify(sealPlan(id)))).size).toBe(ids.length);
    expect(new Set(ids.map((id) => sealPlan(id).frame)).size).toBe(SEAL_FRAMES.length);
  });
});
