import { SIDES } from '@illuminice/rules';
import {
  type Filter,
  factsOf,
  findFacts,
  fits,
  type Intent,
  type IntentOf,
  type IntentType,
  powerOf,
  READY_DECKS,
  usesOf,
} from '@illuminice/rules/inwo';
import { someDeck } from './decks.js';
import { isTimelyCard, type Scene } from './scene.js';
import { withPartners } from './sought.js';
import { someFields, somePlay } from './uses.js';

/* Intents as they come to mind: most names fit their fields, many of the intents are illegal all the same. */

type Drafts = { readonly [T in IntentType]: (scene: Scene) => IntentOf<T> };

const NOBODY = 'nobody';

const id = ({ chance }: Scene, cards: readonly { readonly id: string }[]): string => (cards.length === 0 ? NOBODY : chance.pick(cards).id);

const some = ({ chance }: Scene, cards: readonly { readonly id: string }[], percent: number): string[] =>
  cards.filter(() => chance.percent(percent)).map((card) => card.id);

/** What may be named as a lead, Resources too. */
const leadsOf = ({ mine, sought }: Scene): string[] => {
  const cards = mine.deck?.group ?? mine.groups.map(({ card }) => card);
  const wanted = withPartners(sought);
  const leads = sought.size > 0 ? cards.filter((card) => wanted.has(card)) : [];
  return leads.length > 0 ? leads : [...cards, NOBODY];
};

/** Cards that may go: what is sought is kept as long as there is another one. */
const spared = <T extends { readonly card: string }>({ sought }: Scene, cards: readonly T[]): readonly T[] => {
  const spare = sought.size > 0 ? cards.filter(({ card }) => !sought.has(card)) : cards;
  return spare.length > 0 ? spare : cards;
};

const side = ({ chance }: Scene) => chance.pick(SIDES);
const stand = ({ chance }: Scene) => chance.pick(['for', 'against'] as const);

const parcel = (scene: Scene, own: boolean, player: string) => {
  const { chance, board, mine, plots, hand } = scene;
  const seat = board.seats.find((one) => one.player === player);
  const cards = Object.values(board.cards).filter(({ owner }) => owner === player);
  const known = own ? plots : [...(seat?.plots ?? []), ...mine.seen.filter((seen) => seen.player === player)];
  const held = own ? hand : (seat?.groups ?? []);
  const one = (key: string, list: readonly { readonly id: string }[], percent: number) =>
    list.length > 0 && chance.percent(percent) ? { [key]: [chance.pick(list).id] } : {};
  return {
    ...one('plots', known, 40),
    ...one('cards', held, 40),
    ...one(
      'resources',
      cards.filter(({ zone }) => zone === 'resource'),
      40,
    ),
    ...one(
      'groups',
      cards.filter(({ zone, master }) => zone === 'structure' && master !== null),
      30,
    ),
  };
};

/** What the hand makes a player wish to attack: to play a Plot that is made for such attacks, or to come nearer to a Goal. */
interface Wish {
  readonly kind: 'control' | 'destroy';
  readonly target: Filter;
  readonly leader?: Filter;
  readonly power?: number;
}

/** Wishes that a card gives rise to. */
const wishesOf = (card: string): Wish[] => {
  const facts = findFacts(card);
  if (facts?.kind === 'goal' && facts.goal?.kind === 'pairs')
    return [
      { kind: 'destroy', target: facts.goal.destroyed },
      { kind: 'control', target: facts.goal.controlled },
    ];
  if (facts?.kind === 'goal' && facts.goal?.kind === 'double') return [{ kind: 'control', target: facts.goal.filter }];
  return usesOf(card).flatMap(({ effect, moments }) => {
    if (effect.kind !== 'attackBonus' || !moments.includes('announce')) return [];
    const { kinds, target = 'anything', leader = effect.by, targetMinPower: power } = effect;
    return kinds.flatMap((kind) =>
      kind === 'control' || kind === 'destroy' ? [{ kind, target, ...(leader && { leader }), ...(power && { power }) }] : [],
    );
  });
};

