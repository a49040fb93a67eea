import type { CDPSession, Page } from 'playwright-core';

/** Lighthouse's phone on slow 4G: 1.6 Mbit/s, 150 ms round trip, a processor four times slower. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Slows a page down. @returns the session that does it, which reports the page's network */
export const onSlowPhone = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
};
