import type { CardId } from '@illuminice/rules';
import { type Board, cardFacts, check, findSeat, type Place, spotAt, type TableCard } from '@illuminice/rules/classic';
import { NO_HIGHLIGHTS } from '../../../board/contract';
import { CardPick } from '../../../hud/form/card-pick';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { cardName, sideName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { PromptFrame } from '../panels/prompt';
import { useTable } from '../use-table';
import type { RearrangeDraft } from './data';
import type { DraftKind, Position } from './kind';

export const rearrangeDraft: DraftKind<RearrangeDraft, [position: Position, card: CardId]> = {
  start: newRearrange,
  tap(_, draft, card) {
    if (draft.lifted.includes(card)) return { draft: takeUp(draft, card) };
    return draft.hung.some(({ group }) => group === card) ? { draft: lift(draft, card) } : null;
  },
  place: (_, draft, { onto, arrow }) => hang(draft, { onto, arrow }),
  highlights: (position, draft) => ({
    ...NO_HIGHLIGHTS,
    selected: draft.lifted.slice(0, 1),
    legal: draft.lifted.slice(1),
    places: hangingPlaces(position, draft),
    ghosts: rearrangedSpots(position, draft).map(({ card, spot }) => ({ card, spot, owner: position.me })),
  }),
  revalidate: ({ offers }, draft) => (offers.usePower.can?.cards.some(({ card }) => card === draft.card) ? draft : null),
  intent: (_, { card, hung, lifted }) => (lifted.length > 0 ? null : { type: 'usePower', card, placements: hung }),
  Panel: RearrangePanel,
};

function newRearrange(position: Position, card: CardId): RearrangeDraft {
  const { board } = position.view;
  const seat = findSeat(board, position.me);
  const hung: RearrangeDraft['hung'] = [];
  const walk = (master: CardId) => {
    for (const id of seat?.cards ?? []) {
      const own = board.cards[id];
      if (own?.master !== master || !own.arrow) continue;
      hung.push({ group: id, onto: master, arrow: own.arrow });
      walk(id);
    }
  };
  walk(card);
  return { kind: 'rearrange', card, hung, lifted: [] };
}

export function lift(draft: RearrangeDraft, group: CardId): RearrangeDraft {
  const taken = new Set([group]);
  for (const { group: below, onto } of draft.hung) if (taken.has(onto)) taken.add(below);
  return {
    ...draft,
    hung: draft.hung.filter((place) => !taken.has(place.group)),
    lifted: [...draft.hung.map((place) => place.group).filter((id) => taken.has(id)), ...draft.lifted],
  };
}

export const takeUp = (draft: RearrangeDraft, group: CardId): RearrangeDraft => ({
  ...draft,
  lifted: [group, ...draft.lifted.filter((id) => id !== group)],
});

export function hang(draft: RearrangeDraft, place: Place): RearrangeDraft {
  const [group, ...lifted] = draft.lifted;
  return group ? { ...draft, hung: [...draft.hung, { group, ...place }], lifted } : draft;
}

type Spot = ReturnType<typeof spotAt>;

function imagined(position: Position, draft: RearrangeDraft): { board: Board; spots: Map<CardId, Spot> } {
  const { board } = position.view;
  const cards: Record<CardId, TableCard> = { ...board.cards };
  const next: Board = { ...board, cards };
  const spots = new Map<CardId, Spot>([[draft.card, { x: 0, y: 0, w: 4, h: 2, rot: 0 }]]);
  for (const { group, onto, arrow } of draft.hung) {
    const spot = spotAt(next, group, { onto, arrow });
    spots.set(group, spot);
    const card = cards[group];
    if (card) cards[group] = { ...card, master: onto, arrow, x: spot.x, y: spot.y, rot: spot.rot };
  }
  return { board: next, spots };
}

const overlap = (a: Spot, b: Spot) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export function hangingPlaces(position: Position, draft: RearrangeDraft): (Place & { spot: Spot })[] {
  const group = draft.lifted[0];
  if (!group) return [];
  const { board, spots } = imagined(position, draft);
  const found: (Place & { spot: Spot })[] = [];
  for (const onto of spots.keys()) {
    const facts = cardFacts[onto];
    if (!facts || facts.kind === 'special') continue;
    for (const arrow of facts.outward) {
      if (draft.hung.some((place) => place.onto === onto && place.arrow === arrow)) continue;
      const spot = spotAt(board, group, { onto, arrow });
      if (![...spots.values()].some((other) => overlap(spot, other))) found.push({ onto, arrow, spot });
    }
  }
  return found;
}

const rearrangedSpots = (position: Position, draft: RearrangeDraft): { card: CardId; spot: Spot }[] =>
  [...imagined(position, draft).spots].map(([card, spot]) => ({ card, spot }));

/** Reorganization by the Bermuda Triangle: detach Groups, attach them elsewhere, and confirm once all are attached (C-1001). */
function RearrangePanel({ draft, position }: { draft: RearrangeDraft; position: Position }) {
  const table = useTable();
  const [inHand, ...rest] = draft.lifted;
  const intent = rearrangeDraft.intent(position, draft);
  const refusal = intent ? whyNot(table, check(position.view, intent)) : t('rearrange.notAll', { n: draft.lifted.length });
  const places = hangingPlaces(position, draft);
  return (
    <StepPanel title={t('rearrange.title')} testid="rearrange-panel">
      {inHand ? (
        <PromptFrame>
          <p>{t('rearrange.hang', { card: cardName(inHand) })}</p>
          <div class="chips">
            {places.map((place) => (
              <Chip
                key={`${place.onto} ${place.arrow}`}
                testid={`place-${place.onto}-${place.arrow}`}
                onClick={() => table.draft.change(hang(draft, { onto: place.onto, arrow: place.arrow }))}
              >
                {t('place.arrow', { card: cardName(place.onto), side: sideName(place.arrow) })}
              </Chip>
            ))}
            {places.length === 0 && <span class="muted small">{t('rearrange.noPlace')}</span>}
          </div>
        </PromptFrame>
      ) : (
        <p>{t('rearrange.lift')}</p>
      )}
      {rest.length > 0 && (
        <div class="chips">
          {rest.map((group) => (
            <CardPick
              key={group}
              card={group}
              name={cardName(group)}
              testid={`take-up-${group}`}
              onClick={() => table.draft.change(takeUp(draft, group))}
            />
          ))}
        </div>
      )}
      <div>
        <p class="small muted">{t('rearrange.hung')}</p>
        <div class="chips">
          {draft.hung.map(({ group }) => (
            <CardPick
              key={group}
              card={group}
              name={cardName(group)}
              testid={`lift-${group}`}
              onClick={() => table.draft.change(lift(draft, group))}
            />
          ))}
        </div>
      </div>
      <PanelFoot>
        <Button testid="rearrange-reset" onClick={() => table.draft.change(rearrangeDraft.start(position, draft.card))}>
          {t('rearrange.reset')}
        </Button>
        <Button
          kind="brass"
          testid="rearrange-confirm"
          reason={refusal}
          onClick={async () => {
            if (intent && (await table.game.act(intent))) table.draft.cancel();
          }}
        >
          {t('rearrange.confirm')}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}
