import { signal } from '@preact/signals';
import { type DraftModel, draftModel } from '../../src/table/draft-model';

/** A draft that is demanded as long as the table says so; it proposes what the table would have. */
interface Lead {
  readonly kind: 'lead';
  readonly card: string | null;
}

const asked = (proposed: string | null) => ({ view: {}, proposed });

const table = (proposed: string) => {
  const position = signal(asked(proposed));
  const life = {
    revalidate: (now: ReturnType<typeof asked>, draft: Lead) => (now.proposed === null || draft.card !== now.proposed ? null : draft),
    forced: (now: ReturnType<typeof asked>, _: unknown, draft: Lead | null) =>
      draft ?? (now.proposed === null ? null : { kind: 'lead' as const, card: now.proposed }),
    cancelled: () => ({ kind: 'lead', card: null }),
  };
  const parts = { drafts: { lead: life }, position, decision: signal({}), kept: null, preview: {}, putAway: () => false };
  return { position, draft: draftModel(parts as never) as unknown as DraftModel & { stop(): void } };
};

describe('N-107 a lead that somebody else proposed as well', () => {
  test('is followed by the next proposal, whether the table or its answer is heard first', () => {
    const first = table('vatican-city');
    const sent = first.draft.current.peek();
    expect(sent).toEqual({ kind: 'lead', card: 'vatican-city' });
    first.position.value = asked('nasa');
    first.draft.sent(sent);
    expect(first.draft.current.peek()).toEqual({ kind: 'lead', card: 'nasa' });

    const second = table('vatican-city');
    second.draft.sent(second.draft.current.peek());
    second.position.value = asked('nasa');
    expect(second.draft.current.peek()).toEqual({ kind: 'lead', card: 'nasa' });
  });

  test('is over where nothing more is asked', () => {
    const { draft, position } = table('vatican-city');
    draft.sent(draft.current.peek());
    position.value = asked(null);
    expect(draft.current.peek()).toBeNull();
  });

  test('given up by hand, only the picks are taken back', () => {
    const { draft } = table('vatican-city');
    draft.cancel();
    expect(draft.current.peek()).toEqual({ kind: 'lead', card: null });
  });
});
