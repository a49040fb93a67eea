import type { CardId, Refusal } from '@illuminice/rules';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type BoardHighlights, type BoardPlace, NO_HIGHLIGHTS } from '../board/contract';
import type { GameTypes } from '../net/game-types';
import type { DraftLives, GamePosition, GameRules } from './model-parts';
import type { PageRect, PreviewModel } from './ui-model';

export interface DraftModel<G extends GameTypes = GameTypes> {
  readonly current: ReadonlySignal<G['Draft'] | null>;
  /** The game demands it: it can be restarted, but not cancelled. */
  readonly isForced: ReadonlySignal<boolean>;
  readonly highlights: ReadonlySignal<BoardHighlights>;
  /** Begins a draft in place of the current one; closes the card preview. */
  begin(draft: G['Draft']): void;
  change(draft: G['Draft']): void;
  /** Continues with these picks; the pick of an arrow that completes the draft sends it. */
  pick(draft: G['Draft']): void;
  /** Cancels the draft: a forced one below returns. A forced draft only loses its picks. */
  cancel(): void;
  /** The intent was accepted: ends the draft, and begins the draft that the game demands now, possibly the same again. */
  sent(draft: G['Draft'] | null): void;
  /**
   * Handles a tap on a card: the draft continues, or says why not. Without a draft one begins, or the card is previewed beside `rect`.
   * @param look shows the card instead of the preview
   */
  tap(card: CardId, rect?: PageRect | null, look?: () => void): void;
  place(place: BoardPlace): void;
  /** Handles a tap on the empty table: closes the preview, and ends temporary drafts. */
  tapBackground(): void;
}

interface Parts<G extends GameTypes> {
  drafts: DraftLives<G>;
  rules: GameRules<G>;
  position: ReadonlySignal<GamePosition<G> | null>;
  decision: ReadonlySignal<G['Decision']>;
  preview: PreviewModel;
  putAway(): void;
  /** The present draft, as far as the board still allows it. */
  kept: G['Draft'] | null;
  refuse(refusal: Refusal): void;
  act(intent: G['Intent']): Promise<boolean>;
}

export function draftModel<G extends GameTypes>(parts: Parts<G>): DraftModel<G> & { stop(): void } {
  const { drafts, rules, position, decision, preview, refuse } = parts;
  const current = signal<G['Draft'] | null>(parts.kept);
  const lifeOf = (draft: G['Draft']) => {
    const life = drafts[draft.kind];
    if (!life) throw new Error(`no such draft: ${draft.kind}`);
    return life;
  };
  const afterCancel = (draft: G['Draft'] | null) => (draft && lifeOf(draft).cancelled?.(draft)) ?? null;
  const valid = (now: GamePosition<G>, draft: G['Draft'] | null) => draft && lifeOf(draft).revalidate(now, draft);
  /** An interrupted forced draft with its picks, to be resumed. */
  let aside: G['Draft'] | null = null;

  const demanded = (now: GamePosition<G>, asked: G['Decision'], before: G['Draft'] | null): G['Draft'] | null => {
    let next = before;
    for (const life of Object.values(drafts)) next = life.forced?.(now, asked, next) ?? next;
    return next;
  };

  /** The draft that follows `before` on the present board: never null while the game demands one. */
  const following = (before: G['Draft'] | null, now = position.peek(), asked = decision.peek()): G['Draft'] | null => {
    if (!now) return before;
    const goesOn = valid(now, before);
    const next = demanded(now, asked, goesOn);
    return next === goesOn && next !== null ? next : demanded(now, asked, valid(now, aside));
  };
  const put = (next: G['Draft'] | null) => {
    if (afterCancel(next) !== null) aside = null;
    current.value = next;
  };

  const stop = effect(() => {
    const before = current.peek();
    const next = following(before, position.value, decision.value);
    if (next !== before) put(next);
  });

  const sent = (draft: G['Draft'] | null) => {
    // The result may have arrived before the answer, with a draft of its own.
    if (current.peek() !== draft) return;
    if (afterCancel(draft) !== null) aside = null;
    put(following(null));
  };
  const pick = (next: G['Draft']) => {
    const [now, before] = [position.peek(), current.peek()];
    current.value = next;
    const intent = now && before && before.kind === next.kind ? lifeOf(next).placed?.(now, next, before) : null;
    if (intent) void parts.act(intent).then((isDone) => isDone && sent(next));
  };

  return {
    current,
    pick,
    sent,
    isForced: computed(() => current.value !== null && afterCancel(current.value) !== null),
    highlights: computed(() =>
      position.value && current.value ? lifeOf(current.value).highlights(position.value, current.value) : NO_HIGHLIGHTS,
    ),
    begin(draft) {
      batch(() => {
        if (afterCancel(current.peek()) !== null) aside = current.peek();
        put(draft);
        parts.putAway();
      });
    },
    change(draft) {
      current.value = draft;
    },
    cancel() {
      put(afterCancel(current.peek()) ?? following(null));
    },
    tap(card, rect = null, look = () => preview.toggle(card, rect)) {
      const [now, draft] = [position.peek(), current.peek()];
      if (!now) return look();
      if (!draft) {
        const pinned = preview.shown.peek();
        const begun = pinned?.pinned ? undefined : Object.values(drafts).flatMap((life) => life.begins?.(now, card) ?? [])[0];
        if (!begun) return look();
        current.value = begun;
        return;
      }
      const tapped = lifeOf(draft).tap(now, draft, card);
      if (!tapped) return;
      if ('draft' in tapped) current.value = tapped.draft;
      else if ('preview' in tapped) {
        if (tapped.preview === 'instead') put(following(null));
        look();
      } else {
        const refusal = 'refused' in tapped ? tapped.refused : rules.check(now.view, tapped.ask);
        if (refusal) refuse(refusal);
      }
    },
    place(place) {
      const [now, draft] = [position.peek(), current.peek()];
      const next = now && draft && lifeOf(draft).place?.(now, draft, place);
      if (next) pick(next);
    },
    tapBackground() {
      parts.putAway();
      const draft = current.peek();
      if (draft && lifeOf(draft).endsOnBackground?.(draft)) put(following(null));
    },
    stop,
  };
}
