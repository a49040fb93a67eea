import { signal } from '@preact/signals';

export const optionsOpen = signal(false);
