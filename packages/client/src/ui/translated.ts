/**
 * Translating browsers replace text nodes by <font> elements. The renderer keeps the old nodes: it would update them unseen, leave
 * the elements behind, and fail to insert before them. Here each replaced node stands for its element, and returns when it changes.
 */

const FONT = 'FONT';
/** Inline elements: a changed word retranslates its sentence. */
const PHRASE = new Set('A B BDI BDO CODE EM FONT I KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '));

const standIns = new WeakMap<Node, ChildNode>();
const originals = new WeakMap<Node, Text>();

const ANSWERS: PropertyDescriptorMap & ThisType<Text> = {
  parentNode: {
    configurable: true,
    get() {
      return standIns.get(this)?.parentNode ?? null;
    },
  },
  nextSibling: {
    configurable: true,
    get() {
      return standIns.get(this)?.nextSibling ?? null;
    },
  },
  remove: {
    configurable: true,
    value() {
      const standIn = standIns.get(this);
      release(this);
      standIn?.remove();
      this.remove();
    },
  },
  data: {
    configurable: true,
    get() {
      return this.nodeValue;
    },
    set(text: string) {
      restoreSentence(this);
      this.data = text;
    },
  },
};

function replace(text: Text, standIn: ChildNode): void {
  standIns.set(text, standIn);
  originals.set(standIn, text);
  Object.defineProperties(text, ANSWERS);
}

function release(text: Node): void {
  const standIn = standIns.get(text);
  if (!standIn) return;
  standIns.delete(text);
  originals.delete(standIn);
  for (const name of Object.keys(ANSWERS)) delete (text as unknown as Record<string, unknown>)[name];
}

function restore(text: Text): void {
  const standIn = standIns.get(text);
  release(text);
  standIn?.replaceWith(text);
}

/** Restores all text nodes of a sentence: translators work by sentence, and move words between nodes. */
function restoreSentence(text: Text): void {
  let around = standIns.get(text)?.parentElement;
  while (around?.parentElement && PHRASE.has(around.nodeName)) around = around.parentElement;
  for (const font of around?.querySelectorAll(FONT) ?? []) {
    const original = originals.get(font);
    if (original) restore(original);
  }
  restore(text);
}

/** True if an element replaced a text node. */
const stood = (put: MutationRecord, taken: MutationRecord, font: Node): boolean =>
  put === taken ||
  taken.previousSibling === font ||
  taken.nextSibling === font ||
  (put.previousSibling === taken.previousSibling && put.nextSibling === taken.nextSibling);

function note(records: readonly MutationRecord[]): void {
  const taken = records.flatMap((record) =>
    [...record.removedNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [{ text: node as Text, record }] : [])),
  );
  for (const record of records) {
    if (record.target.nodeName === FONT) continue;
    for (const added of record.addedNodes) {
      // The translator undoes its work.
      if (standIns.has(added)) release(added);
      if (added.nodeName !== FONT || originals.has(added) || added.parentNode !== record.target) continue;
      const match = taken.find(
        (change) => change.record.target === record.target && !standIns.has(change.text) && stood(record, change.record, added),
      );
      if (match) replace(match.text, added as ChildNode);
    }
    for (const removed of record.removedNodes) {
      const original = originals.get(removed);
      const text = [...record.addedNodes].find((added) => added.nodeType === Node.TEXT_NODE);
      if (!original || removed.isConnected || !text) continue;
      // The translator restores it with a text node of its own.
      release(original);
      replace(original, text as Text);
    }
  }
}

/** Redirects insertion before a replaced node to its stand-in; a moved node is restored first. */
function mind(name: 'insertBefore' | 'moveBefore'): void {
  const { prototype } = Node as unknown as { prototype: Record<string, (node: Node, before: Node | null) => unknown> };
  const put = prototype[name] ?? (Element.prototype as unknown as typeof prototype)[name];
  const owner = Object.hasOwn(prototype, name) ? prototype : (Element.prototype as unknown as typeof prototype);
  if (!put) return;
  owner[name] = function (this: Node, node: Node, before: Node | null) {
    const isPlace = before !== null && standIns.get(node) === before;
    if (standIns.has(node)) restore(node as Text);
    if (isPlace) return node;
    return put.call(this, node, (before && standIns.get(before)) ?? before);
  };
}

/** Keeps the page right under translation. @returns ends it */
export function keepTranslated(page: Node): () => void {
  let isMinded = false;
  const observer = new MutationObserver((records) => {
    if (!isMinded && !records.some(({ addedNodes }) => [...addedNodes].some(({ nodeName }) => nodeName === FONT))) return;
    if (!isMinded) for (const name of ['insertBefore', 'moveBefore'] as const) mind(name);
    isMinded = true;
    note(records);
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}
