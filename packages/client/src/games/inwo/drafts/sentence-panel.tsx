import { groupsNeeded } from '@illuminice/rules/inwo';
import { useState } from 'preact/hooks';
import { LockIn, StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { cx } from '../../../ui/cx';
import { SeatMark } from '../../../ui/seat-mark';
import { cardOf } from '../known';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { cardName, cardText, goalText, t, term } from '../words';
import { type Blank, blanksOf, type Choice, type Fields } from './blanks';
import { choiceText, copyName } from './choice-text';
import type { SentenceDraft, Unfinished } from './data';
import { emptied, fits, isFilled, isPicked, nextBlank, refusalOf, sayable, whyUnfit } from './filling';
import { PaymentNote } from './payment';
import { chosen, openBlank } from './saying';
import css from './sentence.module.css';

/** What the sentence is about: the card that is played or used, or what is done. */
const titleOf = (position: Position, said: Unfinished): string => {
  const kind = said.type === 'playPlot' || said.type === 'useAbility' ? said.card : undefined;
  return kind === undefined ? term('intents', said.type) : copyName(position.view, kind);
};

/** A sentence with its blanks: what is filled stands in it, one is open to choose from. */
export function SentencePanel({ draft, position }: { draft: SentenceDraft; position: Position }) {
  const table = useTable();
  const { said } = draft;
  const blanks = blanksOf(position, said);
  const open = openBlank(position, draft);
  const refusal = refusalOf(position, said);
  const intent = sayable(position, said);
  const missing = nextBlank(position, said);
  const reason = refusal ? whyNot(table, refusal) : intent ? null : t('say.missing', { field: missing?.name ?? '' });
  const must = table.draft.isForced.value;
  const card = 'card' in said && typeof said.card === 'string' ? cardOf(position.view, said.card) : undefined;
  const plays = said.type === 'playPlot' || said.type === 'useAbility';
  return (
    <StepPanel
      title={must ? t('banner.asked', { kind: table.game.decision.value.kind }) : titleOf(position, said)}
      testid="sentence"
      must={must}
    >
      {plays && card !== undefined && <p class="small muted">{cardText(card)}</p>}
      {said.type === 'choose' && <ChoiceNote position={position} />}
      {said.type === 'chooseIlluminati' && <DealtNote position={position} />}
      {said.type === 'chooseLead' && <LeadNote position={position} />}
      {blanks
        .filter((blank) => !(plays && blank.name === 'card'))
        .filter(
          (blank) => isFilled(said as Fields, blank) || blank.name === open?.name || !blank.optional || isAsked(position, said, blank),
        )
        .map((blank) => (
          <BlankRow key={blank.name} blank={blank} draft={draft} position={position} isOpen={blank.name === open?.name} />
        ))}
      <MoreBlanks blanks={blanks} draft={draft} position={position} open={open} plays={plays} />
      {intent && <PaymentNote position={position} intent={intent} />}
      <LockIn
        testid="sentence-send"
        text={term('intents', said.type)}
        reason={reason}
        send={() => (intent ? table.game.act(intent) : Promise.resolve(false))}
      />
    </StepPanel>
  );
}

/** How one wins with each Illuminati that one was dealt (N-1304). */
const DealtNote = ({ position: { view } }: { position: Position }) => (
  <ul class="small" data-testid="dealt">
    {[...new Set(view.mine?.dealt)].map((card) => (
      <li key={card}>
        <b>{cardName(card)}</b> {goalText(card, groupsNeeded(view.board))}
      </li>
    ))}
  </ul>
);

/** Whom the lead is hung from, and how they win: whoever was dealt a deck learns it here (N-107). */
function LeadNote({ position: { view, me } }: { position: Position }) {
  const { board } = view;
  const illuminati = board.cards[board.seats.find(({ player }) => player === me)?.illuminati ?? '']?.card;
  if (illuminati === undefined) return null;
  return (
    <p class="small" data-testid="lead-note">
      <b>{cardName(illuminati)}</b> {goalText(illuminati, groupsNeeded(board))}
    </p>
  );
}

/** Which card asks for a choice, and how many are to be chosen. */
function ChoiceNote({ position: { view } }: { position: Position }) {
  const top = view.board.frames.at(-1);
  if (top?.kind !== 'choose') return null;
  const { min, max, options } = top.asks;
  // A Plot asks while it lies linked only if there is one too many of it (N-808).
  const isSurplus = view.board.cards[top.play.copy]?.zone === 'linked';
  return (
    <>
      <p class="small">{t(isSurplus ? 'choose.surplus' : 'choose.by', { card: cardName(top.play.card) })}</p>
      <p class="small muted">{cardText(top.play.card)}</p>
      {options <= 0 && <p class="small muted">{t('choose.count', { min, max })}</p>}
    </>
  );
}

/** Whether the rules ask for this blank now. */
const isAsked = (position: Position, said: Unfinished, blank: Blank): boolean => nextBlank(position, said)?.name === blank.name;

/** Blanks that may be left empty, behind one button. */
function MoreBlanks(props: { blanks: readonly Blank[]; draft: SentenceDraft; position: Position; open: Blank | null; plays: boolean }) {
  const table = useTable();
  const { blanks, draft, position, open, plays } = props;
  const left = blanks.filter(
    (blank) =>
      blank.optional &&
      blank.name !== open?.name &&
      !(plays && blank.name === 'card') &&
      !isFilled(draft.said as Fields, blank) &&
      blank.choices(position, draft.said as Fields).length > 0,
  );
  if (left.length === 0) return null;
  return (
    <div class="chips" data-testid="more-blanks">
      {left.map((blank) => (
        <Button
          key={blank.name}
          size="small"
          kind="quiet"
          icon="plus"
          testid={`add-${blank.name}`}
          onClick={() => table.draft.change({ ...draft, at: blank.name })}
        >
          {t('say.blank', { field: blank.name })}
        </Button>
      ))}
    </div>
  );
}

function BlankRow({ blank, draft, position, isOpen }: { blank: Blank; draft: SentenceDraft; position: Position; isOpen: boolean }) {
  const table = useTable();
  const said = draft.said as Fields;
  const label = t('say.blank', { field: blank.name });
  const isSet = isFilled(said, blank);
  const picked = isSet ? blank.choices(position, said).filter((choice) => isPicked(said, blank, choice)) : [];
  if (isOpen && (!isSet || blank.list || draft.at === blank.name))
    return <Picks label={label} blank={blank} draft={draft} position={position} />;
  return (
    <div class={css.row} data-testid={`blank-${blank.name}`}>
      <span class="small muted">{label}</span>
      <button
        type="button"
        class={cx(css.answer, !isSet && css.empty)}
        data-testid={`change-${blank.name}`}
        onClick={() => table.draft.change({ ...draft, at: blank.name })}
      >
        {isSet ? picked.map((choice) => choiceText(table, blank, choice)).join(', ') || t('say.set') : t('say.choose')}
      </button>
      {isSet && blank.optional && (
        <Button
          size="small"
          kind="quiet"
          icon="close"
          label={t('say.clear', { label })}
          testid={`clear-${blank.name}`}
          onClick={() => table.draft.change({ ...draft, said: emptied(said, blank) as unknown as Unfinished, at: null, proposes: false })}
        />
      )}
    </div>
  );
}

/** So many choices are shown before the rest is folded. */
const SHOWN = 24;

/** What a blank can be filled with: first what fits; the rest is folded, and says why not. */
function Picks({ label, blank, draft, position }: { label: string; blank: Blank; draft: SentenceDraft; position: Position }) {
  const [more, showMore] = useState(false);
  const said = draft.said as Fields;
  const all = unique(blank.choices(position, said));
  const fitting = all.filter((choice) => isPicked(said, blank, choice) || fits(position, draft.said, blank, choice));
  const others = all.filter((choice) => !fitting.includes(choice));
  const shown = more ? fitting : fitting.slice(0, SHOWN);
  return (
    <fieldset class={css.picks} aria-label={label} data-testid={`blank-${blank.name}`}>
      <p class={css.ask}>{label}</p>
      <div class="chips">
        {shown.map((choice) => (
          <ChoiceChip key={choice.id} choice={choice} blank={blank} draft={draft} position={position} />
        ))}
        {fitting.length > shown.length && (
          <Button size="small" kind="quiet" testid={`more-${blank.name}`} onClick={() => showMore(true)}>
            {t('say.more', { n: fitting.length - shown.length })}
          </Button>
        )}
      </div>
      {fitting.length === 0 && <p class="small muted">{t('say.nothingFits')}</p>}
      {others.length > 0 && <Others choices={others} blank={blank} draft={draft} position={position} />}
    </fieldset>
  );
}

const unique = (choices: readonly Choice[]): Choice[] => [...new Map(choices.map((choice) => [choice.id, choice])).values()];

function ChoiceChip({ choice, blank, draft, position }: { choice: Choice; blank: Blank; draft: SentenceDraft; position: Position }) {
  const table = useTable();
  const { board } = position.view;
  const onTable = choice.card !== undefined && Object.hasOwn(board.cards, choice.card) ? board.cards[choice.card] : undefined;
  const owner = blank.name === 'player' || blank.name === 'to' ? choice.id : (onTable?.owner ?? null);
  const look = owner !== null && board.seats.some(({ player }) => player === owner) ? table.seat(owner).look : null;
  return (
    <Chip
      pressed={isPicked(draft.said as Fields, blank, choice)}
      colour={look?.colour ?? 'var(--brass)'}
      testid={`pick-${choice.id}`}
      onPoint={(on) => {
        if (choice.card === undefined || !on) table.ui.preview.leave();
      }}
      onClick={() => table.draft.change(chosen(position, draft, blank, choice))}
    >
      {look && owner !== table.game.me && <SeatMark look={look} size={11} />}
      {choiceText(table, blank, choice)}
    </Chip>
  );
}

/** What does not fit now: folded, each with the reason; it may be picked all the same where other words would make it fit. */
function Others({
  choices,
  blank,
  draft,
  position,
}: {
  choices: readonly Choice[];
  blank: Blank;
  draft: SentenceDraft;
  position: Position;
}) {
  const table = useTable();
  const [isOpen, open] = useState(false);
  return (
    <details class="disclosure" onToggle={(event) => open(event.currentTarget.open)}>
      <summary data-testid={`others-${blank.name}`}>{t('say.others', { n: choices.length })}</summary>
      {isOpen && (
        <ul class={css.others}>
          {choices.slice(0, 60).map((choice) => {
            const refusal = whyUnfit(position, draft.said, blank, choice);
            return (
              <li key={choice.id}>
                <button
                  type="button"
                  class={css.answer}
                  data-testid={`pick-${choice.id}`}
                  onClick={() => table.draft.change(chosen(position, draft, blank, choice))}
                >
                  {choiceText(table, blank, choice)}
                </button>
                {refusal && <span class="small muted">{whyNot(table, refusal)}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}
