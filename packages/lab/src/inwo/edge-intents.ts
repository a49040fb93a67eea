import { SIDES } from '@illuminice/rules';
import { check, fits, type Intent, type IntentOf, isGroupCard, type Kept, suggestPlaces, usesOf } from '@illuminice/rules/inwo';
import { someAttack } from './random.js';
import type { SeekingScene } from './seeking-scene.js';

const alike = (plots: readonly Kept[]): (readonly [Kept, Kept])[] =>
  plots.flatMap((first, i) => plots.slice(i + 1).flatMap((second) => (second.card === first.card ? [[first, second] as const] : [])));

const doubled = (scene: SeekingScene): Intent[] => {
  const { board, plots, structure, player, chance, top } = scene;
  const pairs = alike(plots).filter(([{ card }]) =>
    usesOf(card).some(({ moments }) => moments.includes('announce') || moments.includes('contest')),
  );
  if (pairs.length === 0) return [];
  const [first, second] = chance.pick(pairs);
  if (board.attack?.stage === 'contest' && top?.kind === 'contest')
    return structure
      .filter(({ tokens }) => tokens > 0)
      .map(
        ({ id: card }): Intent => ({
          type: 'join',
          side: board.attack?.defender === player ? 'against' : 'for',
          card,
          plus: [first.id, second.id],
        }),
      );
  if (top || board.turn?.player !== player || board.phase !== 'main') return [];
  const attack = someAttack(scene);
  if (!attack) return [];
  const on = attack.attacker;
  return [
    { ...attack, plus: [first, second].map(({ id: plot }) => ({ plot, on })) },
    { ...attack, plots: [first, second].map(({ id: card }) => ({ card })) },
  ];
};

/** A link that was ended by a change and is made again in the same turn (N-808). */
const relinked = ({ board, structure }: SeekingScene): Intent[] => {
  const ended = board.turn?.used.flatMap((key) => (key.startsWith('unlinked:') ? [key.slice('unlinked:'.length)] : [])) ?? [];
  return ended.flatMap((card) => structure.map(({ id: to }): Intent => ({ type: 'link', card, to })));
};

/** Groups given for nothing, also to players who would win by them (N-1105). */
const gifts = ({ board, player, structure }: SeekingScene): IntentOf<'answer'>[] =>
  board.deals.flatMap(({ id: offer, to, give }) => {
    if (to !== player || give.groups.length === 0) return [];
    const placements = give.groups.flatMap((group) => {
      const place = structure.flatMap(({ id }) => suggestPlaces(board, group, player, id))[0];
      return place ? [{ group, onto: place.onto, arrow: place.arrow }] : [];
    });
    return [{ type: 'answer', accept: true, offer, placements }];
  });

/** A Plot with fields that its kind is likely to be refused for. */
const aimedPlot = ({ board, plots, structure, table, chance }: SeekingScene): Intent | null => {
  if (plots.length === 0 || structure.length === 0) return null;
  const { id: card, card: name } = chance.pick(plots);
  const anyGroup = () => chance.pick(structure).id;
  const effect = usesOf(name)[0]?.effect;
  switch (effect?.kind) {
    case 'nwo':
      return { type: 'playPlot', card };
    case 'reload':
      return {
        type: 'playPlot',
        card,
        cards: chance.percent(20)
          ? [anyGroup()]
          : structure.flatMap(({ id, master }) => (master !== null && fits(board, effect.filter, id) ? [id] : [])),
      };
    case 'link':
      return { type: 'playPlot', card, on: chance.percent(70) ? anyGroup() : chance.pick(table).id, pay: [anyGroup()] };
    default:
      return { type: 'playPlot', card, pay: [anyGroup()] };
  }
};

const usesOn = (cards: SeekingScene['own'], player: string): Intent[] =>
  cards.flatMap(({ id, card }) => usesOf(card).map((_, ability): Intent => ({ type: 'useAbility', card: id, ability, player })));

const intoNothing = ({ board, player, own, plots }: SeekingScene): Intent[] =>
  board.seats
    .filter((seat) => seat.player !== player && seat.status === 'in' && seat.plotDeck === 0)
    .flatMap((seat): Intent[] => [
      ...usesOn(own, seat.player),
      ...plots.map(({ id }): Intent => ({ type: 'playPlot', card: id, player: seat.player })),
    ]);

/** A move of a Group with puppets on possibly unfitting arrows. */
const crookedMove = ({ board, player, structure, seat, chance }: SeekingScene): Intent[] => {
  if (board.turn?.player !== player || board.phase !== 'main' || seat.illuminati === null) return [];
  const below = (group: string) => structure.filter(({ master }) => master === group);
  const branches = structure.filter(({ id, master }) => master !== null && below(id).length > 0);
  if (branches.length === 0) return [];
  const { id: group } = chance.pick(branches);
  return [
    {
      type: 'move',
      group,
      onto: chance.pick(structure).id,
      arrow: chance.pick(SIDES),
      pay: chance.percent(50) ? seat.illuminati : group,
      ...(chance.percent(50) && { acceptLoss: true }),
      puppets: below(group).map(({ id }) => ({ group: id, onto: group, arrow: chance.pick(SIDES) })),
    },
  ];
};

/** A second privilege where one a turn is allowed (N-480). */
const privilegedTwice = (scene: SeekingScene): Intent[] => {
  const { board, player, structure } = scene;
  if (board.turn?.player !== player || !board.turn.used.some((key) => key.startsWith('privilege:'))) return [];
  const attack = someAttack(scene);
  return attack ? structure.flatMap(({ id, master }) => (master === null ? [{ ...attack, privilege: id }] : [])) : [];
};

