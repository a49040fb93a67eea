import { findSeat, groupsNeeded, type Intent, powerOf, strikeForecast, tokensFor } from '@illuminice/rules/inwo';
import { useMemo } from 'preact/hooks';
import { Odds } from '../../../hud/contest/odds';
import { FormPanel } from '../../../hud/form/form-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { countedNeed, isHopeless } from '../../../text';
import { cardOf } from '../known';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { cardName, cardText, goalText, t, term } from '../words';
import { copyName } from './choice-text';
import type { SentenceDraft, Unfinished } from './data';
import { nextBlank, refusalOf, sayable } from './filling';
import { formOf } from './form';

const titleOf = (position: Position, partial: Unfinished): string => {
  const kind = partial.type === 'playPlot' || partial.type === 'useAbility' ? partial.card : undefined;
  return kind === undefined ? term('intents', partial.type) : copyName(position.view, kind);
};

export function SentencePanel({ draft, position }: { draft: SentenceDraft; position: Position }) {
  const table = useTable();
  const { partial } = draft;
  const refusal = refusalOf(position, partial);
  const intent = sayable(position, partial);
  const missing = nextBlank(position, partial);
  const must = table.draft.isForced.value;
  const card = 'card' in partial && typeof partial.card === 'string' ? cardOf(position.view, partial.card) : undefined;
  const plays = partial.type === 'playPlot' || partial.type === 'useAbility';
  return (
    <FormPanel
      title={must ? t('banner.asked', { kind: table.game.decision.value.kind }) : titleOf(position, partial)}
      testid="sentence"
      must={must}
      notes={
        <>
          {plays && card !== undefined && <p class="small muted">{cardText(card)}</p>}
          {partial.type === 'choose' && <ChoiceNote position={position} />}
          {partial.type === 'chooseIlluminati' && <DealtNote position={position} />}
          {partial.type === 'chooseLead' && <LeadNote position={position} />}
        </>
      }
      blanks={formOf(position, draft)}
      send={{
        testid: 'sentence-send',
        text: term('intents', partial.type),
        reason: refusal ? whyNot(table, refusal) : intent ? null : t('say.missing', { field: missing?.name ?? '' }),
        send: () => (intent ? table.game.act(intent) : Promise.resolve(false)),
      }}
    >
      {intent && plays && refusal === null && <StrikeOdds position={position} intent={intent} />}
      {intent && <PaymentNote position={position} intent={intent} />}
    </FormPanel>
  );
}

/** Needed number and chance of a Disaster or another Instant attack, before it is played. */
function StrikeOdds({ position: { view }, intent }: { position: Position; intent: Intent }) {
  const strike = useMemo(() => strikeForecast(view, intent), [view, JSON.stringify(intent)]);
  if (!strike) return null;
  const { needs, odds, destroys } = strike;
  return (
    <>
      <Odds needs={needs} odds={odds} more={destroys} />
      {destroys !== null && !isHopeless(destroys) && <p class="small muted">{t('attack.destroysAt', { needs: countedNeed(destroys) })}</p>}
    </>
  );
}

/** Ways to win with each Illuminati that was dealt to the viewer (N-1304). */
const DealtNote = ({ position: { view } }: { position: Position }) => (
  <ul class="small" data-testid="dealt">
    {[...new Set(view.mine?.dealt)].map((card) => (
      <li key={card}>
        <b>{cardName(card)}</b> {goalText(card, groupsNeeded(view.board))}
      </li>
    ))}
  </ul>
);

/** Illuminati above the lead, with its ways to win: players with a dealt deck learn them here (N-107). */
function LeadNote({ position: { view, me } }: { position: Position }) {
  const { board } = view;
  const illuminati = board.cards[findSeat(board, me)?.illuminati ?? '']?.card;
  if (illuminati === undefined) return null;
  return (
    <p class="small" data-testid="lead-note">
      <b>{cardName(illuminati)}</b> {goalText(illuminati, groupsNeeded(board))}
    </p>
  );
}

/** Card that demands a choice, and the number to choose. */
function ChoiceNote({ position: { view } }: { position: Position }) {
  const top = view.board.frames.at(-1);
  if (top?.kind !== 'choose') return null;
  const { min, max, options } = top.asks;
  // A linked Plot asks only if there is one too many of it (N-808).
  const isSurplus = view.board.cards[top.play.copy]?.zone === 'linked';
  return (
    <>
      <p class="small">{t(isSurplus ? 'choose.surplus' : 'choose.by', { card: cardName(top.play.card) })}</p>
      <p class="small muted">{cardText(top.play.card)}</p>
      {options <= 0 && <p class="small muted">{t('choose.count', { min, max })}</p>}
    </>
  );
}

/** Paying cards, each with its Power: 'Pays: B.A.T.F. 6 + NASA 2'. */
function PaymentNote({ position: { view }, intent }: { position: Position; intent: Intent }) {
  const named = 'pay' in intent && Array.isArray(intent.pay) ? (intent.pay as readonly string[]) : [];
  // Payers are named only if the rules leave a choice.
  const pay = named.length > 0 ? named : [...new Set(tokensFor(view, intent))];
  if (pay.length === 0) return null;
  const { cards } = view.board;
  const partial = pay.map((id) => (Object.hasOwn(cards, id) ? `${copyName(view, id)} ${powerOf(view.board, id)}` : copyName(view, id)));
  return (
    <p class="note" data-testid="payment">
      {t('say.pays', { cards: partial.join(' + ') })}
    </p>
  );
}