/** A wish that the table could grant, and who would lead and be attacked. */
const wished = ({ chance, board, structure, table, plots, player, sought }: Scene) => {
  const loved = plots.filter(({ card }) => sought.has(card)).flatMap(({ card }) => wishesOf(card));
  const wishes = loved.length > 0 ? loved : plots.flatMap(({ card }) => wishesOf(card));
  if (wishes.length === 0) return null;
  const { kind, target, leader = 'anything', power = 0 } = chance.pick(wishes);
  const leaders = structure.filter(({ id: one, tokens }) => tokens > 0 && fits(board, leader, one));
  const targets = table.filter(
    ({ id: one, owner, zone, master }) =>
      zone === 'structure' && master !== null && owner !== player && fits(board, target, one) && powerOf(board, one) >= power,
  );
  return leaders.length > 0 && targets.length > 0 ? { kind, leaders, targets } : null;
};

const attack = (scene: Scene): IntentOf<'attack'> => {
  const { chance, structure, table, hand, player, own, plots } = scene;
  const wish = chance.percent(scene.sought.size > 0 ? 80 : 40) ? wished(scene) : null;
  const leaders = wish?.leaders ?? structure.filter(({ tokens }) => tokens > 0);
  const attacker = id(scene, leaders.length > 0 && chance.percent(95) ? leaders : structure);
  const groups = hand.filter(({ card }) => findFacts(card)?.kind !== 'resource');
  const fromHand = !wish && groups.length > 0 && chance.percent(50);
  const others =
    wish?.targets ??
    table.filter(
      ({ owner, zone, master }) => (owner !== player || chance.percent(3)) && zone !== 'resource' && (master !== null || zone === 'middle'),
    );
  const aids = chance.percent(60)
    ? some(
        scene,
        structure.filter((card) => card.tokens > 0 && card.id !== attacker),
        60,
      )
    : [];
  const play = chance.percent(15) ? somePlay(scene) : null;
  return {
    type: 'attack',
    kind: wish?.kind ?? (fromHand || chance.percent(65) ? 'control' : 'destroy'),
    attacker,
    target: fromHand ? id(scene, groups) : id(scene, others),
    ...(fromHand && { fromHand }),
    aids,
    ...(play && { plots: [play] }),
    ...(scene.sought.size > 0
      ? chance.percent(25) && {
          privilege: id(
            scene,
            structure.filter(({ master }) => master === null),
          ),
        }
      : chance.percent(8) && { privilege: id(scene, chance.percent(60) ? own : plots) }),
    ...(chance.percent(8) && { plus: [{ plot: id(scene, plots), on: chance.percent(60) ? attacker : (aids[0] ?? attacker) }] }),
  };
};

const takeOver = (scene: Scene): IntentOf<'takeOver'> => {
  const { chance, hand, table, structure, board, own } = scene;
  const middle = table.filter(({ zone }) => zone === 'middle');
  const kept = hand.length + middle.length > 0 ? chance.pick([...hand, ...middle]) : undefined;
  const isResource = kept !== undefined && findFacts(kept.card)?.kind === 'resource';
  const main = board.phase === 'main';
  return {
    type: 'takeOver',
    card: kept?.id ?? NOBODY,
    ...(isResource ? chance.percent(40) && { link: id(scene, own) } : { onto: id(scene, structure), arrow: side(scene) }),
    ...(chance.percent(main ? 95 : 5) && { pay: true }),
    ...(chance.percent(3) && { by: id(scene, own) }),
  };
};

const move = (scene: Scene): IntentOf<'move'> => {
  const { structure, chance, board } = scene;
  const group = id(scene, structure);
  const onto = id(scene, structure);
  const near = [group, onto, board.cards[group]?.master ?? onto, structure[0]?.id ?? onto];
  return { type: 'move', group, onto, arrow: side(scene), pay: chance.pick(near), ...(chance.percent(50) && { acceptLoss: true }) };
};

