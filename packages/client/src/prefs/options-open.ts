import { signal } from '@preact/signals';

/** Whether the options are shown, on any screen. */
export const optionsOpen = signal(false);
