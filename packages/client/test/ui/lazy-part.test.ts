import { effect } from '@preact/signals';
import { lazyPart, loadedOf } from '../../src/ui/lazy-part';

/** An import that the test lets arrive or fail, counting how often it is begun. */
function importing() {
  const pending: { arrive: (part: object) => void; fail: () => void }[] = [];
  const load = () => new Promise<object>((arrive, fail) => pending.push({ arrive, fail: () => fail(new Error('no network')) }));
  return { load, pending };
}
const settled = () => new Promise((done) => setImmediate(done));
/** Until a page without anything to do has begun to load what comes next. */
const atRest = () => new Promise((done) => setTimeout(done, 5));

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
    await atRest();
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
    await atRest();
    pending[0]?.fail();
    await settled();
    expect(part.value).toBe('failed');
    part.preload();
    await atRest();
    expect(pending).toHaveLength(1);
    part.retry();
    expect(part.value).toBe('loading');
    pending[1]?.arrive({});
    await settled();
    expect(loadedOf(part)).toEqual({});
  });
  test('several that are loaded ahead come one after another, past one that fails; who needs one has it at once', async () => {
    const [first, second, third] = [importing(), importing(), importing()];
    const parts = [first, second, third].map(({ load }) => lazyPart(load));
    const begun = () => [first, second, third].map(({ pending }) => pending.length);
    for (const part of [...parts, ...parts]) part.preload();
    expect(begun()).toEqual([0, 0, 0]);
    await atRest();
    expect(begun()).toEqual([1, 0, 0]);
    parts[2]?.retry();
    expect(begun()).toEqual([1, 0, 1]);
    first.pending[0]?.fail();
    await settled();
    await atRest();
    expect(begun()).toEqual([1, 1, 1]);
    third.pending[0]?.arrive({});
    second.pending[0]?.arrive({});
    await settled();
    await atRest();
    expect(parts.map(({ value }) => typeof value)).toEqual(['string', 'object', 'object']);
    expect(begun()).toEqual([1, 1, 1]);
  });
});