/** A Plot of a kind that already serves the attack (N-414) or is linked (N-1504). */
const again = ({ board, plots, structure }: SeekingScene): Intent[] =>
  plots.flatMap(({ id, card }): Intent[] => {
    const serves = board.attack?.used.some((key) => key.endsWith(card)) ?? false;
    const isLinked = Object.values(board.cards).some((candidate) => candidate.card === card && candidate.zone === 'linked');
    return [
      ...(serves ? [{ type: 'playPlot', card: id } as const] : []),
      ...(isLinked ? structure.map(({ id: on }) => ({ type: 'playPlot', card: id, on }) as const) : []),
    ];
  });

/** Aid in an attack that the player is kept out of (N-440). */
const barred = ({ board, player, structure }: SeekingScene): Intent[] =>
  board.attack?.barred.includes(player)
    ? structure.flatMap(({ id: card, tokens }) =>
        tokens > 0 ? (['for', 'against'] as const).map((side): Intent => ({ type: 'join', side, card })) : [],
      )
    : [];

/** Moves of branches without room for all puppets (N-496). */
const lossyMoves = ({ board, player, structure, seat, view }: SeekingScene): Intent[] => {
  if (board.turn?.player !== player || board.phase !== 'main' || board.frames.length > 0) return [];
  const hasToken = (id: string | null): id is string => id !== null && (board.cards[id]?.tokens ?? 0) > 0;
  const branches = structure.filter(({ id, master }) => master !== null && structure.some((puppet) => puppet.master === id));
  const moves = branches.flatMap(({ id: group, master }) =>
    structure.flatMap(({ id: onto }) => {
      const pay = [group, master, onto, seat.illuminati].find(hasToken);
      return pay === undefined ? [] : SIDES.map((arrow) => ({ type: 'move', group, onto, arrow, pay }) as const);
    }),
  );
  const lossy = moves.filter((move) => check(view, move)?.why === 'wouldLose');
  return lossy.flatMap((move) => [move, { ...move, acceptLoss: true }]);
};

const lossyPlaces = ({ board, player }: SeekingScene): Intent[] => {
  const top = board.frames.at(-1);
  const onto = board.attack?.leader;
  return top?.kind === 'place' && top.by === player && onto
    ? SIDES.flatMap((arrow): Intent[] => [
        { type: 'place', onto, arrow },
        { type: 'place', onto, arrow, acceptLoss: true },
      ])
    : [];
};

/** Costly searches, for seeking games only. */
const atTheEdge = (scene: SeekingScene): Intent[] => [
  ...relinked(scene),
  ...gifts(scene),
  ...doubled(scene),
  ...privilegedTwice(scene),
  ...again(scene),
  ...barred(scene),
  ...lossyMoves(scene),
  ...lossyPlaces(scene),
];

/** Joins, purchases and Orders that an open attack bars. */
const insideAttack = ({ board, player, structure, plots }: SeekingScene): Intent[] => {
  const { attack } = board;
  if (!attack) return [];
  const isDefender = attack.defender === player;
  const joins = attack.stage === 'contest' && isDefender ? structure.filter(({ tokens }) => tokens > 0) : [];
  const orders =
    attack.instant || attack.privilege === 'declared' ? plots.filter(({ card }) => usesOf(card)[0]?.effect.kind === 'nwo') : [];
  return [
    ...joins.map(({ id }): Intent => ({ type: 'join', side: 'for', card: id })),
    ...(attack.instant && isDefender ? [{ type: 'buyPlot', pay: [attack.target, attack.target] } as const] : []),
    ...orders.map(({ id }): Intent => ({ type: 'playPlot', card: id })),
  ];
};

const privilegedFromHand = ({ board, player, structure, hand, own }: SeekingScene): Intent[] => {
  const target = hand.find(({ card }) => isGroupCard(card))?.id;
  const giver = own.find(({ card }) => card === 'bavarian-illuminati');
  const leader = structure.find(({ tokens, master }) => tokens > 0 && master !== null);
  if (!giver || !leader || target === undefined || board.turn?.player !== player) return [];
  return [{ type: 'attack', kind: 'control', attacker: leader.id, target, fromHand: true, aids: [], privilege: giver.id }];
};

/** A place with puppets taken along that may not come. */
const crookedPlace = ({ board, table, chance }: SeekingScene): Intent[] => {
  const { leader } = board.attack ?? {};
  if (board.frames.at(-1)?.kind !== 'place' || !leader) return [];
  const arrow = chance.pick(SIDES);
  const puppets = table.flatMap(({ id, master, arrow }) =>
    master !== null && arrow !== null && master !== leader && chance.percent(40)
      ? [{ group: id, onto: master, arrow: chance.pick(SIDES) }]
      : [],
  );
  return [{ type: 'place', onto: leader, arrow, acceptLoss: true, puppets }];
};

/** An intent close to a refusal of this moment; null if there is none. */
export const edgeIntent = (scene: SeekingScene): Intent | null => {
  const { player, seat, chance, own } = scene;
  const tries = [
    ...intoNothing(scene),
    ...crookedMove(scene),
    ...(scene.sought.size > 0 ? atTheEdge(scene) : []),
    ...insideAttack(scene),
    ...(seat.plotDeck === 0 ? usesOn(own, player) : []),
    ...privilegedFromHand(scene),
    ...crookedPlace(scene),
  ];
  return tries.length > 0 && chance.percent(60) ? chance.pick(tries) : aimedPlot(scene);
};
