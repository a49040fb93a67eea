import { createHmac } from 'node:crypto';
import type { Call, Subscription } from '@illuminice/protocol';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { errorCode } from '../error-code.js';
import { isAllowed } from '../settings/push-services.js';
import { CALENDAR } from '../store/retention.js';
import type { Store } from '../store/store.js';
import type { Time, Timers } from '../time.js';

interface TurnNotification {
  readonly code: string;
  /** Names of the table and of the player. */
  readonly table: string;
  readonly name: string;
  readonly push: Subscription | null;
  /** True if it is public: spectators see the game at the same time. */
  readonly isOpen: boolean;
  gone(): void;
}

export interface Notifier {
  /** Absence before a call, in ms. */
  readonly after: number;
  accepts(endpoint: string): boolean;
  call(call: TurnNotification): void;
}

/** Time-out of a delivery, and pauses after each failure; ms. */
const PATIENCE = 10_000;
const PAUSES = [5000, 20_000, 80_000, 320_000, 1_280_000] as const;
/** Longest pause that another server may ask for, in ms. */
const MOST_WAIT = 3_600_000;
/** Waiting deliveries, deliveries under way, and webhook posts a minute. */
const MOST_WAITING = 2000;
const MOST_AT_ONCE = 4;
const MOST_POSTS = 60;
/** How long a push service keeps a call for a browser that is off, in s. */
const KEPT = 3 * 24 * 60 * 60;
const KEYS = 'web push keys';

interface Delivery {
  readonly what: 'push' | 'webhook';
  /** @returns the status of the answer, and after how many ms to try again if it says so */
  send(): Promise<{ status: number; wait: number }>;
  gone(): void;
  failed: number;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The library, loaded where push is on, and the server's keys. */
interface WebPush {
  readonly library: typeof import('web-push');
  readonly keys: Keys;
}

/** The keys are made once and stored. */
async function openWebPush(store: Store): Promise<WebPush> {
  const { default: library } = await import('web-push');
  return { library, keys: JSON.parse(await store.keep(KEYS, JSON.stringify(library.generateVAPIDKeys()))) as Keys };
}

/** Calls players by web push, and the host's webhook. Nothing waits for it, and nothing survives a restart. */
export class Notifications implements Notifier {
  readonly after: number;
  readonly #waiting: Delivery[] = [];
  readonly #pauses = new Set<() => void>();
  #underWay = 0;
  #posts = { minute: 0, count: 0 };
  #stopped = false;

  private constructor(
    private readonly config: Pick<
      Config,
      'pushContact' | 'pushServices' | 'webhookUrl' | 'webhookSecret' | 'publicUrl' | 'basePath' | 'callAfterSeconds'
    >,
    private readonly webPush: WebPush | null,
    private readonly log: Logger,
    private readonly time: Pick<Time, 'now'> & Timers,
  ) {
    this.after = config.callAfterSeconds * 1000;
  }

  /** @returns null if the settings name nobody to call */
  static async start(
    config: Config,
    store: Store,
    log: Logger,
    time: Pick<Time, 'now'> & Timers = CALENDAR,
  ): Promise<Notifications | null> {
    if (config.pushContact === undefined && config.webhookUrl === undefined) return null;
    return new Notifications(config, config.pushContact === undefined ? null : await openWebPush(store), log, time);
  }

  get key(): string | null {
    return this.webPush?.keys.publicKey ?? null;
  }

  accepts(endpoint: string): boolean {
    return this.webPush !== null && isAllowed(endpoint, this.config.pushServices);
  }

