import { anyOf, fixed, groups, illuminatiToken, react, use } from './abilities.js';
import { plot } from './define.js';

/** Plots of four large families: +10, Power raised, tokens reloaded, alignment changed. */
export const BOOSTS = [
  plot('albino-alligators', 'Albino Alligators', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Weird', amount: 10 })]),
  plot('benefit-concert', 'Benefit Concert', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Liberal', amount: 10 })]),
  plot('cold-fusion', 'Cold Fusion', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Science', amount: 10 })]),
  plot('harmonica-virgins', 'Harmonica Virgins', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Magic', amount: 10 })]),
  plot('infobahn', 'Infobahn', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Computer', amount: 10 })]),
  plot('holy-war', 'Holy War', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Fanatic', amount: 10 })]),
  plot('just-say-no', 'Just Say No', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Straight', amount: 10 })]),
  plot('martial-law', 'Martial Law', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Government', amount: 10 })]),
  plot('martyrs', 'Martyrs', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Peaceful', amount: 10 })]),
  plot('press-prize', 'Press Prize', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Media', amount: 10 })]),
  plot('save-the-whales', 'Save the Whales', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Green', amount: 10 })]),
  plot('slush-fund', 'Slush Fund', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Conservative', amount: 10 })]),
  plot('stock-split', 'Stock Split', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Corporate', amount: 10 })]),
  plot('stray-warhead', 'Stray Warhead', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Violent', amount: 10 })]),
  plot('the-big-score', 'The Big Score', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Criminal', amount: 10 })]),
  plot('cup-victory', 'Cup Victory', [react(['any', 'announce'], 'nothing', { kind: 'boost', filter: 'Nation', amount: 10 })]),
  plot('swiss-bank-account', 'Swiss Bank Account', [
    react(['announce'], 'nothing', { kind: 'boost', filter: 'anything', amount: 10, illuminati: true }),
  ]),
  plot(
    'charismatic-leader',
    'Charismatic Leader',
    [use(['any'], 'target', { kind: 'link', filter: 'Fanatic', whose: 'own', link: { changes: [fixed('power', 'rise', 6)] } })],
    { limit: 'player' },
  ),
  plot(
    'citizenship-award',
    'Citizenship Award',
    [use(['any'], 'target', { kind: 'link', filter: 'Conservative', whose: 'own', link: { changes: [fixed('power', 'rise', 6)] } })],
    { limit: 'player' },
  ),
  plot(
    'emergency-powers',
    'Emergency Powers',
    [use(['any'], 'target', { kind: 'link', filter: 'Government', whose: 'own', link: { changes: [fixed('power', 'rise', 6)] } })],
    { limit: 'player' },
  ),
  plot(
    'grassroots-support',
    'Grassroots Support',
    [use(['any'], 'target', { kind: 'link', filter: 'Straight', whose: 'own', link: { changes: [fixed('power', 'rise', 6)] } })],
    { limit: 'player' },
  ),
  plot(
    'mob-influence',
    'Mob Influence',
    [use(['any'], 'target', { kind: 'link', filter: 'Criminal', whose: 'own', link: { changes: [fixed('power', 'rise', 6)] } })],
    { limit: 'player' },
  ),
  plot(
    'monopoly',
    'Monopoly',
    [use(['any'], 'target', { kind: 'link', filter: 'Corporate', whose: 'own', link: { changes: [fixed('power', 'rise', 6)] } })],
    { limit: 'player' },
  ),
  plot(
    'new-blood',
    'New Blood',
    [use(['any'], 'target', { kind: 'link', filter: 'Violent', whose: 'own', link: { changes: [fixed('power', 'rise', 6)] } })],
    { limit: 'player' },
  ),
  plot(
    'peace-prize',
    'Peace Prize',
    [use(['any'], 'target', { kind: 'link', filter: 'Peaceful', whose: 'own', link: { changes: [fixed('power', 'rise', 6)] } })],
    { limit: 'player' },
  ),
  plot(
    'self-esteem',
    'Self-Esteem',
    [use(['any'], 'target', { kind: 'link', filter: 'Liberal', whose: 'own', link: { changes: [fixed('power', 'rise', 6)] } })],
    { limit: 'player' },
  ),
  plot(
    'the-weird-turn-pro',
    'The Weird Turn Pro',
    [use(['any'], 'target', { kind: 'link', filter: 'Weird', whose: 'own', link: { changes: [fixed('power', 'rise', 4)] } })],
    { limit: 'player' },
  ),
  plot('bank-merger', 'Bank Merger', [use(['any'], illuminatiToken, { kind: 'reload', filter: 'Bank' })]),
  plot('dollars-for-decency', 'Dollars for Decency', [use(['any'], illuminatiToken, { kind: 'reload', filter: 'Straight' })]),
  plot('flower-power', 'Flower Power', [use(['any'], illuminatiToken, { kind: 'reload', filter: 'Peaceful' })]),
  plot('freaking-the-mundanes', 'Freaking the Mundanes', [use(['any'], illuminatiToken, { kind: 'reload', filter: 'Weird' })]),
  plot('full-moon', 'Full Moon', [use(['any'], illuminatiToken, { kind: 'reload', filter: 'Fanatic', all: true })], { pool: 'all' }),
  plot('gang-war', 'Gang War', [use(['any'], illuminatiToken, { kind: 'reload', filter: 'Criminal' })]),
  plot('new-federal-budget', 'New Federal Budget', [use(['any'], illuminatiToken, { kind: 'reload', filter: 'Government' })]),
  plot('pledge-drive', 'Pledge Drive', [use(['any'], illuminatiToken, { kind: 'reload', filter: 'Liberal' })]),
  plot('red-scare', 'Red Scare', [use(['any'], illuminatiToken, { kind: 'reload', filter: 'Conservative' })]),
  plot('reload', 'Reload!', [use(['any'], illuminatiToken, { kind: 'reload', filter: 'Violent' })]),
  plot('tax-breaks', 'Tax Breaks', [use(['any'], illuminatiToken, { kind: 'reload', filter: 'Corporate' })]),
  plot('assertiveness-training', 'Assertiveness Training', [
    use(['any'], anyOf(illuminatiToken, groups({ filter: 'Violent', toAlign: 'Violent' })), {
      kind: 'link',
      filter: 'anything',
      whose: 'any',
      stays: true,
      link: { changes: [], add: ['Violent'], remove: ['Peaceful'] },
    }),
  ]),
  plot('pulpit-money', 'Pulpit Money', [
    use(['any'], anyOf(illuminatiToken, groups({ filter: 'Conservative', toAlign: 'Conservative' })), {
      kind: 'link',
      filter: 'anything',
      whose: 'any',
      stays: true,
      link: { changes: [], add: ['Conservative'], remove: ['Liberal'] },
    }),
  ]),
  plot('jake-day', 'Jake Day', [
    use(['any'], anyOf(illuminatiToken, groups({ filter: 'Weird', toAlign: 'Weird' })), {
      kind: 'link',
      filter: 'anything',
      whose: 'any',
      stays: true,
      link: { changes: [], add: ['Weird'], remove: ['Straight'] },
    }),
  ]),
  plot('kinder-and-gentler', 'Kinder and Gentler', [
    use(['any'], anyOf(illuminatiToken, groups({ filter: 'Peaceful', toAlign: 'Peaceful' })), {
      kind: 'link',
      filter: 'anything',
      whose: 'any',
      stays: true,
      link: { changes: [], add: ['Peaceful'], remove: ['Violent'] },
    }),
  ]),
  plot('liberal-agenda', 'Liberal Agenda', [
    use(['any'], anyOf(illuminatiToken, groups({ filter: 'Liberal', toAlign: 'Liberal' })), {
      kind: 'link',
      filter: 'anything',
      whose: 'any',
      stays: true,
      link: { changes: [], add: ['Liberal'], remove: ['Conservative'] },
    }),
  ]),
  plot('nationalization', 'Nationalization', [
    use(['any'], anyOf(illuminatiToken, groups({ filter: 'Government', toAlign: 'Government' })), {
      kind: 'link',
      filter: 'anything',
      whose: 'any',
      stays: true,
      link: { changes: [], add: ['Government'], remove: ['Corporate'] },
    }),
  ]),
  plot('power-corrupts', 'Power Corrupts', [
    use(['any'], anyOf(illuminatiToken, groups({ filter: 'Criminal', toAlign: 'Criminal' })), {
      kind: 'link',
      filter: 'anything',
      whose: 'any',
      stays: true,
      link: { changes: [], add: ['Criminal'] },
    }),
  ]),
  plot('privatization', 'Privatization', [
    use(['any'], anyOf(illuminatiToken, groups({ filter: 'Corporate', toAlign: 'Corporate' })), {
      kind: 'link',
      filter: 'anything',
      whose: 'any',
      stays: true,
      link: { changes: [], add: ['Corporate'], remove: ['Government', 'Dictatorship'] },
    }),
  ]),
  plot('straighten-up', 'Straighten Up', [
    use(['any'], anyOf(illuminatiToken, groups({ filter: 'Straight', toAlign: 'Straight' })), {
      kind: 'link',
      filter: 'anything',
      whose: 'any',
      stays: true,
      link: { changes: [], add: ['Straight'], remove: ['Weird'] },
    }),
  ]),
];
