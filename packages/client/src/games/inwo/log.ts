import type { PlayerId } from '@illuminice/rules';
import type { GameEvent } from '@illuminice/rules/inwo';
import { type LogKind, logKind } from '@illuminice/themes/inwo';
import type { GameUi } from '../../table/game-ui';
import type { Recap } from '../../table/recap';
import { captionOf } from './caption';
import type { Inwo } from './types';
import { cardOf, logLine, t } from './words';

const KINDS = ['turn', 'attack', 'plot', 'structure', 'hand', 'deal', 'table'] as const satisfies readonly LogKind[];

/** Events of a recap: gains of a turn, and losses of others. */
const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'played',
  'cancelled',
  'announced',
  'resolved',
  'placed',
  'broughtIn',
  'destroyed',
  'devastated',
  'offered',
  'claimed',
  'claimFell',
  'left',
  'ended',
]);

/** Recap turn by turn: public facts and the viewer's own secrets only, as in the log. */
function recapOf(events: readonly GameEvent[]): Recap<Inwo> {
  const passes: PlayerId[] = [];
  const turns: { turn: Recap['turns'][number]['turn']; lines: { event: GameEvent; said: string | null }[] }[] = [{ turn: null, lines: [] }];
  for (const event of events) {
    if (event.type === 'turnBegan') turns.push({ turn: event, lines: [] });
    if (event.type === 'saidDone') passes.push(event.player);
    if (TOLD.has(event.type)) turns.at(-1)?.lines.push({ event, said: null });
  }
  return { turns: turns.filter(({ turn, lines }) => turn || lines.length > 0), passes };
}

export const log: GameUi<Inwo>['log'] = {
  line: (event, names, view) => logLine(event, { ...names, copy: (id) => (view && cardOf(view.board, id)) ?? undefined }),
  kindOf(event) {
    const kind = logKind(event);
    return kind === 'detail' ? null : kind;
  },
  kinds: KINDS,
  recap: recapOf,
  caption: captionOf,
  kindName: (kind) => t('log.kind', { kind }),
};
