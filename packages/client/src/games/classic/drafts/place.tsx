import type { CardId } from '@illuminice/rules';
import {
  branchOf,
  cardFacts,
  check,
  type Intent,
  openPlaces,
  type Place,
  previewPlacement,
  spotAt,
  suggestPlacement,
} from '@illuminice/rules/classic';
import { useEffect } from 'preact/hooks';
import { NO_HIGHLIGHTS } from '../../../board/contract';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { LockIn, StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { prefs } from '../../../prefs/prefs';
import { useAction } from '../../../prefs/use-action';
import { cardName, cardText, sideName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Icon } from '../../../ui/icon';
import { keysInWords } from '../../../ui/key-words';
import { Prompt, PromptFrame } from '../panels/prompt';
import { useTable } from '../use-table';
import { groupsOnTable, type Others, ownCards } from './card-choices';
import type { PlaceDraft } from './data';
import type { DraftKind, Position } from './kind';
import css from './place.module.css';

export const placeDraft: DraftKind<PlaceDraft, [why: PlaceDraft['why'], group?: CardId | null, card?: CardId | null]> = {
  start: (why, group = null, card = null) => ({ kind: 'place', why, card, group, place: null, puppets: [], sends: false }),
  tap(position, draft, card) {
    if (placeable(position, draft).includes(card)) return { draft: { ...draft, group: card, place: null, puppets: [] } };
    return draft.why === 'move' ? { ask: moved(card) } : null;
  },
  place(position, draft, place) {
    const legal = places(position, draft).find((spot) => samePlace(spot, place));
    return legal ? { ...pickPlace(position, draft, legal), sends: draft.why === 'captured' } : null;
  },
  highlights(position, draft) {
    const preview = placePreview(position, draft);
    return {
      ...NO_HIGHLIGHTS,
      legal: draft.group ? [] : placeable(position, draft),
      selected: draft.group ? [draft.group] : [],
      places: placeSpots(position, draft),
      ghosts: preview?.spots.map(({ card, x, y, w, h, rot }) => ({ card, owner: position.me, spot: { x, y, w, h, rot } })) ?? [],
      lost: preview?.lost ?? [],
      dim: draft.group === null,
    };
  },
  revalidate(position, draft) {
    const groups = placeable(position, draft);
    if (groups.length === 0) return null;
    if (draft.group && !groups.includes(draft.group)) return { ...draft, group: null, place: null, puppets: [] };
    return draft.place && !places(position, draft).some((place) => samePlace(place, draft.place)) ? { ...draft, place: null } : draft;
  },
  // A captive must be placed: its draft opens by itself, with the only possible arrow picked.
  forced(position, { kind, who }, current) {
    const captive = position.offers.place.can;
    if (kind !== 'place' || !who.includes(position.me) || !captive) return null;
    const draft = current?.kind === 'place' && current.why === 'captured' ? current : placeDraft.start('captured', captive.group);
    const [only, ...others] = places(position, draft);
    return only && others.length === 0 && !draft.place ? pickPlace(position, draft, only) : draft;
  },
  cancelled: ({ why, group }) => (why === 'captured' ? placeDraft.start('captured', group) : null),
  endsOnBackground: ({ why }) => why === 'bribery',
  intent: placement,
  Panel: PlacePanel,
};

/** An intent whose refusal says why this card can't be moved. */
const moved = (group: CardId): Intent => ({ type: 'moveGroup', group, onto: group, arrow: 'top' });

export function placeable(position: Position, draft: PlaceDraft): CardId[] {
  const { offers } = position;
  if (draft.why === 'captured') return offers.place.can ? [offers.place.can.group] : [];
  if (draft.why === 'move') return offers.moveGroup.can?.groups.map(({ group }) => group) ?? [];
  return [...(offers.playSpecial.can?.cards.find(({ card }) => card === draft.card)?.groups ?? [])];
}

export function places(position: Position, draft: PlaceDraft): readonly Place[] {
  const { offers } = position;
  if (!draft.group) return [];
  if (draft.why === 'captured') return offers.place.can?.places ?? [];
  if (draft.why === 'move') return offers.moveGroup.can?.groups.find(({ group }) => group === draft.group)?.places ?? [];
  return openPlaces(position.view.board, draft.group, position.me);
}

export const samePlace = (a: Place | null, b: Place | null): boolean =>
  a !== null && b !== null && a.onto === b.onto && a.arrow === b.arrow;

const placeSpots = (position: Position, draft: PlaceDraft) =>
  draft.group === null
    ? []
    : places(position, draft).map((place) => ({
        ...place,
        spot: spotAt(position.view.board, draft.group as CardId, place),
        picked: samePlace(place, draft.place),
      }));

/** Resulting layout of the branch, and the losses. */
export const placePreview = (position: Position, { group, place, puppets }: PlaceDraft) =>
  group && place ? previewPlacement(position.view, { group, ...place, puppets }) : null;

/** Everything below a Group, masters before their puppets. */
export const branchBelow = (position: Position, group: CardId): CardId[] => branchOf(position.view.board, group).slice(1);

export function pickPlace(position: Position, draft: PlaceDraft, place: Place): PlaceDraft {
  const { onto, arrow } = place;
  const best =
    draft.group && draft.why !== 'bribery'
      ? suggestPlacement(position.view.board, position.me, { group: draft.group, onto, arrow })
      : undefined;
  return { ...draft, place: { onto, arrow }, puppets: best?.puppets ?? [] };
}

/** Initial draft of *Move*: the only movable Group and the only arrow are picked. */
export function firstMove(position: Position): PlaceDraft {
  const [group, ...others] = placeable(position, placeDraft.start('move'));
  if (!group || others.length > 0) return placeDraft.start('move');
  const draft = placeDraft.start('move', group);
  const [place, ...more] = places(position, draft);
  return place && more.length === 0 ? pickPlace(position, draft, place) : draft;
}

export function hangPuppet(position: Position, draft: PlaceDraft, group: CardId, arrow: Place['arrow']): PlaceDraft {
  const master = position.view.board.cards[group]?.master;
  if (!master) return draft;
  const others = draft.puppets.filter((puppet) => puppet.group !== group && !(puppet.onto === master && puppet.arrow === arrow));
  return { ...draft, puppets: [...others, { group, onto: master, arrow }], sends: false };
}

export function arrowsOfMaster(position: Position, group: CardId): readonly Place['arrow'][] {
  const facts = cardFacts[position.view.board.cards[group]?.master ?? ''];
  return facts && facts.kind !== 'special' ? facts.outward : [];
}

export function placement(position: Position, draft: PlaceDraft): Intent | null {
  const { group, place, puppets, card } = draft;
  if (!group || !place) return null;
  if (draft.why === 'bribery' && card) return { type: 'playSpecial', card, group, ...place };
  const loses = (placePreview(position, draft)?.lost.length ?? 0) > 0;
  return {
    type: draft.why === 'captured' ? 'place' : 'moveGroup',
    group,
    ...place,
    ...(puppets.length > 0 && { puppets }),
    ...(loses && { acceptLoss: true }),
  };
}

/** Delay before a clicked arrow is sent, ms: taking it back needs no undo by the server. */
const TAKE_BACK_MS = 3000;

/** Groups that people look for to place, and cannot now. */
function othersToPlace(position: Position, { why, card }: PlaceDraft): Others | undefined {
  if (why === 'move') return { cards: ownCards(position), ask: moved };
  const [onto] = ownCards(position);
  return why === 'bribery' && card !== null && onto !== undefined
    ? { cards: groupsOnTable(position), ask: (group) => ({ type: 'playSpecial', card, group, onto, arrow: 'top' }) }
    : undefined;
}

function Played({ card, position }: { card: CardId; position: Position }) {
  return (
    <>
      <p class="small muted">{cardText(card)}</p>
      <p class="note">{t('special.will.bribe', { left: (position.view.board.turn?.actionsLeft ?? 1) - 1 })}</p>
    </>
  );
}

function Arrows({ draft, position }: { draft: PlaceDraft; position: Position }) {
  const table = useTable();
  const legal = places(position, draft);
  return (
    <PromptFrame>
      <p>{t('place.pickArrow')}</p>
      <div class="chips">
        {legal.map((place) => (
          <Chip
            key={`${place.onto} ${place.arrow}`}
            pressed={samePlace(place, draft.place)}
            testid={`place-${place.onto}-${place.arrow}`}
            onClick={() => table.draft.place(place)}
          >
            {t('place.arrow', { card: cardName(place.onto), side: sideName(place.arrow) })}
          </Chip>
        ))}
      </div>
    </PromptFrame>
  );
}

interface BelowProps {
  draft: PlaceDraft;
  position: Position;
  below: readonly CardId[];
  look: ReturnType<typeof placePreview>;
}

function Below({ draft, position, below, look }: BelowProps) {
  const table = useTable();
  return (
    <div>
      <p class="small muted">{t('place.below')}</p>
      {below.map((puppet) => {
        const spot = look?.spots.find(({ card }) => card === puppet);
        return (
          <div key={puppet} class="field-row">
            <span class={look?.lost.includes(puppet) ? 'minus' : ''}>
              {cardName(puppet)}
              {look?.lost.includes(puppet) && ` · ${t('place.lost')}`}
            </span>
            <select
              class="select"
              aria-label={t('place.hangOn', { card: cardName(puppet) })}
              data-testid={`puppet-${puppet}`}
              value={spot?.arrow ?? ''}
              onChange={(event) => table.draft.change(hangPuppet(position, draft, puppet, event.currentTarget.value as 'top'))}
            >
              {!spot && <option value="">–</option>}
              {arrowsOfMaster(position, puppet).map((arrow) => (
                <option key={arrow} value={arrow}>
                  {sideName(arrow)}
                </option>
              ))}
            </select>
          </div>
        );
      })}
      {draft.puppets.length > 0 && (
        <Button size="small" testid="place-undo" onClick={() => draft.place && table.draft.change(pickPlace(position, draft, draft.place))}>
          {t('place.undo')}
        </Button>
      )}
    </div>
  );
}

const Losses = ({ lost }: { lost: readonly CardId[] }) =>
  lost.length > 0 && (
    <p class="note loss" role="alert" data-testid="place-losses">
      <Icon name="drop" /> {t('place.losses', { cards: lost.map(cardName).join(', '), n: lost.length })}
    </p>
  );

/** Placement of a Group with its branch: possible arrows, puppets that move along, losses (U38, U51, U98). */
function PlacePanel({ draft, position }: { draft: PlaceDraft; position: Position }) {
  const table = useTable();
  const { group } = draft;
  const look = placePreview(position, draft);
  const intent = placement(position, draft);
  const refusal = intent ? whyNot(table, check(position.view, intent)) : t(group ? 'place.pickArrow' : 'place.pickGroup');
  const below = group ? branchBelow(position, group) : [];
  const lost = look?.lost ?? [];
  const confirm = t(lost.length > 0 ? 'place.confirmLoss' : 'place.confirm');
  const send = () => (intent ? table.game.act(intent) : Promise.resolve(false));
  const place = async () => {
    if (await send()) table.draft.sent(draft);
  };
  const sends = draft.sends && refusal === null && look?.lost.length === 0;
  useEffect(() => {
    if (!sends) return;
    const timer = setTimeout(() => void place(), TAKE_BACK_MS);
    return () => clearTimeout(timer);
  }, [sends, draft.place]);
  useAction('answer', () => {
    if (sends) void place();
    return sends;
  });
  useAction('takeBack', () => {
    if (sends) table.draft.cancel();
    return sends;
  });
  return (
    <StepPanel
      title={t(`place.title.${draft.why}`, { card: group ? cardName(group) : '' })}
      testid="place-panel"
      must={draft.why === 'captured'}
    >
      {draft.card && <Played card={draft.card} position={position} />}
      {!group && <Prompt text={t('place.pickGroup')} choices={placeable(position, draft)} others={othersToPlace(position, draft)} />}
      {group && <Arrows draft={draft} position={position} />}
      {draft.place && below.length > 0 && <Below draft={draft} position={position} below={below} look={look} />}
      <Losses lost={lost} />
      {draft.why === 'captured' ? (
        <PanelFoot>
          {sends && (
            <Button icon="undo" testid="place-back" onClick={() => table.draft.cancel()}>
              {t('place.back')} <kbd>{keysInWords(prefs.bindings.value.takeBack)}</kbd>
            </Button>
          )}
          <Button
            kind="brass"
            size="big"
            class={sends ? css.sends : undefined}
            testid="place-confirm"
            reason={refusal}
            onClick={() => void place()}
          >
            {confirm}
          </Button>
        </PanelFoot>
      ) : (
        <LockIn testid="place-confirm" reason={refusal} text={confirm} send={send} />
      )}
    </StepPanel>
  );
}
