import { type CardId, LYING, loadScenario, overlaps, type PlayerId, type Rect, type Rotation, type Side, spotOf } from '@illuminice/rules';
import { cardFacts, classic, type State, step, viewFor } from '@illuminice/rules/classic';
import { turnSide } from '../../src/board/geometry';
import { hangingRect } from '../../src/games/classic/board/arrows';

/** A structure entry as scenarios write it. */
interface Hung {
  group: CardId;
  onto: CardId;
  arrow: Side;
  treasury: number;
}

/** With the cells it covers. */
type HungAt = Hung & { rect: Rect };

/** Hangs the groups one after the other on the first arrow with room, breadth first, as a player in a hurry would. */
export const growStructure = (illuminati: CardId, groups: readonly CardId[]): HungAt[] => {
  const lies: { id: CardId; rect: Rect; rot: Rotation }[] = [{ id: illuminati, rect: { x: 0, y: 0, w: 4, h: 2 }, rot: 0 }];
  const hung: HungAt[] = [];
  groups.forEach((group, i) => {
    const facts = cardFacts[group];
    if (facts?.kind !== 'group') throw new Error(`${group} is no Group`);
    for (const master of lies) {
      const of = cardFacts[master.id];
      const arrow = (of && of.kind !== 'special' ? of.outward : []).find((printed) => {
        if (hung.some((h) => h.onto === master.id && h.arrow === printed)) return false;
        const room = hangingRect(master.rect, turnSide(printed, master.rot));
        return !lies.some((other) => overlaps(other.rect, room));
      });
      if (!arrow) continue;
      const side = turnSide(arrow, master.rot);
      const rect = hangingRect(master.rect, side);
      const facing = turnSide(side, 2);
      const rot = ([0, 1, 2, 3] as const).find((r) => turnSide(facts.inward, r) === facing) as Rotation;
      const { w, h } = spotOf(0, 0, rot, LYING);
      lies.push({ id: group, rect: { x: rect.x, y: rect.y, w, h }, rot });
      hung.push({ group, onto: master.id, arrow, treasury: (i * 7) % 13, rect });
      return;
    }
  });
  return hung;
};

