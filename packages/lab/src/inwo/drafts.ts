import { isTimelyCard } from '@illuminice/bots/inwo';
import { SIDES } from '@illuminice/rules';
import {
  dealsKnown,
  factsOf,
  findFacts,
  findSeat,
  type Intent,
  type IntentOf,
  type IntentType,
  isGroupInPlay,
  READY_DECKS,
  usesOf,
} from '@illuminice/rules/inwo';
import { attackDraft } from './attack-drafts.js';
import { someDeck } from './decks.js';
import { drafted } from './plays.js';
import { withPartners } from './seeking.js';
import { anyId as id, NOBODY, type SeekingScene, someIds as some } from './seeking-scene.js';

type Drafts = { readonly [T in IntentType]: (scene: SeekingScene) => IntentOf<T> };

const leadsOf = ({ mine, sought }: SeekingScene): string[] => {
  const cards = mine.deck?.group ?? mine.groups.map(({ card }) => card);
  const wanted = withPartners(sought);
  const leads = sought.size > 0 ? cards.filter((card) => wanted.has(card)) : [];
  return leads.length > 0 ? leads : [...cards, NOBODY];
};

/** Cards to give away: sought ones only if there is no other. */
const spared = <T extends { readonly card: string }>({ sought }: SeekingScene, cards: readonly T[]): readonly T[] => {
  const spare = sought.size > 0 ? cards.filter(({ card }) => !sought.has(card)) : cards;
  return spare.length > 0 ? spare : cards;
};

const side = ({ chance }: SeekingScene) => chance.pick(SIDES);
const stand = ({ chance }: SeekingScene) => chance.pick(['for', 'against'] as const);

const parcel = (scene: SeekingScene, own: boolean, player: string) => {
  const { chance, board, mine, plots, hand } = scene;
  const seat = findSeat(board, player);
  const cards = Object.values(board.cards).filter(({ owner }) => owner === player);
  const known = own ? plots : [...(seat?.plots ?? []), ...mine.seen.filter((seen) => seen.player === player)];
  const held = own ? hand : (seat?.groups ?? []);
  const pickOne = (key: string, list: readonly { readonly id: string }[], percent: number) =>
    list.length > 0 && chance.percent(percent) ? { [key]: [chance.pick(list).id] } : {};
  return {
    ...pickOne('plots', known, 40),
    ...pickOne('cards', held, 40),
    ...pickOne(
      'resources',
      cards.filter(({ zone }) => zone === 'resource'),
      40,
    ),
    ...pickOne('groups', cards.filter(isGroupInPlay), 30),
  };
};

const takeOver = (scene: SeekingScene): IntentOf<'takeOver'> => {
  const { chance, hand, table, structure, board, own } = scene;
  const middle = table.filter(({ zone }) => zone === 'middle');
  const copy = hand.length + middle.length > 0 ? chance.pick([...hand, ...middle]) : undefined;
  const isResource = copy !== undefined && findFacts(copy.card)?.kind === 'resource';
  const main = board.phase === 'main';
  return {
    type: 'takeOver',
    card: copy?.id ?? NOBODY,
    ...(isResource ? chance.percent(40) && { link: id(scene, own) } : { onto: id(scene, structure), arrow: side(scene) }),
    ...(chance.percent(main ? 95 : 5) && { pay: true }),
    ...(chance.percent(3) && { by: id(scene, own) }),
  };
};

const move = (scene: SeekingScene): IntentOf<'move'> => {
  const { structure, chance, board } = scene;
  const group = id(scene, structure);
  const onto = id(scene, structure);
  const near = [group, onto, board.cards[group]?.master ?? onto, structure[0]?.id ?? onto];
  return { type: 'move', group, onto, arrow: side(scene), pay: chance.pick(near), ...(chance.percent(50) && { acceptLoss: true }) };
};

const choose = (scene: SeekingScene): IntentOf<'choose'> => {
  const { top, chance, mine } = scene;
  if (top?.kind !== 'choose') return { type: 'choose', option: 0 };
  const { min, max, options } = top.asks;
  if (options > 0 && chance.percent(90)) return { type: 'choose', option: chance.below(options) };
  if (options < 0 && chance.percent(30)) return { type: 'choose', option: 'expose' };
  const offered = mine.choice?.from ?? [];
  // A note with a card of the table is likelier to come true.
  const near = chance.percent(60) ? offered.filter(({ card }) => scene.table.some((candidate) => candidate.card === card)) : [];
  const from = [...(near.length >= min && near.length > 0 ? near : offered)];
  const count = min + chance.below(Math.max(1, Math.min(max, from.length) - min + 1));
  const cards: string[] = [];
  while (cards.length < count && from.length > 0) cards.push(...from.splice(chance.below(from.length), 1).map((copy) => copy.id));
  return { type: 'choose', cards };
};

