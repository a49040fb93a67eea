import { type LogKind, logKind } from '@illuminice/themes/inwo';
import type { GameUi } from '../../table/game-ui';
import type { Inwo } from './types';
import { cardOf, logLine, t } from './words';

const KINDS = ['turn', 'attack', 'plot', 'structure', 'hand', 'deal', 'table'] as const satisfies readonly LogKind[];

export const log: GameUi<Inwo>['log'] = {
  line: (event, names, view) => logLine(event, { ...names, copy: (id) => (view && cardOf(view.board, id)) ?? undefined }),
  kindOf(event) {
    const kind = logKind(event);
    return kind === 'detail' ? null : kind;
  },
  kinds: KINDS,
  kindName: (kind) => t('log.kind', { kind }),
};