const choose = (scene: Scene): IntentOf<'choose'> => {
  const { top, chance, mine } = scene;
  if (top?.kind !== 'choose') return { type: 'choose', option: 0 };
  const { min, max, options } = top.asks;
  if (options > 0 && chance.percent(90)) return { type: 'choose', option: chance.below(options) };
  if (options < 0 && chance.percent(30)) return { type: 'choose', option: 'expose' };
  const from = [...(mine.choice?.from ?? [])];
  const count = min + chance.below(Math.max(1, Math.min(max, from.length) - min + 1));
  const cards: string[] = [];
  while (cards.length < count && from.length > 0) cards.push(...from.splice(chance.below(from.length), 1).map((kept) => kept.id));
  return { type: 'choose', cards };
};

const revOf = ({ top, chance }: Scene) => (chance.percent(50) ? { rev: top?.rev ?? 0 } : {});

/** An intent of each type. */
export const DRAFTS: Drafts = {
  chooseDeck: (scene) =>
    scene.board.options.decks === 'made'
      ? { type: 'chooseDeck', illuminati: scene.chance.pick([...READY_DECKS.keys()]) }
      : scene.board.options.decks === 'ready' || scene.chance.percent(scene.sought.size > 0 ? 5 : 30)
        ? { type: 'chooseDeck', ready: scene.chance.pick([...READY_DECKS.keys()]) }
        : { type: 'chooseDeck', ...someDeck(scene.board.options, scene.chance, scene.sought) },
  chooseIlluminati: (scene) => ({ type: 'chooseIlluminati', card: scene.chance.pick([...scene.mine.dealt, NOBODY]) }),
  chooseLead: (scene) => ({ type: 'chooseLead', card: scene.chance.pick(leadsOf(scene)), arrow: side(scene) }),
  drawPlot: ({ chance }) => ({
    type: 'drawPlot',
    ...(chance.percent(20) && { from: 'bottom' }),
    ...(chance.percent(15) && { keep: chance.below(3), ...(chance.percent(50) && { rest: chance.pick(['top', 'bottom'] as const) }) }),
  }),
  drawGroup: ({ chance, board }) => ({
    type: 'drawGroup',
    ...(chance.percent(board.phase === 'main' ? 95 : 5) && { pay: true }),
    ...(chance.percent(10) && { from: 'bottom' }),
  }),
  takeOver,
  ready: () => ({ type: 'ready' }),
  buyPlot: (scene) => {
    const [illuminati, ...groups] = scene.structure;
    const rich = groups.filter(({ tokens }) => tokens > 0);
    return { type: 'buyPlot', pay: scene.chance.percent(50) ? [illuminati?.id ?? NOBODY] : [id(scene, rich), id(scene, rich)] };
  },
  expose: (scene) => ({ type: 'expose', cards: [id(scene, [...scene.mine.plots, ...scene.mine.groups])] }),
  show: (scene) => ({
    type: 'show',
    card: id(scene, [...scene.mine.plots, ...scene.mine.groups]),
    to: scene.chance.pick([...scene.rivals, scene.player]),
  }),
  discard: (scene) => ({ type: 'discard', cards: [id(scene, spared(scene, scene.chance.percent(80) ? scene.plots : scene.hand))] }),
  returnPlot: (scene) => ({ type: 'returnPlot', card: id(scene, scene.plots), at: scene.chance.pick(['top', 'bottom', 2] as const) }),
  removeToken: (scene) => ({ type: 'removeToken', card: id(scene, scene.own) }),
  attack,
  join: (scene) => {
    const able = scene.structure.filter(({ tokens }) => tokens > 0);
    const card = able.length > 0 ? scene.chance.pick(able) : scene.structure[0];
    return {
      type: 'join',
      side: scene.board.attack?.defender === scene.player ? 'against' : stand(scene),
      card: card?.id ?? NOBODY,
      ...(scene.chance.percent(10) && { plus: [id(scene, scene.plots)] }),
      ...(scene.chance.percent(15) && { tokens: 1 + scene.chance.below(3) }),
    };
  },
  agents: (scene) => {
    const copies = scene.hand.filter(({ card }) => card === scene.board.attack?.targetCard);
    return { type: 'agents', card: id(scene, copies.length > 0 ? copies : scene.hand), side: stand(scene) };
  },
  callOff: () => ({ type: 'callOff' }),
  done: (scene) => ({ type: 'done', ...revOf(scene) }),
  roll: (scene) => ({ type: 'roll', ...revOf(scene) }),
  knock: () => ({ type: 'knock' }),
  concede: () => ({ type: 'concede' }),
  place: (scene) => ({
    type: 'place',
    onto: scene.board.attack?.leader ?? NOBODY,
    arrow: side(scene),
    ...(scene.chance.percent(50) && { acceptLoss: true }),
  }),
  playPlot: (scene) => {
    const fitting = scene.plots.filter(({ card }) => isTimelyCard(scene, card));
    return {
      type: 'playPlot',
      card: id(scene, fitting.length > 0 && scene.chance.percent(80) ? fitting : scene.plots),
      ...someFields(scene),
    };
  },
  useAbility: (scene) => {
    const users = scene.own.filter(({ card }) => usesOf(card).length > 0);
    const fitting = users.filter(({ card }) => isTimelyCard(scene, card));
    const able = fitting.length > 0 && scene.chance.percent(80) ? fitting : users;
    const card = able.length > 0 ? scene.chance.pick(able) : undefined;
    const uses = card ? usesOf(card.card).length : 0;
    return {
      type: 'useAbility',
      card: card?.id ?? NOBODY,
      ...(uses > 1 && scene.chance.percent(60) && { ability: scene.chance.below(uses) }),
      ...someFields(scene),
    };
  },
  move,
  link: (scene) => {
    const linkable = scene.own.filter(({ card, zone }) => zone === 'resource' || factsOf(card).kind === 'personality');
    return {
      type: 'link',
      card: id(scene, linkable.length > 0 ? linkable : scene.own),
      ...(scene.chance.percent(85) && { to: id(scene, scene.structure) }),
    };
  },
  relief: (scene) => {
    const place = id(
      scene,
      scene.table.filter(({ devastated }) => devastated),
    );
    const payers = some(
      scene,
      scene.structure.filter(({ tokens }) => tokens > 0),
      70,
    );
    // A Relief that nobody begins to pay has not the form of an intent.
    return {
      type: 'relief',
      place,
      cards: payers.length > 0 ? payers : [NOBODY],
      ...(scene.chance.percent(40) && { joint: true }),
    };
  },
  pledge: (scene) => ({ type: 'pledge', cards: [id(scene, scene.structure)] }),
  choose,
  offer: (scene) => {
    const to = scene.rivals.length > 0 ? scene.chance.pick(scene.rivals) : scene.player;
    if (scene.sought.size > 0 && scene.chance.percent(30)) {
      const branches = scene.structure.filter(({ master }) => master !== null && master === scene.seat.illuminati);
      return { type: 'offer', to, give: branches.length > 0 ? { groups: [scene.chance.pick(branches).id] } : {}, ask: {} };
    }
    return {
      type: 'offer',
      to,
      give: parcel(scene, true, scene.player),
      ask: scene.chance.percent(60) ? parcel(scene, false, to) : {},
      ...(scene.chance.percent(40) && { pay: [id(scene, scene.structure)] }),
    };
  },
  answer: (scene) => {
    const deal = scene.board.deals.find(({ to }) => to === scene.player);
    const placements = (deal?.give.groups ?? []).map((group) => ({ group, onto: id(scene, scene.structure), arrow: side(scene) }));
    return {
      type: 'answer',
      accept: scene.chance.percent(60),
      ...(deal && { offer: deal.id }),
      ...(placements.length > 0 && { placements }),
    };
  },
  withdraw: (scene) => {
    const deal = scene.board.deals.find(({ from }) => from === scene.player);
    return { type: 'withdraw', ...(deal && { offer: deal.id }) };
  },
  claim: (scene) => {
    const goals = scene.plots.filter(({ card }) => findFacts(card)?.kind === 'goal');
    return { type: 'claim', cards: [id(scene, goals.length > 0 && scene.chance.percent(80) ? goals : scene.plots)] };
  },
};

/** An intent of a type, as it comes to mind. */
export const draftOf = (type: IntentType, scene: Scene): Intent => DRAFTS[type](scene);