/** A Plot of the hand without arguments, likely one for this moment. */
export const barePlot = (scene: SeekingScene): IntentOf<'playPlot'> => {
  const fitting = scene.plots.filter(({ card }) => isTimelyCard(scene, card));
  return { type: 'playPlot', card: id(scene, fitting.length > 0 && scene.chance.percent(80) ? fitting : scene.plots) };
};

/** An ability of an own card without arguments, likely one for this moment. */
export const bareUse = (scene: SeekingScene): IntentOf<'useAbility'> => {
  const users = scene.own.filter(({ card }) => usesOf(card).length > 0);
  const fitting = users.filter(({ card }) => isTimelyCard(scene, card));
  const able = fitting.length > 0 && scene.chance.percent(80) ? fitting : users;
  const card = able.length > 0 ? scene.chance.pick(able) : undefined;
  const uses = card ? usesOf(card.card).length : 0;
  return {
    type: 'useAbility',
    card: card?.id ?? NOBODY,
    ...(uses > 1 && scene.chance.percent(60) && { ability: scene.chance.below(uses) }),
  };
};

const revOf = ({ top, chance }: SeekingScene) => (chance.percent(50) ? { rev: top?.rev ?? 0 } : {});

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
  attack: attackDraft,
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
  playPlot: (scene) => drafted(scene, barePlot(scene), { wild: 50, pays: true }),
  useAbility: (scene) => drafted(scene, bareUse(scene), { wild: 50, pays: true }),
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
    // The intent schema requires at least one payer.
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
      const branch = branches.length > 0 ? scene.chance.pick(branches).id : NOBODY;
      const pay = scene.chance.pick([branch, scene.seat.illuminati ?? NOBODY]);
      return { type: 'offer', to, give: { groups: [branch] }, ask: {}, pay: [pay] };
    }
    const { chance } = scene;
    const known = dealsKnown(scene);
    const answered = known.find(({ to: receiver }) => receiver === scene.player);
    const own = known.find(({ from }) => from === scene.player);
    return {
      type: 'offer',
      to: chance.percent(20) && scene.rivals.length > 0 ? scene.rivals.slice(0, 1 + chance.below(scene.rivals.length)) : to,
      give: { ...parcel(scene, true, scene.player), ...(chance.percent(20) && { promise: 'peace until the end' }) },
      ask: {
        ...(chance.percent(60) && parcel(scene, false, to)),
        ...(chance.percent(25) && { anyPlots: 1 + chance.below(2) }),
        ...(chance.percent(15) && { anyCards: 1 }),
      },
      ...(chance.percent(40) && { pay: [id(scene, scene.structure)] }),
      ...(chance.percent(40) && { secret: true as const }),
      ...(answered && chance.percent(40) && { to: answered.from, counters: answered.id }),
      ...(own && chance.percent(20) && { replaces: own.id }),
    };
  },
  answer: (scene) => {
    const deal = dealsKnown(scene).findLast(({ to }) => to === scene.player);
    const { anyPlots = 0, anyCards = 0 } = deal?.ask ?? {};
    const chosen = [...scene.plots.slice(0, anyPlots), ...scene.hand.slice(0, anyCards)].map((held) => held.id);
    const placements = (deal?.give.groups ?? []).map((group) => ({ group, onto: id(scene, scene.structure), arrow: side(scene) }));
    return {
      type: 'answer',
      accept: scene.chance.percent(60),
      ...(deal && { offer: deal.id }),
      ...(placements.length > 0 && { placements }),
      ...(chosen.length > 0 && { cards: chosen }),
    };
  },
  withdraw: (scene) => {
    const deal = dealsKnown(scene).find(({ from }) => from === scene.player);
    return { type: 'withdraw', ...(deal && { offer: deal.id }) };
  },
  openToOffers: ({ chance, seat, structure, player, board }) => {
    const lying = (list: readonly { readonly id: string }[]) => (chance.percent(50) ? list.map(({ id }) => id) : []);
    return {
      type: 'openToOffers',
      plots: lying(seat.plots),
      cards: lying(seat.groups),
      resources: lying(Object.values(board.cards).filter(({ zone, owner }) => zone === 'resource' && owner === player)),
      groups: lying(structure.filter(isGroupInPlay)),
      hiddenPlots: chance.below(seat.hiddenPlots + 2),
      hiddenGroups: chance.below(2),
    };
  },
  claim: (scene) => {
    const goals = scene.plots.filter(({ card }) => findFacts(card)?.kind === 'goal');
    return { type: 'claim', cards: [id(scene, goals.length > 0 && scene.chance.percent(80) ? goals : scene.plots)] };
  },
};

export const draftOf = (type: IntentType, scene: SeekingScene): Intent => DRAFTS[type](scene);