const open = (scenario: unknown): State => {
  const loaded = loadScenario(classic, scenario);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

const act = (state: State, by: PlayerId, intent: Parameters<typeof step>[2]): void => {
  const done = step(state, by, intent);
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
};

export const NAMES = ['Mira', 'Tobias', 'Noor', 'Kestrel', 'Oskar', 'Wren', 'Juno', 'Ines'];
const PLAYERS = ['mira', 'tobias', 'noor', 'kestrel', 'oskar', 'wren', 'juno', 'ines'];

/** Four players in mid-attack: the Mafia, aided, reach for the smugglers, and everybody has paid something. */
export const fourInAttack = (): State => {
  const state = open({
    name: 'four players in mid-attack',
    ruleset: 'classic',
    players: [
      {
        id: 'mira',
        illuminati: 'gnomes-of-zurich',
        treasury: 25,
        specials: ['slush-fund', 'murphys-law', 'deep-agent', 'bribery:up'],
        structure: [
          { group: 'mafia', onto: 'gnomes-of-zurich', arrow: 'left', treasury: 8 },
          { group: 'phone-phreaks', onto: 'mafia', arrow: 'top', treasury: 2 },
          { group: 'cia', onto: 'gnomes-of-zurich', arrow: 'top', treasury: 0 },
          { group: 'yuppies', onto: 'cia', arrow: 'top', treasury: 9 },
          { group: 'federal-reserve', onto: 'gnomes-of-zurich', arrow: 'right', treasury: 18 },
          { group: 'video-games', onto: 'federal-reserve', arrow: 'right', treasury: 14 },
          { group: 'hollywood', onto: 'gnomes-of-zurich', arrow: 'bottom', treasury: 10 },
        ],
      },
      {
        id: 'tobias',
        illuminati: 'bavarian-illuminati',
        treasury: 6,
        specials: ['assassination', 'interference-1'],
        structure: [
          { group: 'pentagon', onto: 'bavarian-illuminati', arrow: 'left', treasury: 2 },
          { group: 'texas', onto: 'bavarian-illuminati', arrow: 'right', treasury: 8 },
          { group: 'international-cocaine-smugglers', onto: 'texas', arrow: 'right', treasury: 10 },
          { group: 'junk-mail', onto: 'international-cocaine-smugglers', arrow: 'bottom', treasury: 3 },
          { group: 'fraternal-orders', onto: 'bavarian-illuminati', arrow: 'top', treasury: 2 },
          { group: 'republicans', onto: 'bavarian-illuminati', arrow: 'bottom', treasury: 4 },
          { group: 'gun-lobby', onto: 'republicans', arrow: 'bottom', treasury: 1 },
        ],
      },
      {
        id: 'noor',
        illuminati: 'discordian-society',
        treasury: 13,
        specials: ['media-campaign'],
        structure: [
          { group: 'big-media', onto: 'discordian-society', arrow: 'left', treasury: 5 },
          { group: 'hackers', onto: 'discordian-society', arrow: 'top', treasury: 1 },
          { group: 'health-food-stores', onto: 'hackers', arrow: 'top', treasury: 3 },
          { group: 'california', onto: 'discordian-society', arrow: 'right', treasury: 12 },
          { group: 'recyclers', onto: 'california', arrow: 'bottom', treasury: 5 },
          { group: 'comic-books', onto: 'discordian-society', arrow: 'bottom', treasury: 2 },
        ],
      },
      {
        id: 'kestrel',
        illuminati: 'servants-of-cthulhu',
        treasury: 8,
        specials: ['whispering-campaign', 'swiss-bank-account', 'white-collar-crime'],
        destroyed: ['tabloids', 'psychiatrists', 'feminists'],
        structure: [
          { group: 'kgb', onto: 'servants-of-cthulhu', arrow: 'left', treasury: 0 },
          { group: 'clone-arrangers', onto: 'servants-of-cthulhu', arrow: 'top', treasury: 3 },
          { group: 'multinational-oil-companies', onto: 'servants-of-cthulhu', arrow: 'right', treasury: 16 },
          { group: 'robot-sea-monsters', onto: 'multinational-oil-companies', arrow: 'right', treasury: 2 },
          { group: 'cycle-gangs', onto: 'servants-of-cthulhu', arrow: 'bottom', treasury: 0 },
        ],
      },
    ],
    uncontrolled: ['moonies', 'post-office', 'empty-vee', 'fbi'],
    turn: { player: 'mira', phase: 'actions', attacked: ['video-games'], actionsTaken: 1, number: 37 },
  });
  act(state, 'mira', {
    type: 'attack',
    kind: 'control',
    attacker: 'mafia',
    target: 'international-cocaine-smugglers',
    aids: ['cia'],
    spend: [{ from: 'mafia', amount: 4 }],
  });
  act(state, 'tobias', { type: 'spend', amount: 3, from: 'international-cocaine-smugglers' });
  act(state, 'kestrel', { type: 'interfere', side: 'for', amount: 3 });
  act(state, 'noor', { type: 'interfere', side: 'against', amount: 2 });
  return state;
};

const ILLUMINATI = [
  'gnomes-of-zurich',
  'bavarian-illuminati',
  'discordian-society',
  'servants-of-cthulhu',
  'network',
  'ufos',
  'bermuda-triangle',
  'society-of-assassins',
];

/** Groups without abilities that forbid or surprise, in the order of the facts. */
const allGroups = (): CardId[] => Object.values(cardFacts).flatMap((f) => (f.kind === 'group' ? [f.id] : []));

/** A quiet table of n players with so many Groups each and in the middle, the first about to act. */
export const quietTable = (players: number, groups: number, uncontrolled = 4): State => {
  const pool = allGroups();
  // Branching cards first, so that structures can grow.
  pool.sort((a, b) => arrowsOn(b) - arrowsOn(a));
  const dealt = PLAYERS.slice(0, players).map((id, p) => ({ id, take: pool.filter((_, i) => i % players === p).slice(0, groups) }));
  const used = new Set(dealt.flatMap((d) => d.take));
  const left = pool.filter((id) => !used.has(id));
  return open({
    name: `${players} players`,
    ruleset: 'classic',
    players: dealt.map(({ id, take }, p) => ({
      id,
      illuminati: ILLUMINATI[p],
      treasury: 5 + p * 3,
      structure: growStructure(ILLUMINATI[p] as string, take).map(({ rect: _, ...hung }) => hung),
    })),
    uncontrolled: left.slice(0, uncontrolled),
    turn: { player: 'mira', phase: 'actions' },
  });
};

const arrowsOn = (id: CardId): number => {
  const facts = cardFacts[id];
  return facts && facts.kind !== 'special' ? facts.outward.length : 0;
};

/** Eight players, the first attacking a Group of the second. */
export const eightInAttack = (groups = 6): State => {
  const state = quietTable(8, groups);
  const target = [...(state.board.seats[1]?.cards ?? [])].reverse().find((id) => cardFacts[id]?.kind === 'group') as CardId;
  const attacker = (state.board.seats[0]?.cards ?? [])[0] as CardId;
  act(state, 'mira', { type: 'attack', kind: 'neutralize', attacker, target, aids: [] });
  return state;
};

export const viewOf = (state: State, player: PlayerId | null = 'mira') => viewFor(state, player);
