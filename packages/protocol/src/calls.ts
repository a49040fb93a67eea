import { z } from 'zod';

/** Letters of an endpoint, as push services give them out. */
const LONGEST_ENDPOINT = 600;
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+=*$/);

/** Push subscription of a browser (`PushSubscription.toJSON()`), and its language. */
export const subscriptionSchema = z.strictObject({
  endpoint: z
    .string()
    .max(LONGEST_ENDPOINT)
    .regex(/^https?:\/\/\S+$/),
  keys: z.strictObject({ p256dh: bytes(120), auth: bytes(60) }),
  language: z.string().regex(/^[a-z]{2}$/),
});
export type Subscription = z.output<typeof subscriptionSchema>;

/** `GET /api/calls`: key for push subscriptions; null: no notifications. */
export interface CallsOffer {
  key: string | null;
}

/** Payload of a notification, encrypted for its browser: only that a table waits. */
export interface Call {
  code: string;
  name: string;
  language: string;
}
