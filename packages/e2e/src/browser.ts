import { type Browser, chromium } from 'playwright-core';

/** Starts the Chromium at `CHROME_PATH`. @throws Error if it is not set */
export const launch = async (args: readonly string[] = []): Promise<Browser> => {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) throw new Error('CHROME_PATH names no browser; `npm test -- --only e2e` finds one');
  // Chromium's sandbox does not work for root, nor in most containers.
  return chromium.launch({ executablePath, args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args] });
};
