import { z } from 'zod';

/** Letters of an endpoint, as push services give them out. */
const LONGEST_ENDPOINT = 600;
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+=*$/);

/** Where and how a browser is reached while its page is closed (`PushSubscription.toJSON()`), and in which language. */
export const subscriptionSchema = z.strictObject({
  endpoint: z
    .string()
    .max(LONGEST_ENDPOINT)
    .regex(/^https?:\/\/\S+$/),
  keys: z.strictObject({ p256dh: bytes(120), auth: bytes(60) }),
  language: z.string().regex(/^[a-z]{2}$/),
});
export type Subscription = z.output<typeof subscriptionSchema>;

/** `GET /api/calls`: the key that browsers subscribe with; null: this server calls nobody. */
export interface CallsOffer {
  key: string | null;
}

/** What is sent to a browser, encrypted for it alone: that somebody is waited for at a table, and nothing else. */
export interface Call {
  code: string;
  /** What the table is called. */
  name: string;
  language: string;
}