  call(call: TurnNotification): void {
    const { push, isOpen } = call;
    if (push && this.webPush && this.accepts(push.endpoint)) {
      const { webPush } = this;
      this.#add({ what: 'push', failed: 0, send: () => this.#push(webPush, call, push), gone: call.gone });
    }
    if (isOpen && this.config.webhookUrl !== undefined && this.#mayPost())
      this.#add({ what: 'webhook', failed: 0, send: () => this.#post(call), gone: () => {} });
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#pauses) cancel();
    this.#waiting.length = 0;
  }

  #mayPost(): boolean {
    const minute = Math.floor(this.time.now() / 60_000);
    if (minute !== this.#posts.minute) this.#posts = { minute, count: 0 };
    this.#posts.count += 1;
    if (this.#posts.count === MOST_POSTS + 1) this.log.warn({ most: MOST_POSTS }, 'more calls in a minute than the webhook is told of');
    return this.#posts.count <= MOST_POSTS;
  }

  #add(delivery: Delivery): void {
    if (this.#stopped || this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(delivery);
    this.#next();
  }

  #next(): void {
    while (this.#underWay < MOST_AT_ONCE) {
      const delivery = this.#waiting.shift();
      if (!delivery) return;
      this.#underWay += 1;
      void this.#deliver(delivery).finally(() => {
        this.#underWay -= 1;
        this.#next();
      });
    }
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { what } = delivery;
    let wait = 0;
    try {
      const answer = await delivery.send();
      if (answer.status < 300) return;
      // The subscription was revoked.
      if (what === 'push' && (answer.status === 404 || answer.status === 410)) {
        delivery.gone();
        return;
      }
      const isPassing = answer.status >= 500 || answer.status === 429 || answer.status === 408;
      if (!isPassing) {
        this.log.warn({ what, status: answer.status }, 'a call was refused');
        return;
      }
      wait = answer.wait;
    } catch (error) {
      this.log.debug({ what, code: errorCode(error) }, 'a call did not get through');
    }
    this.#again(delivery, wait);
  }

  #again(delivery: Delivery, asked: number): void {
    const pause = PAUSES[delivery.failed];
    delivery.failed += 1;
    if (pause === undefined) this.log.warn({ what: delivery.what }, 'a call is given up');
    if (pause === undefined || this.#stopped) return;
    const cancel = this.time.after(Math.max(pause, Math.min(asked, MOST_WAIT)), () => {
      this.#pauses.delete(cancel);
      this.#add(delivery);
    });
    this.#pauses.add(cancel);
  }

  #push(
    { library, keys: ours }: WebPush,
    { code, table }: TurnNotification,
    { endpoint, keys, language }: Subscription,
  ): ReturnType<Delivery['send']> {
    const call: Call = { code, name: table, language };
    const { headers, body } = library.generateRequestDetails({ endpoint, keys }, JSON.stringify(call), {
      vapidDetails: { subject: this.config.pushContact ?? '', ...ours },
      TTL: KEPT,
      // A later call of the same table replaces a waiting one.
      topic: code,
      urgency: 'normal',
    });
    const { 'Content-Length': _, ...rest } = headers as Record<string, string>;
    return send(endpoint, rest, body as Buffer);
  }

  #post({ code, table, name }: TurnNotification): ReturnType<Delivery['send']> {
    const { webhookUrl, webhookSecret, publicUrl, basePath } = this.config;
    const link = publicUrl === undefined ? null : `${publicUrl}${basePath}/t/${code}`;
    const text = `${name}: your turn at ${table}${link === null ? '' : ` – ${link}`}`;
    // `text` is for Mattermost and Slack, `content` for Discord, which must mention nobody.
    const mentions = { allowed_mentions: { parse: [] } };
    const body = JSON.stringify({ event: 'turn', table: code, name: table, player: name, link, text, content: text, ...mentions });
    const signed: Record<string, string> =
      webhookSecret === undefined ? {} : { 'x-illuminice-signature': `sha256=${sign(webhookSecret, body)}` };
    return send(webhookUrl ?? '', { 'content-type': 'application/json', ...signed }, body);
  }
}

const sign = (secret: string, body: string): string => createHmac('sha256', secret).update(body).digest('hex');

/** Posts without following redirects, and reads only the head of the answer. */
async function send(url: string, headers: Record<string, string>, body: Buffer | string): ReturnType<Delivery['send']> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: body as never,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  });
  await response.body?.cancel();
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return { status: response.status || 302, wait: Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0 };
}
