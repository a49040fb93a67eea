import { Motion } from '../../../src/board/animation/motion';
import { type CameraState, rectToScreen, toScreen, type Viewport } from '../../../src/board/camera/camera';
import { CameraControl } from '../../../src/board/camera/camera-control';

const viewport: Viewport = { w: 1000, h: 800, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
const bounds = { x: 0, y: 0, w: 2000, h: 1600 };

/** A camera over a table of 2000 × 1600, and a clock to turn by hand. */
const over = (opts: { reduced?: boolean } = {}) => {
  let screen = viewport;
  let frames = 0;
  const motion = new Motion(
    () => 1,
    () => opts.reduced ?? false,
    () => {},
  );
  const camera = new CameraControl({
    viewport: () => screen,
    bounds: () => bounds,
    frame: (follow) => (follow.what === 'player' ? { box: { x: 100, y: 100, w: 400, h: 300 }, max: 3 } : { box: bounds, max: 1 }),
    motion,
    reduced: () => opts.reduced ?? false,
    wake: () => (frames += 1),
  });
  camera.refit(0);
  let now = 0;
  const pass = (ms: number): void => {
    for (const end = now + ms; now < end; ) {
      now += 10;
      motion.advance(now);
      camera.advance(10);
    }
  };
  return { camera, pass, resize: (to: Viewport) => (screen = to), frames: () => frames };
};

describe('the camera in motion', () => {
  it('U92 flies to a player and arrives', () => {
    const { camera, pass } = over();
    camera.keep({ what: 'player', player: 'ann' });
    pass(200);
    expect(camera.now.zoom).toBeGreaterThan(0.5);
    expect(camera.now.zoom).toBeLessThan(camera.goal.zoom);
    pass(400);
    expect(camera.now).toEqual(camera.goal);
    expect(camera.now).toMatchObject({ x: 300, y: 250 });
  });

  it('U93 lets the hand take over in mid-flight, from where the camera is', () => {
    const { camera, pass } = over();
    camera.keep({ what: 'player', player: 'ann' });
    pass(200);
    const { zoom } = camera.now;
    camera.dragBy(50, 0);
    pass(600);
    expect(camera.now.zoom).toBeCloseTo(zoom, 5);
    expect(camera.follow).toBeNull();
  });

  it('U93 stays in a hand that pauses, and asks for the frame in which cards stand sharp when it lets go', () => {
    const { camera, pass, frames } = over();
    camera.drag(true);
    camera.dragBy(50, 0);
    pass(600);
    expect([camera.dragged, camera.advance(10)]).toEqual([true, false]);
    const before = frames();
    camera.drag(false);
    expect([camera.dragged, frames()]).toEqual([false, before + 1]);
  });

  it('U90 catches up with the wheel smoothly and comes to rest', () => {
    const { camera, pass } = over();
    const before = camera.now.zoom;
    camera.zoomBy(2);
    pass(30);
    expect(camera.now.zoom).toBeGreaterThan(before);
    expect(camera.now.zoom).toBeLessThan(before * 2);
    pass(1500);
    expect(camera.now.zoom).toBeCloseTo(before * 2, 6);
    expect(camera.advance(10)).toBe(false);
  });

  it('U93 moves while a key is held, and a tap between two frames moves too', () => {
    const { camera, pass } = over();
    const { x } = camera.goal;
    camera.hold({ x: 1, y: 0 });
    camera.hold({ x: 0, y: 0 });
    expect(camera.goal.x).toBeGreaterThan(x);
    const tapped = camera.goal.x;
    camera.hold({ x: -1, y: 0 });
    pass(200);
    camera.hold({ x: 0, y: 0 });
    expect(camera.goal.x).toBeLessThan(tapped - 50);
  });

  it('U92 fits again after the window changed, unless the viewer has moved away', () => {
    const { camera, resize } = over();
    resize({ ...viewport, w: 500 });
    camera.refit(0);
    expect(camera.now.zoom).toBeCloseTo(0.25, 6);
    camera.zoomBy(3);
    const chosen = camera.goal.zoom;
    resize(viewport);
    camera.refit(0);
    expect(camera.goal.zoom).toBe(chosen);
  });

  it('U93 keeps everything where it is on the screen when the interface covers more of it', () => {
    const { camera, resize } = over();
    camera.zoomBy(2);
    const looked = camera.goal;
    const panel = { ...viewport, insets: { ...viewport.insets, right: 400 } };
    resize(panel);
    camera.uncover(viewport);
    const p = { x: 700, y: 500 };
    expect(toScreen(camera.goal, panel, p)).toEqual(toScreen(looked, viewport, p));
  });

  it('U93 goes along with what is looked at when the table is laid out anew, and shows what comes to hang out of sight', () => {
    const { camera, pass } = over();
    const moved = (look: CameraState) => ({ ...look, x: look.x + 100 });
    camera.goAlong(moved, null, 450);
    expect(camera.goal.x).toBe(1000);
    camera.zoomBy(2);
    const before = camera.goal;
    camera.goAlong(moved, null, 450);
    pass(500);
    expect(camera.now).toEqual({ ...before, x: before.x + 100 });
    const box = { x: 1900, y: 100, w: 80, h: 40 };
    camera.goAlong((look) => look, box, 450);
    pass(500);
    const seen = rectToScreen(camera.now, viewport, box);
    expect(seen.x + seen.w).toBeLessThanOrEqual(viewport.w + 0.01);
    expect(seen.y).toBeGreaterThanOrEqual(-0.01);
  });

  it('jumps instead of flying with reduced motion', () => {
    const { camera } = over({ reduced: true });
    camera.keep({ what: 'player', player: 'ann' });
    expect(camera.now).toMatchObject({ x: 300, y: 250 });
    camera.zoomBy(2);
    camera.advance(10);
    expect(camera.now).toEqual(camera.goal);
  });
});
