import type { Cost } from '../types/cards.js';
import { add, allOf, anyOf, asPower, fixed, groups, illuminatiToken, react, single, use } from './abilities.js';
import { plot } from './define.js';

/** Price of two cards beside their tokens, if undrawn cards belong to nobody (N-1304). */
const threePlots: Cost = { hand: { plots: 3 } };

/** Plots of no large family, from 18½-Minute Gap to Ketchup Is a Vegetable. */
export const PLOTS_1 = [
  plot(
    '18-minute-gap',
    '18½-Minute Gap',
    [
      react(['play'], allOf({ illuminati: 'all' }, { deck: { plot: 1, group: 1 }, shared: threePlots }), {
        kind: 'cancelPlay',
        what: 'plot',
        take: true,
      }),
    ],
    { pool: 'all' },
  ),
  plot('agent-in-place', 'Agent in Place', [use(['any'], groups({ count: 1, each: 4 }), single('discardHiddenPlot'))]),
  plot('air-magic', 'Air Magic', [
    react(['disaster'], anyOf(groups({ filter: 'Magic', count: 1 }), { deck: { plot: 1 } }), single('airMagic')),
  ]),
  plot('alternate-goals', 'Alternate Goals', [], { goalsHeld: 2 }),
  plot('an-offer-you-cant-refuse', "An Offer You Can't Refuse", [use(['ownStart'], 'nothing', single('drawFromRivals'))]),
  plot('and-stay-dead', 'And STAY Dead!', [react(['loss'], groups({ filter: 'Magic', count: 1 }), single('sealFallen'))]),
  plot('angst', 'Angst', [
    use(['quiet'], allOf(illuminatiToken, { cards: ['psychiatrists', 'intellectuals', 'orbital-mind-control-lasers'] }), {
      kind: 'link',
      filter: { any: ['place', 'organization'] },
      whose: 'any',
      link: { changes: [fixed('power', 'fall', 1)] },
    }),
  ]),
  plot('annual-convention', 'Annual Convention', [react(['loss'], 'nothing', single('convention'))]),
  plot('are-we-having-fun-yet', 'Are We Having Fun Yet?', [
    react(['action'], groups({ overAnswered: true }), { kind: 'cancelAction', filter: 'anything' }),
  ]),
  plot('backlash', 'Backlash', [use(['any'], groups({ count: 1, shares: 'all' }), single('undoChange'))]),
  plot('blitzkrieg', 'Blitzkrieg', [use(['main'], 'nothing', single('tokenForCaptive'))]),
  plot('blood-toil-tears-and-sweat', 'Blood, Toil, Tears and Sweat', [
    use(['any'], groups({ filter: 'Media', power: 4 }), { kind: 'discardNwo', all: false }),
  ]),
  plot('bodyguard', 'Bodyguard', [
    react(['dice', 'assassination'], 'nothing', {
      kind: 'autoFail',
      kinds: ['assassination'],
      link: { changes: [], defence: [{ kinds: ['destroy', 'assassination'], amount: 6 }] },
    }),
  ]),
  plot('botched-contact', 'Botched Contact', [react(['takeover'], groups({ count: 1 }), single('undoTakeover'))]),
  plot('bribery', 'Bribery', [react(['dice'], { illuminati: 'all' }, { kind: 'setRoll', value: 2 })], { pool: 'all' }),
  plot('celebrity-spokesman', 'Celebrity Spokesman', [use(['quiet'], 'nothing', single('spokesman'))], { pool: 'all' }),
  plot('censorship', 'Censorship', [
    react(['announce'], 'nothing', {
      kind: 'attackBonus',
      kinds: ['control', 'destroy'],
      amount: 15,
      target: 'Media',
      by: { any: ['Straight', 'Conservative', 'Government'] },
      privileged: true,
    }),
  ]),
  plot('clone', 'Clone', [use(['main'], 'nothing', single('allowCopy'))]),
  plot('combined-disasters', 'Combined Disasters', [use(['any'], 'nothing', single('combineDisasters'))]),
  plot('commitment', 'Commitment', [
    use(['any'], 'nothing', {
      kind: 'link',
      filter: 'anything',
      whose: 'any',
      slipped: true,
      link: { changes: [fixed('resistance', 'rise', 8)] },
    }),
  ]),
  plot(
    'computer-security',
    'Computer Security',
    [
      react(['play'], anyOf({ cards: ['the-network'] }, groups({ filter: 'Computer', count: 1 })), {
        kind: 'cancelPlay',
        what: 'plot',
        filter: 'Computer',
      }),
    ],
    { pool: 'all' },
  ),
  plot('computer-virus', 'Computer Virus', [
    react(['dice'], groups({ filter: { any: ['Science', 'Space', 'Computer'] }, count: 1 }), { kind: 'shiftRoll', by: 2 }),
  ]),
  plot('corruption', 'Corruption', [use(['any'], 'nothing', single('blockRelief'))], { pool: 'none' }),
  plot('counter-revolution', 'Counter-Revolution', [
    use(['main'], anyOf(illuminatiToken, groups({ filter: 'Government', power: 10 })), single('reviveNation')),
  ]),
  plot(
    'counterspell',
    'Counterspell',
    [react(['action'], anyOf(groups({ filter: 'Magic', count: 1 }), illuminatiToken), single('undoMagic'))],
    {
      pool: 'all',
    },
  ),
  plot('cover-of-darkness', 'Cover of Darkness', [react(['loss'], 'nothing', single('takeLostResource'))], { pool: 'all' }),
  plot('cover-up', 'Cover-Up', [
    react(['dice'], anyOf(illuminatiToken, groups({ filter: 'Secret', count: 1, notTarget: true })), {
      kind: 'autoFail',
      succeeding: true,
      kinds: ['control', 'destroy', 'disaster', 'assassination', 'instant'],
      filter: 'Secret',
    }),
    react(['play'], 'nothing', { kind: 'cancelPlay', what: 'plot', card: 'exposed' }),
  ]),
  plot('crop-circles', 'Crop Circles', [use(['ownStart'], groups({ filter: 'Magic', count: 1 }), single('searchDeck'))]),
  plot('currency-speculation', 'Currency Speculation', [use(['any'], 'nothing', single('tripleBank'))], { pool: 'all' }),
  plot('deasil-engine', 'Deasil Engine', [
    use(['any', 'using'], 'nothing', { kind: 'destroyResource', filter: 'Gadget', own: true }),
    react(['play'], 'nothing', { kind: 'cancelPlay', what: 'plot', card: 'deasil-engine' }),
  ]),
  plot('deep-agent', 'Deep Agent', [react(['privileged'], 'nothing', { kind: 'dropPrivilege' })]),
  plot('dictatorship', 'Dictatorship', [
    use(['main'], 'targetOrMaster', {
      kind: 'link',
      filter: 'Nation',
      whose: 'own',
      link: { changes: [add('power', 2)], add: ['Violent', 'Dictatorship'] },
    }),
  ]),
  plot('double-cross', 'Double-Cross', [react(['play'], 'nothing', single('blindRival'))]),
  plot('early-warning', 'Early Warning', [react(['disaster'], 'nothing', { kind: 'defendPlace', amount: 10 })]),
  plot('earth-magic', 'Earth Magic', [react(['disaster'], 'nothing', single('earthMagic'))]),
  plot('eat-the-rich', 'Eat the Rich!', [
    react(['announce'], 'nothing', {
      kind: 'attackBonus',
      kinds: ['destroy'],
      amount: 10,
      by: 'Media',
      targetMinPower: 6,
      privileged: true,
    }),
  ]),
  plot('embezzlement', 'Embezzlement', [use(['any', 'draw'], { hand: { plots: 1 } }, single('takeDrawnPlot'))]),
  plot('exposed', 'Exposed!', [
    use(['any'], groups({ filter: 'Media', count: 1, each: 4 }), {
      kind: 'link',
      filter: 'Secret',
      whose: 'any',
      stays: true,
      link: { changes: [], remove: ['Secret'] },
    }),
  ]),
  plot('faction-fight', 'Faction Fight', [react(['ownContest'], 'nothing', single('factionFight'))], { pool: 'all' }),
  plot('film-at-eleven', 'Film at Eleven', [
    react(['announce'], 'nothing', {
      kind: 'attackBonus',
      kinds: ['destroy'],
      amount: 5,
      leader: 'Media',
      target: { all: ['personality', 'male'] },
      privileged: true,
      admits: 'Media',
      seals: 'anything',
    }),
  ]),
  plot('fnord', 'Fnord!', [react(['dice'], anyOf({ hand: { groups: 2 } }, { deck: { group: 1 } }), { kind: 'reroll', whose: 'own' })]),
  plot('foiled', 'Foiled!', [use(['any'], groups({ filter: 'Media', count: 1 }), single('discardOpenGoal'))]),
  plot('forgery', 'Forgery', [use(['main', 'ownStart'], 'nothing', single('forge'))]),
  plot('george-the-janitor', 'George the Janitor', [use(['any'], groups({ count: 1 }), single('exposeByChoice'))]),
  plot('good-polls', 'Good Polls', [use(['any'], 'nothing', single('goodPolls'))], { pool: 'all' }),
  plot('gremlins', 'Gremlins', [react(['any', 'action'], 'nothing', single('jam'))], { concerns: ['Computer'] }),
  plot('hat-trick', 'Hat Trick', [use(['any'], groups({ count: 1, each: 3 }), single('hatTrick'))], { pool: 'none' }),
  plot('head-in-a-jar', 'Head in a Jar', [
    react(['dice'], 'nothing', {
      kind: 'autoFail',
      kinds: ['assassination'],
      own: true,
      succeeding: true,
      link: { changes: [], defence: [{ kinds: ['assassination'], amount: 10 }], noPuppets: true },
    }),
  ]),
  plot(
    'hex',
    'Hex',
    [
      use(['open', 'openUsing'], anyOf(illuminatiToken, groups({ filter: 'Magic', count: 1, each: 3 })), {
        kind: 'destroyResource',
        filter: 'Magic',
      }),
    ],
    { pool: 'all' },
  ),
  plot('hidden-influence', 'Hidden Influence', [
    use(['any'], illuminatiToken, { kind: 'link', filter: 'anything', whose: 'any', link: { changes: [asPower] } }),
  ]),
  plot('hoax', 'Hoax', [
    react(['play'], allOf(groups({ power: 6 }), { deck: { plot: 1 }, shared: threePlots }), { kind: 'cancelPlay', what: 'plot' }),
  ]),
  plot('i-lied', 'I Lied', [use(['any'], 'nothing', single('breakDeal'))], { pool: 'none' }),
  plot('impostor', 'Impostor', [use(['main'], groups({ count: 1, shares: 'all' }), single('takePlace'))]),
  plot('interference', 'Interference', [react(['privileged'], 'nothing', { kind: 'enterPrivilege' })]),
  plot('ketchup-is-a-vegetable', 'Ketchup Is a Vegetable', [
    react(['announce'], 'nothing', { kind: 'attackBonus', kinds: ['destroy'], amount: 5, target: 'Government', privileged: true }),
  ]),
];
