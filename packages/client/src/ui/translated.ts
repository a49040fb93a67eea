/*
 * Browsers that translate a page put elements of their own, <font>, in the place of text nodes. What draws the page still holds those
 * text nodes: it would change them where nobody sees it, leave the elements behind when they go, and fail to put anything before them.
 * Here each text node that was replaced answers for what stands in its place, and comes back as soon as it changes; the browser then
 * translates it anew.
 */

/** Element of a translator in the place of a text. */
const FONT = 'FONT';
/** Elements within a sentence: where one word changes, all of it is translated again. */
const PHRASE = new Set('A B BDI BDO CODE EM FONT I KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '));

/** Stand-ins of text nodes, and the text nodes by their stand-ins. */
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

/** From now on something else stands in the place of a text node. */
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

/** Puts all text nodes of a sentence back: translators tell them apart by sentences, and move words from one to another. */
function restoreSentence(text: Text): void {
  let around = standIns.get(text)?.parentElement;
  while (around?.parentElement && PHRASE.has(around.nodeName)) around = around.parentElement;
  for (const font of around?.querySelectorAll(FONT) ?? []) {
    const original = originals.get(font);
    if (original) restore(original);
  }
  restore(text);
}

/** True if an element stands where a text node was taken away. */
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
      // The translator takes its work back.
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
      // It takes it back by a text node of its own.
      release(original);
      replace(original, text as Text);
    }
  }
}

/** A node put before a text node is put before its stand-in, and one that moves is itself again before that. */
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

/**
 * Keeps the page right while the browser translates it.
 *
 * @returns ends it
 */
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
