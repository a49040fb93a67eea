import type { CardId } from '@illuminice/rules';
import type { Ability, AfterEvent, CardFacts, EffectFacts } from '@illuminice/rules/inwo';
import { t } from '../words';

type SingleId = Extract<EffectFacts, { kind: 'single' }>['name'];

/** Decisions about single cards where the text is silent, by card, each with its rule. The words are `ruling.` and the card. */
const DECIDED = {
  'adepts-of-hermes': 'N-495',
  'air-magic': 'N-730',
  'an-offer-you-cant-refuse': 'N-202',
  'bearded-president': 'N-311',
  'bermuda-triangle': 'N-207',
  counterspell: 'N-910',
  'fast-food-chains': 'N-206',
  'former-spymaster': 'N-301',
  'good-polls': 'N-1502',
  'gun-lobby': 'N-303',
  'hat-trick': 'N-902',
  'head-in-a-jar': 'N-720',
  'i-lied': 'N-1103',
  'newsroom-purge': 'N-910',
  'phone-company': 'N-206',
  'post-office': 'N-206',
  'reach-out': 'N-207',
  'relief-corps': 'N-735',
  'spear-of-longinus': 'N-422',
  survivalists: 'N-735',
  texas: 'N-311',
  'the-bronze-head': 'N-495',
  'the-network': 'N-202',
  'wall-street': 'N-422',
  'warehouse-23': 'N-801',
} as const satisfies Readonly<Record<CardId, string>>;

const isDecided = (card: CardId): card is keyof typeof DECIDED => Object.hasOwn(DECIDED, card);

export const decidedOf = (card: CardId): { readonly code: string; readonly text: string } | null =>
  isDecided(card) ? { code: DECIDED[card], text: t(`ruling.${card}`) } : null;

const OF_KIND: Readonly<Record<CardFacts['kind'], readonly string[]>> = {
  illuminati: ['N-105', 'N-1202'],
  organization: [],
  place: ['N-733', 'N-735'],
  personality: ['N-720'],
  resource: ['N-802'],
  plot: ['N-902'],
  goal: ['N-1204', 'N-1207'],
  nwo: ['N-810'],
  disaster: ['N-710', 'N-713', 'N-730', 'N-731', 'N-733'],
  assassination: ['N-710', 'N-713', 'N-720'],
};

/** Rule codes of standing changes, by the kind of change. */
const OF_CHANGE: Readonly<Record<string, readonly string[]>> = {
  stats: ['N-303'],
  attack: ['N-422'],
  defence: ['N-420'],
  weakness: ['N-420'],
  rivalry: ['N-422'],
  tokens: ['N-204'],
  traits: ['N-301'],
  limit: ['N-503'],
  draws: ['N-202'],
  join: ['N-430', 'N-440'],
  weight: ['N-1202'],
  multiplier: ['N-303'],
  freeDefence: ['N-445'],
  relief: ['N-735'],
  rows: ['N-301'],
  linksTo: ['N-805'],
  host: ['N-805'],
  autoRelief: ['N-735'],
};

const OF_EVENT: Readonly<Record<AfterEvent, readonly string[]>> = {
  destroyed: ['N-497'],
  captured: ['N-496'],
  taken: ['N-496'],
  lost: ['N-497'],
  attacked: ['N-495'],
  rolled: ['N-970'],
  failed: ['N-495'],
  failedAgainst: ['N-495'],
  entered: ['N-203'],
  began: ['N-201'],
  attacking: ['N-410'],
  relief: ['N-735'],
};

const OF_EFFECT: Readonly<Record<string, readonly string[]>> = {
  boost: ['N-1502'],
  link: ['N-806', 'N-807'],
  reload: ['N-1501'],
  cancelPlay: ['N-910', 'N-911', 'N-912'],
  cancelAction: ['N-910', 'N-912'],
  setRoll: ['N-970'],
  shiftRoll: ['N-970'],
  reroll: ['N-970'],
  dropPrivilege: ['N-481'],
  enterPrivilege: ['N-480', 'N-481'],
  makePrivileged: ['N-480'],
  drawPlots: ['N-503'],
  editAlignment: ['N-1503'],
  relief: ['N-735'],
  destroyResource: ['N-801'],
  gainToken: ['N-402'],
  defendPlace: ['N-731'],
};

const OF_SINGLE: Readonly<Partial<Record<SingleId, readonly string[]>>> = {
  allowCopy: ['N-110'],
  reviveGroup: ['N-110'],
  reviveNation: ['N-110'],
  takePlace: ['N-110'],
  takeLostResource: ['N-801'],
};

const ofEffect = (effect: EffectFacts): readonly string[] =>
  (effect.kind === 'single' ? OF_SINGLE[effect.name] : OF_EFFECT[effect.kind]) ?? [];

function ofAbility(ability: Ability): readonly string[] {
  if (ability.form === 'modify') return OF_CHANGE[ability.of] ?? [];
  if (ability.form === 'forbid') return [ability.code];
  const paid = 'cost' in ability && ability.cost !== 'nothing' ? ['N-404'] : [];
  const follows = ability.form === 'after' ? OF_EVENT[ability.event] : [];
  return [...paid, ...follows, ...ofEffect(ability.effect)];
}

export function rulesOf(facts: CardFacts): readonly string[] {
  const codes = [...OF_KIND[facts.kind], ...facts.abilities.flatMap(ofAbility)];
  if ('alignments' in facts && facts.alignments.length > 0) codes.push('N-301');
  if ('attributes' in facts && facts.attributes.includes('Secret')) codes.push('N-491');
  if ('power' in facts && !facts.power) codes.push('N-306');
  if ('global' in facts && facts.global > 0) codes.push('N-305');
  if (facts.kind === 'resource') codes.push(...(facts.unique ? ['N-801'] : []), ...(facts.link ? ['N-805', 'N-807'] : []));
  return [...new Set(codes)].sort((a, b) => Number(a.slice(2)) - Number(b.slice(2)));
}
