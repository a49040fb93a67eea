import type { ProposalKind } from '@illuminice/protocol';
import { again } from './again.js';
import { clock } from './clock.js';
import { end } from './end.js';
import { kick } from './kick.js';
import type { Kind } from './kind.js';
import { pause } from './pause.js';
import { resume } from './resume.js';
import { speed } from './speed.js';

export const KINDS: Readonly<Record<ProposalKind, Kind>> = { clock, speed, pause, resume, kick, end, again };
