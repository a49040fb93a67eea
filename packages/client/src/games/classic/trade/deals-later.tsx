import { untracked } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { firstControl } from '../../../hud/shell/panel-focus';
import { StepPanel } from '../../../hud/shell/step-panel';
import { t } from '../../../text';
import { Button } from '../../../ui/button';
import { Later, lazyPart, loadedOf } from '../../../ui/lazy-part';
import { useTable } from '../use-table';
import { openOffers } from './bargain';
import css from './deals-later.module.css';

type Deals = typeof import('./deals');

export const deals = lazyPart(() => import('./deals'));

/** The loaded part, if any; the caller does not subscribe to its loading. */
export const loadedDeals = () => untracked(() => loadedOf(deals));

export function DealPanel({ children }: { children: (deals: Deals) => ComponentChildren }) {
  const table = useTable();
  const place = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const { value } = deals;
  // Moves the keyboard focus from the placeholder to its replacement.
  const focused = document.activeElement;
  if (place.current?.contains(focused)) held.current = true;
  else if (focused !== document.body) held.current = false;
  useLayoutEffect(() => {
    if (held.current && !place.current?.contains(document.activeElement)) firstControl(place.current)?.focus();
  }, [value]);
  return (
    <div ref={place}>
      <Later
        part={deals}
        fallback={(failed) => (
          <StepPanel title={t('action.trade')} testid="deals-wait" onCancel={() => table.draft.cancel()}>
            <Waiting failed={failed} />
          </StepPanel>
        )}
      >
        {children}
      </Later>
    </div>
  );
}

export function OffersLater({ waiting }: { waiting: boolean }) {
  const view = useTable().game.view.value;
  const isOffered = openOffers({ view }).length > 0 || view.board.seats.some(({ openToOffers }) => openToOffers);
  // Stays mounted once loaded: an offer that is gone still says why.
  if (!isOffered && !loadedOf(deals)) return null;
  return (
    <Later
      part={deals}
      fallback={(failed) => (
        <div class={css.waiting}>
          <Waiting failed={failed} />
        </div>
      )}
    >
      {({ OpenOffers }) => <OpenOffers waiting={waiting} />}
    </Later>
  );
}

const Waiting = ({ failed }: { failed: boolean }) => (
  <>
    <p class="small muted" role="status" data-testid={failed ? 'deals-failed' : 'deals-loading'}>
      {t(failed ? 'trade.failed' : 'trade.loading')}
    </p>
    {failed && (
      <Button size="small" testid="deals-retry" onClick={deals.retry}>
        {t('trade.retry')}
      </Button>
    )}
  </>
);
