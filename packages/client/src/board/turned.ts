import type { Rotation } from '@illuminice/rules';
import { signal } from '@preact/signals';

/** The viewer's rotation of the table in quarters, clockwise (U91). */
export const turned = signal<Rotation>(0);
