import type { Intent, Offer } from '../types/index.js';

/** True if the intent, whole, is one of those that the offer stands for. */
export const admits = (offer: Offer, intent: Intent): boolean => offer.admits(intent);
