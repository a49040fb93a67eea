/** Delay on a hidden page, in ms. */
const UNSEEN = 250;

/** Runs something once before the next frame, however often requested. @returns requests it */
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
