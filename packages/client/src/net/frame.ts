/** How long a page that is not drawn keeps what is new to itself, in ms. */
const UNSEEN = 250;

/**
 * Runs something before the page is drawn the next time, however often it is asked to until then.
 *
 * @returns what asks for it
 */
export function oncePerFrame(run: () => void): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    const go = () => {
      cancelAnimationFrame(frame);
      clearTimeout(alarm);
      if (!asked) return;
      asked = false;
      run();
    };
    const frame = requestAnimationFrame(go);
    const alarm = setTimeout(go, UNSEEN);
  };
}
