import { add, anyOf, asPower, fixed, groups, illuminatiToken, react, rule, single, use } from './abilities.js';
import { plot } from './define.js';

/** Plots of no large family, from Let's Get Organized to Whispering Campaign. */
export const PLOTS_2 = [
  plot('lets-get-organized', "Let's Get Organized", [use(['main'], 'targetOrMaster', single('addArrow'))]),
  plot('lets-get-really-organized', "Let's Get REALLY Organized", [use(['main'], 'targetOrMaster', single('addArrows'))]),
  plot('lets-you-and-him-fight', "Let's You and Him Fight", [use(['any'], illuminatiToken, single('discardHandCard'))]),
  plot('logic-bomb', 'Logic Bomb', [use(['any'], groups({ count: 1, each: 6 }), single('stealHiddenPlot'))]),
  plot('march-on-washington', 'March on Washington', [], { limit: 'turn', standsFor: 6 }),
  plot('market-manipulation', 'Market Manipulation', [use(['any'], 'nothing', single('bankTokens'))]),
  plot('media-blitz', 'Media Blitz', [use(['main'], groups({ filter: 'Media', count: 1 }), single('reviveGroup'))]),
  plot('media-connections', 'Media Connections', [
    use(['any'], groups({ filter: 'Media', power: 6 }), {
      kind: 'link',
      filter: 'anything',
      whose: 'any',
      stays: true,
      link: { changes: [asPower], add: ['Media'] },
    }),
  ]),
  plot(
    'messiah',
    'Messiah',
    [
      use(['quiet'], 'nothing', {
        kind: 'link',
        filter: 'personality',
        whose: 'own',
        link: { changes: [add('power', 4), add('resistance', 4)], perChurch: 2 },
      }),
    ],
    { limit: 'inPlay' },
  ),
  plot('miracle-diet-plan', 'Miracle Diet Plan', [use(['quiet'], groups({ filter: 'Media', count: 1 }), single('tripleScience'))], {
    pool: 'all',
  }),
  plot('mistaken-identity', 'Mistaken Identity', [
    react(['dice', 'assassination'], 'nothing', { kind: 'autoFail', kinds: ['assassination'] }),
  ]),
  plot('mothers-march', "Mothers' March", [
    react(['dice'], groups({ count: 1, each: 3 }), {
      kind: 'reroll',
      whose: 'others',
      outcome: 'success',
      kinds: ['destroy', 'disaster', 'assassination', 'instant'],
      strength: -4,
    }),
  ]),
  plot('murphys-law', "Murphy's Law", [react(['dice'], { illuminati: 'all' }, { kind: 'setRoll', value: 12 })], { pool: 'all' }),
  plot('mutual-betrayal', 'Mutual Betrayal', [use(['any'], groups({ count: 1 }), single('exposeInTurn'))]),
  plot('never-surrender', 'Never Surrender', [
    use(['any'], 'nothing', {
      kind: 'link',
      filter: 'Fanatic',
      whose: 'any',
      slipped: true,
      link: { changes: [fixed('resistance', 'rise', 12)] },
    }),
  ]),
  plot('newsroom-purge', 'Newsroom Purge', [
    react(['any', 'action'], anyOf(illuminatiToken, groups({ filter: 'Media', power: 5 })), single('newsroomPurge')),
  ]),
  plot('nice-idea-its-mine-now', "Nice Idea. It's Mine Now.", [use(['main'], illuminatiToken, single('takeOpenGoal'))], { pool: 'all' }),
  plot('opportunity-knocks', 'Opportunity Knocks', [react(['loss'], 'nothing', single('attackSlipped'))]),
  plot('payoff', 'Payoff', [react(['agents'], 'nothing', { kind: 'cancelPlay', what: 'agents', own: true })]),
  plot('power-grab', 'Power Grab', [use(['ownStart'], 'nothing', single('secondTakeover'))]),
  plot('privileged-attack', 'Privileged Attack', [react(['announce'], 'nothing', { kind: 'makePrivileged' })], { pool: 'all' }),
  plot(
    'purge',
    'Purge',
    [
      use(['main'], 'target', {
        kind: 'link',
        filter: 'anything',
        whose: 'own',
        link: { changes: [add('power', -1), add('global', -1)], noAgents: true },
      }),
      use(['main'], illuminatiToken, single('dropSpies')),
    ],
    { pool: 'none' },
  ),
  plot('reach-out', 'Reach Out . . .', [use(['ownEnd'], illuminatiToken, single('emptyBoth'))]),
  plot('read-my-lips', 'Read My Lips', [
    react(['dice'], 'nothing', { kind: 'autoFail', kinds: ['control', 'destroy'], filter: 'personality', own: true, succeeding: true }),
  ]),
  plot('reorganization', 'Reorganization', [use(['main'], illuminatiToken, single('rearrange'))]),
  plot('resistance-is-useless', 'Resistance Is Useless!', [
    use(['any'], groups({ filter: 'Media', count: 1 }), single('zeroResistance')),
    rule('stripsResistance'),
  ]),
  plot('revolution', 'Revolution!', [
    react(['announce'], groups({ count: 1, outside: true }), {
      kind: 'attackBonus',
      kinds: ['control', 'destroy'],
      amount: 10,
      target: 'Nation',
      other: { filter: 'Dictatorship', amount: 20 },
    }),
  ]),
  plot('rewriting-history', 'Rewriting History', [
    use(['any'], anyOf(illuminatiToken, groups({ filter: 'Media', power: 8 })), single('rewriteFallen')),
  ]),
  plot('sabotage', 'Sabotage', [react(['takeover'], anyOf(illuminatiToken, groups({ power: 6, shares: 'one' })), single('endTakeover'))]),
  plot('savings-and-loan-scam', 'Savings & Loan Scam', [use(['any'], groups({ count: 1 }), { kind: 'drawPlots', count: 3 })]),
  plot('scandal', 'Scandal', [use(['quiet'], groups({ filter: 'Media', count: 1, each: 2 }), single('emptyAligned'))]),
  plot(
    'secrets-man-was-not-meant-to-know',
    'Secrets Man Was Not Meant to Know',
    [react(['play'], anyOf({ illuminati: 'all' }, { deck: { plot: 2 } }), { kind: 'cancelPlay', what: 'plot' })],
    { pool: 'all' },
  ),
  plot('seize-the-time', 'Seize the Time!', [use(['rivalStart'], illuminatiToken, single('seizeTurn'))], { limit: 'game' }),
  plot(
    'senate-investigating-committee',
    'Senate Investigating Committee',
    [use(['rivalStart'], groups({ filter: 'Government', count: 1, each: 5 }), single('restrictTurn'))],
    { limit: 'victim' },
  ),
  plot('spasm-of-violence', 'Spasm of Violence', [use(['any'], 'nothing', single('combineAssassinations'))]),
  plot('stealing-the-plans', 'Stealing the Plans', [use(['any', 'draw'], groups({ count: 1, each: 3 }), single('takeDiscard'))]),
  plot('sucked-dry-and-cast-aside', 'Sucked Dry and Cast Aside!', [use(['announce'], 'nothing', single('suckDry'))]),
  plot('sweeping-reforms', 'Sweeping Reforms', [
    use(['any'], groups({ filter: 'Media', power: 6, several: true }), { kind: 'discardNwo', all: true }),
  ]),
  plot(
    'sweepstakes-prize',
    'Sweepstakes Prize',
    [
      use(['any'], 'nothing', {
        kind: 'link',
        filter: 'personality',
        whose: 'own',
        link: { changes: [], direct: { kinds: ['control'], target: 'anything', amount: 4 } },
      }),
    ],
    { limit: 'player' },
  ),
  plot(
    'talisman-of-ahrimanes',
    'Talisman of Ahrimanes',
    [
      react(['dice', 'assassination'], 'nothing', {
        kind: 'autoFail',
        kinds: ['assassination'],
        link: {
          changes: [],
          defence: [
            { kinds: ['destroy'], amount: 2 },
            { kinds: ['assassination'], amount: 10 },
          ],
        },
      }),
    ],
    { limit: 'inPlay' },
  ),
  plot('the-auditor-from-hell', 'The Auditor from Hell', [
    use(['any'], anyOf({ cards: ['the-network'] }, groups({ filter: { any: ['Computer', 'Bank'] }, count: 1 })), single('takeHiddenPlot')),
  ]),
  plot('the-big-sellout', 'The Big Sellout', [use(['placing'], 'nothing', single('discardsForTokens'))]),
  plot('the-first-thing-we-do-lets-kill-all-the-lawyers', "The First Thing We Do, Let's Kill All the Lawyers", [
    react(['announce'], 'nothing', { kind: 'attackBonus', kinds: ['destroy'], amount: 20, target: { card: 'lawyers' } }),
  ]),
  plot('the-internet-worm', 'The Internet Worm', [
    use(['any'], anyOf(illuminatiToken, groups({ filter: 'Computer', power: 3 })), single('discardPlotDeck')),
  ]),
  plot('the-second-bullet', 'The Second Bullet', [react(['dice'], groups({}), single('addAfterRoll'))]),
  plot(
    'the-stars-are-right',
    'The Stars Are Right',
    [use(['main'], anyOf(illuminatiToken, groups({ filter: 'Magic', power: 4 })), single('starsAreRight'))],
    { pool: 'all' },
  ),
  plot(
    'the-weak-link',
    'The Weak Link',
    [
      use(['open', 'openUsing'], anyOf(illuminatiToken, groups({ filter: { any: ['Science', 'Magic', 'Computer'] }, power: 6 })), {
        kind: 'destroyResource',
        filter: { any: ['Artifact', 'Gadget'] },
      }),
    ],
    { pool: 'all' },
  ),
  plot('time-warp', 'Time Warp', [react(['dice'], 'nothing', { kind: 'reroll', whose: 'others', outcome: 'success', rollerDraws: true })]),
  plot('unlucky-13', 'Unlucky 13', [use(['rivalStart'], groups({ filter: 'Magic', count: 1 }), single('noPlotDraws'))]),
  plot('unmasked', 'Unmasked!', [use(['any'], 'nothing', single('unmask'))]),
  plot('upheaval', 'Upheaval!', [use(['any'], illuminatiToken, single('discardByAll'))], { pool: 'all' }),
  plot('volunteer-aid', 'Volunteer Aid', [react(['disaster'], 'nothing', { kind: 'defendPlace', amount: 6, relief: true })]),
  plot('voodoo-economics', 'Voodoo Economics', [use(['placing'], illuminatiToken, single('deckForTokens'))], {
    limit: 'game',
  }),
  plot('vultures', 'Vultures', [react(['loss'], 'nothing', single('takeSlipped'))]),
  plot('whispering-campaign', 'Whispering Campaign', [
    react(['announce'], groups({ filter: 'Media', count: 1 }), {
      kind: 'attackBonus',
      kinds: ['destroy'],
      amount: 10,
      other: { filter: 'personality', amount: 15 },
      seals: 'personality',
    }),
  ]),
];
