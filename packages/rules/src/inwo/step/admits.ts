import type { Intent, Offer } from '../types/index.js';

export const admits = (offer: Offer, intent: Intent): boolean => offer.admits(intent);
