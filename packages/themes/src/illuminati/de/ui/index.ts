import type { Same } from '../../../theme.js';
import type { ui as en } from '../../en/ui/index.js';
import { absence } from './absence.js';
import { actions } from './actions.js';
import { attack } from './attack.js';
import { card } from './card.js';
import { charts } from './charts.js';
import { coach } from './coach.js';
import { common } from './common.js';
import { end } from './end.js';
import { hand } from './hand.js';
import { hints } from './hints.js';
import { home } from './home.js';
import { library } from './library.js';
import { lobby } from './lobby.js';
import { log } from './log.js';
import { menu } from './menu.js';
import { options } from './options.js';
import { orders } from './orders.js';
import { placing } from './placing.js';
import { powers } from './powers.js';
import { replay } from './replay.js';
import { replays } from './replays.js';
import { scene } from './scene.js';
import { specials } from './specials.js';
import { status } from './status.js';
import { talk } from './talk.js';
import { textView } from './text-view.js';
import { top } from './top.js';
import { trade } from './trade.js';

/** Texts of the screens in German, a file for each area. */
export const ui = {
  ...absence,
  ...actions,
  ...attack,
  ...card,
  ...charts,
  ...coach,
  ...common,
  ...end,
  ...hand,
  ...hints,
  ...home,
  ...library,
  ...lobby,
  ...log,
  ...menu,
  ...options,
  ...orders,
  ...placing,
  ...powers,
  ...replay,
  ...replays,
  ...scene,
  ...specials,
  ...status,
  ...talk,
  ...textView,
  ...top,
  ...trade,
} satisfies Same<typeof en>;
