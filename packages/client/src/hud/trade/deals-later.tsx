import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { whenLoaded } from '../../ui/when-loaded';
import { openOffers } from '../gestures/trade';
import { firstControl } from '../panel-focus';
import { StepPanel } from '../panels/step-panel';
import { useTable } from '../table-context';

type Deals = typeof import('./deals');

const deals = signal<Deals | 'failed' | null>(null);
let asked = false;

/** Fetches what deals are made and shown with, once; what failed is fetched again when it is asked for again. */
function loadDeals(): void {
  if (asked) return;
  asked = true;
  if (deals.peek() === 'failed') deals.value = null;
  void whenLoaded(
    () => import('./deals'),
    (loaded) => {
      deals.value = loaded;
    },
    () => {
      asked = false;
      deals.value = 'failed';
    },
  );
}

/** Fetches it ahead; that this fails troubles nobody before it is needed. */
export function preloadDeals(): void {
  if (deals.peek() === null) loadDeals();
}

/** The panel of a deal, as soon as there is what it is made with. */
export function DealPanel({ children }: { children: (deals: Deals) => ComponentChildren }) {
  const table = useTable();
  const place = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const now = deals.value;
  useEffect(loadDeals, []);
  // Whoever waited here with the keyboard goes on in what takes its place.
  const focused = document.activeElement;
  if (place.current?.contains(focused)) held.current = true;
  else if (focused !== document.body) held.current = false;
  useLayoutEffect(() => {
    if (held.current && !place.current?.contains(document.activeElement)) firstControl(place.current)?.focus();
  }, [now]);
  return (
    <div ref={place}>
      {now && now !== 'failed' ? (
        children(now)
      ) : (
        <StepPanel title={t('action.trade')} testid="deals-wait" onCancel={() => table.cancel()}>
          <Waiting failed={now === 'failed'} />
        </StepPanel>
      )}
    </div>
  );
}

/** The offers on the table. They are what somebody waits for: what shows them is fetched with the first of them. */
export function OffersLater() {
  const now = deals.value;
  const some = openOffers({ view: useTable().view.value }).length > 0;
  useEffect(() => {
    if (some) loadDeals();
  }, [some]);
  if (now && now !== 'failed') return <now.OpenOffers />;
  return some ? (
    <div class="offers-wait">
      <Waiting failed={now === 'failed'} />
    </div>
  ) : null;
}

/** What was promised. */
export function PromisesLater() {
  const now = deals.value;
  useEffect(loadDeals, []);
  if (now && now !== 'failed') return <now.Promises />;
  return (
    <div class="log-lines">
      <Waiting failed={now === 'failed'} />
    </div>
  );
}

function Waiting({ failed }: { failed: boolean }) {
  return (
    <>
      <p class="small muted" role="status" data-testid={failed ? 'deals-failed' : 'deals-loading'}>
        {t(failed ? 'trade.failed' : 'trade.loading')}
      </p>
      {failed && (
        <Button size="small" testid="deals-retry" onClick={loadDeals}>
          {t('trade.retry')}
        </Button>
      )}
    </>
  );
}
