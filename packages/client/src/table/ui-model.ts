import type { CardId, PlayerId } from '@illuminice/rules';
import { type ReadonlySignal, signal } from '@preact/signals';

export type MenuPage = 'menu' | 'orders' | 'leaving' | 'moving' | 'voting' | 'muting';

export type TalkTab = 'log' | 'chat' | 'promises';

export interface PageRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ShownPreview {
  readonly card: CardId;
  /** Null: the edge of the page. */
  readonly rect: PageRect | null;
  /** Stays until it is closed; else it closes when the pointer leaves. */
  readonly pinned: boolean;
}

export interface PreviewModel {
  readonly shown: ReadonlySignal<ShownPreview | null>;
  /** The pointer is on a card: if it rests there, the preview opens. */
  hover(card: CardId, rect: PageRect | null): void;
  leave(): void;
  pin(card: CardId, rect?: PageRect | null): void;
  /** Pins the card, or closes it if it is the pinned one. */
  toggle(card: CardId, rect: PageRect | null): void;
  close(): void;
}

export interface UiModel {
  readonly preview: PreviewModel;
  readonly menu: {
    readonly page: ReadonlySignal<MenuPage | null>;
    open(page: MenuPage): void;
    close(): void;
  };
  /** The drawer at the lower edge, with an open pile. */
  readonly drawer: {
    readonly pile: ReadonlySignal<string | null>;
    open(pile: string): void;
    /** Opens a pile, or closes the drawer if it is open. */
    toggle(pile: string): void;
    close(): void;
  };
  readonly hand: {
    /** Only used without room to show it permanently. */
    readonly isOpen: ReadonlySignal<boolean>;
    toggle(): void;
    readonly raised: ReadonlySignal<CardId | null>;
    raise(card: CardId | null): void;
  };
  /** Closes the preview. @returns true if there was one */
  putAway(): boolean;
  readonly talk: {
    readonly tab: ReadonlySignal<TalkTab>;
    readonly to: ReadonlySignal<PlayerId | null>;
    readonly wantsFocus: ReadonlySignal<boolean>;
    show(tab: TalkTab): void;
    address(to: PlayerId | null): void;
    openFor(to?: PlayerId): void;
    focused(): void;
  };
}

/** Rest of the pointer that opens a preview, ms. */
const REST_MS = 120;

export function uiModel(): UiModel {
  const shown = signal<ShownPreview | null>(null);
  const page = signal<MenuPage | null>(null);
  const pile = signal<string | null>(null);
  const isOpen = signal(false);
  const raised = signal<CardId | null>(null);
  const tab = signal<TalkTab>('log');
  const receiver = signal<PlayerId | null>(null);
  const wantsFocus = signal(false);
  let rests: ReturnType<typeof setTimeout> | undefined;
  const preview: PreviewModel = {
    shown,
    hover(card, rect) {
      clearTimeout(rests);
      rests = setTimeout(() => {
        if (!shown.peek()?.pinned) shown.value = { card, rect, pinned: false };
      }, REST_MS);
    },
    leave() {
      clearTimeout(rests);
      if (!shown.peek()?.pinned) shown.value = null;
    },
    pin(card, rect = null) {
      clearTimeout(rests);
      shown.value = { card, rect, pinned: true };
    },
    toggle(card, rect) {
      const now = shown.peek();
      if (now?.pinned && now.card === card) preview.close();
      else preview.pin(card, rect);
    },
    close() {
      clearTimeout(rests);
      shown.value = null;
    },
  };
  return {
    preview,
    menu: {
      page,
      open(next) {
        page.value = next;
      },
      close() {
        page.value = null;
      },
    },
    drawer: {
      pile,
      open(next) {
        pile.value = next;
      },
      toggle(next) {
        pile.value = pile.peek() === next ? null : next;
      },
      close() {
        pile.value = null;
      },
    },
    hand: {
      isOpen,
      toggle() {
        isOpen.value = !isOpen.peek();
      },
      raised,
      raise(card) {
        raised.value = raised.peek() === card ? null : card;
      },
    },
    putAway() {
      const looked = shown.peek()?.pinned === true || raised.peek() !== null;
      preview.close();
      raised.value = null;
      return looked;
    },
    talk: {
      tab,
      to: receiver,
      wantsFocus,
      show(next) {
        tab.value = next;
      },
      address(next) {
        receiver.value = next;
      },
      openFor(player) {
        tab.value = 'chat';
        if (player !== undefined) receiver.value = player;
        wantsFocus.value = true;
      },
      focused() {
        wantsFocus.value = false;
      },
    },
  };
}
