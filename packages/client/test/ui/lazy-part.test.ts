import { effect } from '@preact/signals';
import { lazyPart, loadedOf } from '../../src/ui/lazy-part';

/** An import that the test lets arrive or fail, counting how often it is begun. */
function importing() {
  const pending: { arrive: (part: object) => void; fail: () => void }[] = [];
  const load = () => new Promise<object>((arrive, fail) => pending.push({ arrive, fail: () => fail(new Error('no network')) }));
  return { load, pending };
}
const settled = () => new Promise((done) => setImmediate(done));

describe('a part that is loaded later', () => {
  test('is loaded once however often it is asked for, and is there for all who follow it', async () => {
    const { load, pending } = importing();
    const part = lazyPart(load);
    const seen: unknown[] = [];
    effect(() => {
      seen.push(part.value);
    });
    expect(pending).toHaveLength(0);
    part.preload();
    part.retry();
    expect(pending).toHaveLength(1);
    expect(loadedOf(part)).toBeNull();
    const module = { default: 'Deals' };
    pending[0]?.arrive(module);
    await settled();
    part.retry();
    part.preload();
    expect(pending).toHaveLength(1);
    expect(loadedOf(part)).toBe(module);
    expect(seen).toEqual(['idle', 'loading', module]);
  });

  test('says that it failed, is not fetched ahead again, and is fetched when somebody tries again', async () => {
    const { load, pending } = importing();
    const part = lazyPart(load);
    part.preload();
    pending[0]?.fail();
    await settled();
    expect(part.value).toBe('failed');
    part.preload();
    expect(pending).toHaveLength(1);
    part.retry();
    expect(part.value).toBe('loading');
    pending[1]?.arrive({});
    await settled();
    expect(loadedOf(part)).toEqual({});
  });
});
