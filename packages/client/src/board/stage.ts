// The content policy forbids code from strings, which Pixi would make for its shaders.
import 'pixi.js/unsafe-eval';
// The burning of cards, the threads and the guilloche.
import 'pixi.js/filters';
import 'pixi.js/mesh';
import { Container, Ticker, WebGLRenderer } from 'pixi.js';

/** Layers of the table, from the felt up. World layers move with the camera, the overlay is fixed to the screen. */
export interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly world: Container;
  readonly under: Container;
  readonly bodies: Container;
  readonly tops: Container;
  readonly ghosts: Container;
  readonly flying: Container;
  readonly overlay: Container;
  readonly threads: Container;
  readonly backdrop: HTMLElement;
  readonly dom: HTMLElement;
  readonly size: { w: number; h: number; scale: number };
  wake(): void;
  destroy(): void;
}

/** Pictures in one draw call. */
const BATCHED = 8;

export const createStage = async (host: HTMLElement, handlers: { frame(now: number): boolean; resize(): void }): Promise<Stage> => {
  // Pixi's housekeeping would request frames for ever; it runs within ours.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const renderer = new WebGLRenderer<HTMLCanvasElement>();
  const scale = () => Math.min(3, window.devicePixelRatio || 1);
  await renderer.init({
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    // No events and accessibility tree of Pixi: the board listens itself, and readers get the text view.
    manageImports: false,
    // Pictures have smooth edges; multisampling would cost more than the table.
    antialias: false,
    resolution: scale(),
    autoDensity: true,
    backgroundAlpha: 0,
  });
  // A shader that chooses among 32 pictures per px is slow; a few more draw calls are not.
  renderer.limits.maxBatchableTextures = Math.min(BATCHED, renderer.limits.maxBatchableTextures);
  const { canvas } = renderer;
  const root = new Container();
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;display:block;touch-action:none';
  canvas.setAttribute('aria-hidden', 'true');
  const dom = document.createElement('div');
  dom.className = 'scene-dom';
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
  const backdrop = document.createElement('div');
  backdrop.style.cssText = 'position:absolute;inset:0;background:var(--night)';
  host.append(backdrop, canvas, dom);
  // One matrix for a camera move instead of one a picture.
  const world = new Container({ isRenderGroup: true });
  const under = new Container();
  const bodies = new Container();
  const tops = new Container();
  const ghosts = new Container();
  const flying = new Container();
  const overlay = new Container();
  const threads = new Container();
  world.addChild(under, bodies, tops, ghosts, flying);
  // Threads run below the cards, so no name or figure is covered.
  root.addChild(threads, world, overlay);
  const size = { w: Math.max(1, host.clientWidth), h: Math.max(1, host.clientHeight), scale: scale() };
  let request = 0;
  const tick = (now: number): void => {
    request = 0;
    const more = handlers.frame(now);
    renderer.render(root);
    Ticker.system.update(now);
    if (more) wake();
  };
  const wake = (): void => {
    if (request === 0) request = requestAnimationFrame(tick);
  };
  const measure = (): void => {
    const w = Math.max(1, host.clientWidth);
    const h = Math.max(1, host.clientHeight);
    if (w === size.w && h === size.h && scale() === size.scale) return;
    size.w = w;
    size.h = h;
    size.scale = scale();
    renderer.resize(w, h, size.scale);
    handlers.resize();
    wake();
  };
  // A lost context (driver restart, memory on phones): Pixi uploads again, but nothing else would request the frame.
  canvas.addEventListener('webglcontextrestored', wake);
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  window.addEventListener('resize', measure);
  return {
    canvas,
    world,
    under,
    bodies,
    tops,
    ghosts,
    flying,
    overlay,
    threads,
    backdrop,
    dom,
    size,
    wake,
    destroy: () => {
      cancelAnimationFrame(request);
      observer.disconnect();
      window.removeEventListener('resize', measure);
      backdrop.remove();
      dom.remove();
      root.destroy({ children: true });
      renderer.destroy({ removeView: true });
    },
  };
};
