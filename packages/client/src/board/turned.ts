import type { Rotation } from '@illuminice/rules';
import { signal } from '@preact/signals';

/** Quarters by which the viewer has turned the table that is drawn, clockwise (U91). */
export const turned = signal<Rotation>(0);
