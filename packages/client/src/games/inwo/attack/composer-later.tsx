import { Later, lazyPart, Waiting } from '../../../ui/lazy-part';
import type { AttackDraft } from '../drafts/data';
import type { Position } from '../types';

/** What an attack is put together with: nobody needs it before the first one. */
export const composer = lazyPart(() => import('./composer'));

export const Composer = (props: { draft: AttackDraft; position: Position }) => (
  <Later part={composer} againMs={3000} fallback={() => <Waiting />}>
    {(loaded) => <loaded.Composer {...props} />}
  </Later>
);
