import type { PlayerId } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { SeatMark } from '../../ui/seat-mark';
import css from './offer-frame.module.css';

/** Common part of both games' open offers. */
export interface ShownOffer {
  readonly id: string;
  readonly by: PlayerId;
  readonly to: PlayerId;
  readonly secret: boolean;
  readonly isCounter: boolean;
  /** From 2; undefined: the first. */
  readonly version?: number | undefined;
  readonly replaces?: string | undefined;
  readonly terms: readonly { readonly text: string; readonly testid?: string }[];
}

export interface GoneOffer {
  readonly id: string;
  readonly why: string;
  readonly line: string;
}

/** How long an ended offer shows its reason; meanwhile nothing else moves under the pointer. */
const FAREWELL_MS = 9000;

/** Recently ended offers. @param goneIn ids of ended offers in events */
export function useGone(goneIn: (events: readonly { readonly type: string }[]) => readonly GoneOffer[]): readonly GoneOffer[] {
  const table = useTable();
  const [gone, setGone] = useState<readonly GoneOffer[]>([]);
  const read = useRef(goneIn);
  read.current = goneIn;
  useEffect(
    () =>
      table.link.onEvents((events) => {
        const closed = read.current(events);
        if (closed.length > 0) setGone((before) => [...before, ...closed]);
      }),
    [table],
  );
  useEffect(() => {
    if (gone.length === 0) return;
    const clock = setTimeout(() => setGone([]), FAREWELL_MS);
    return () => clearTimeout(clock);
  }, [gone]);
  return gone;
}

/** Open offers in the order made, a new version in the place of the former one; an ended offer shows its reason in place. */
export function OfferList<O extends ShownOffer>(props: {
  open: readonly O[];
  gone: readonly GoneOffer[];
  /** They wait for the viewer's answer, and lie on top of the panel. */
  waiting: boolean;
  show: (offer: O) => ComponentChildren;
  children?: ComponentChildren;
}) {
  const { open, gone, waiting, show, children } = props;
  const order = useRef<string[]>([]);
  for (const { id, replaces } of open) {
    if (order.current.includes(id)) continue;
    const before = replaces === undefined ? -1 : order.current.indexOf(replaces);
    if (before >= 0) order.current[before] = id;
    else order.current.push(id);
  }
  order.current = order.current.filter((id) => open.some((offer) => offer.id === id) || gone.some((closed) => closed.id === id));
  const hasMore = Array.isArray(children) ? children.length > 0 : Boolean(children);
  if (order.current.length === 0 && !hasMore) return null;
  return (
    <ul class={cx(css.offers, waiting && css.inFront)} aria-label={t('trade.open')} data-testid={waiting ? 'offers-waiting' : 'offers'}>
      {order.current.map((id) => {
        const offer = open.find((entry) => entry.id === id);
        const closed = gone.find((entry) => entry.id === id);
        if (offer) return show(offer);
        return (
          closed && (
            <li key={id} class="small muted" data-testid={`gone-${id}`} data-why={closed.why}>
              <span role="status">{closed.line}</span>
            </li>
          )
        );
      })}
      {children}
    </ul>
  );
}

/** One offer: in full for its receiver while no draft is open; otherwise one line that unfolds. */
export function OfferFrame(props: {
  offer: ShownOffer;
  whole: ComponentChildren;
  brief: ComponentChildren;
  answers: ComponentChildren;
  own: ComponentChildren;
}) {
  const table = useTable();
  const { offer, whole, brief, answers, own } = props;
  const { id, by, to: receiver } = offer;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const from = table.seat(by);
  const forMe = receiver === table.game.me;
  const isBusy = table.game.isAwaited.value && table.game.decision.value.kind !== 'turn';
  const shown = chosen ?? (forMe && !isBusy && table.draft.current.value === null);
  return (
    <li style={{ '--seat': from.look.colour }} class={cx(forMe && css.forMe)} data-testid={id} data-whole={shown}>
      <header>
        <p class={css.offerTitle}>
          <SeatMark look={from.look} size={12} /> {forMe ? t('trade.from', { name: from.name }) : `${from.name} → ${table.name(receiver)}`}
        </p>
        <Button kind="quiet" size="small" pressed={shown} testid={`look-${id}`} onClick={() => setChosen(!shown)}>
          {t('trade.look')}
        </Button>
      </header>
      <Nature offer={offer} />
      {shown ? whole : brief}
      {forMe && <div class={cx('button-row', css.offerAnswers)}>{answers}</div>}
      {forMe && <StopOffers id={id} by={by} />}
      {by === table.game.me && <div class="button-row">{own}</div>}
    </li>
  );
}

function Nature({ offer: { id, secret, isCounter, version, terms } }: { offer: ShownOffer }) {
  if (!secret && !isCounter && !version && terms.length === 0) return null;
  return (
    <p class={css.offerNature}>
      {version && (
        <span class="pill" role="status" data-testid={`version-${id}`}>
          {t('trade.version', { n: version })}
        </span>
      )}
      {secret && <span class="pill">{t('trade.isSecret')}</span>}
      {isCounter && <span class="pill">{t('trade.isCounter')}</span>}
      {terms.map(({ text, testid }) => (
        <span key={text} class="pill" data-testid={testid}>
          {text}
        </span>
      ))}
    </p>
  );
}

function StopOffers({ id, by }: { id: string; by: PlayerId }) {
  const table = useTable();
  const orders = table.link.orders.value;
  return (
    <Button
      class={css.offerStop}
      size="small"
      kind="quiet"
      testid={`no-offers-${id}`}
      hint={t('trade.noMoreHint', { name: table.name(by) })}
      onClick={() => void table.send('orders', { orders: { ...orders, noOffersFrom: [...new Set([...orders.noOffersFrom, by])] } })}
    >
      {t('trade.noMore', { name: table.name(by) })}
    </Button>
  );
}

export const OfferWords = ({ children }: { children: ComponentChildren }) => <p class={cx('small', css.offerWords)}>{children}</p>;

/** Gifts that a player is open to offers on; the answer is an offer. */
export function Opening(props: {
  player: PlayerId;
  things: readonly string[];
  /** Why no offer can be made now; null: one can. */
  reason: ComponentChildren;
  onEnd: () => void;
  onAnswer: () => void;
}) {
  const { seat, name, game } = useTable();
  const { player, things, reason, onEnd, onAnswer } = props;
  const { look, place } = seat(player);
  const mine = player === game.me;
  return (
    <li style={{ '--seat': look.colour }} data-testid={`opening-${place}`}>
      <p class={css.offerTitle}>
        <SeatMark look={look} size={12} /> {t('trade.opening', { mine: mine ? 'yes' : 'no', name: name(player) })}
      </p>
      <OfferWords>{things.filter(Boolean).join(', ')}</OfferWords>
      {game.me !== null && (
        <div class="button-row">
          {mine ? (
            <Button size="small" testid="opening-end" onClick={onEnd}>
              {t('trade.openingEnd')}
            </Button>
          ) : (
            <Button size="small" icon="trade" testid={`opening-answer-${place}`} reason={reason} onClick={onAnswer}>
              {t('trade.openingAnswer')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
