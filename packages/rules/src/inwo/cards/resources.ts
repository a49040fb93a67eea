import { add, after, anyAttempt, asPower, defends, immune, react, rule, single, stats, times, tokens, use } from './abilities.js';
import { resource } from './define.js';

export const RESOURCES = [
  resource(
    'angels-feather',
    "Angel's Feather",
    { unique: true, attributes: ['Magic'], tags: ['Artifact'], hasTokens: false, link: 'Peaceful' },
    [rule('rollsTwice')],
  ),
  resource(
    'ark-of-the-covenant',
    'Ark of the Covenant',
    { unique: true, attributes: ['Magic'], tags: ['Artifact'], hasTokens: false, link: null, pool: 'all' },
    [use(['main'], 'nothing', single('noteGroup'), 'turn'), after('lost', single('strikeBack'))],
  ),
  resource('bigfoot', 'Bigfoot', { unique: true, attributes: [], tags: [], hasTokens: true, link: null }, [
    react(['action'], 'own', { kind: 'cancelAction', filter: 'Media' }),
    anyAttempt(3, ['control'], 'Green'),
  ]),
  resource('book-of-kells', 'Book of Kells', { unique: true, attributes: ['Magic'], tags: ['Artifact'], hasTokens: false, link: 'Magic' }, [
    stats('illuminati', [add('power', 1), add('global', 1)], { when: { linked: false } }),
    tokens('linked', 'set', 2),
    rule('notForDestroy'),
  ]),
  resource(
    'center-for-weird-studies',
    'Center for Weird Studies',
    { unique: true, attributes: [], tags: [], hasTokens: false, link: null },
    [use(['main'], { hand: { plots: 1 } }, single('tokenForPlot'), 'turn')],
  ),
  resource('clipper-chip', 'Clipper Chip', { unique: false, attributes: [], tags: [], hasTokens: false, link: null, limit: 'player' }, [
    stats('structure', [add('power', 2)], { filter: 'Government' }),
    immune('structure', ['attack', 'aid', 'ability'], { card: 'phone-phreaks' }),
    rule('uncontrolledIfNone'),
  ]),
  resource('crystal-skull', 'Crystal Skull', { unique: true, attributes: ['Magic'], tags: ['Artifact'], hasTokens: false, link: null }, [
    rule('drawLook'),
  ]),
  resource('cyborg-soldiers', 'Cyborg Soldiers', { unique: false, attributes: [], tags: ['Gadget'], hasTokens: false, link: 'Violent' }, [
    stats('linked', [times('power', 2)]),
  ]),
  resource('death-mask', 'Death Mask', { unique: true, attributes: ['Magic'], tags: ['Artifact'], hasTokens: false, link: 'Magic' }, [
    use(['dice'], 'nothing', single('joinLate')),
  ]),
  resource(
    'earthquake-projector',
    'Earthquake Projector',
    { unique: false, attributes: [], tags: ['Gadget'], hasTokens: true, link: null, pool: 'all' },
    [react(['contest', 'disaster'], 'own', { kind: 'boostAttack', kinds: ['destroy', 'disaster'], amount: 2, target: 'place' })],
  ),
  resource(
    'eliza',
    'Eliza',
    { unique: false, attributes: [], tags: [], hasTokens: false, link: { any: ['Computer', { card: 'the-network' }] }, limit: 'group' },
    [tokens('linked', 'add', 1), after('rolled', single('elizaRoll'))],
  ),
  resource(
    'flying-saucer',
    'Flying Saucer',
    { unique: true, attributes: [], tags: ['Gadget', 'Artifact'], hasTokens: false, link: 'personality' },
    [defends('linked', 10, ['destroy', 'assassination']), use(['ownStart'], { deck: { plot: 1 } }, single('saucerTakeover'), 'turn')],
  ),
  resource('hallucinations', 'Hallucinations', { unique: false, attributes: [], tags: [], hasTokens: true, link: null, pool: 'all' }, [
    react(['action'], 'own', { kind: 'cancelAction', filter: 'personality' }),
    react(['contest', 'ownContest'], 'own', { kind: 'boostAttack', kinds: ['destroy'], amount: 3, target: 'personality' }),
  ]),
  resource(
    'hammer-of-thor',
    'Hammer of Thor',
    { unique: true, attributes: ['Magic'], tags: ['Artifact'], hasTokens: true, link: null, pool: 'all' },
    [use(['contest', 'ownContest'], 'own', single('boostGroup'))],
  ),
  resource('hidden-city', 'Hidden City', { unique: true, attributes: [], tags: [], hasTokens: false, link: null }, [
    stats('illuminati', [add('power', 2), add('global', 2)]),
    rule('disasterTarget'),
    rule('replaceable'),
  ]),
  resource('brain-in-the-vault', 'Brain in the Vault', { unique: true, attributes: [], tags: ['Artifact'], hasTokens: false, link: null }, [
    after('destroyed', single('drawOrHide')),
    { form: 'modify', of: 'rule', rule: 'noControlOfPeaceful' },
  ]),
  resource(
    'immortality-serum',
    'Immortality Serum',
    { unique: false, attributes: [], tags: [], hasTokens: false, link: 'personality', pool: 'all' },
    [
      use(['main', 'takeover', 'contest'], 'nothing', single('immortality')),
      rule('usedFromHand'),
      rule('linksLocked'),
      rule('cannotBeKilled'),
      defends('linked', 5, ['destroy']),
    ],
  ),
  resource('loch-ness-monster', 'Loch Ness Monster', { unique: true, attributes: [], tags: [], hasTokens: true, link: null }, [
    react(['action'], 'own', { kind: 'cancelAction', filter: { all: ['Coastal', 'place'] } }),
    react(['contest', 'disaster'], 'own', {
      kind: 'boostAttack',
      kinds: ['destroy', 'disaster'],
      amount: 4,
      target: { all: ['Coastal', 'place'] },
    }),
  ]),
  resource('mercenaries', 'Mercenaries', { unique: false, attributes: [], tags: [], hasTokens: true, link: null, pool: 'all' }, [
    react(['contest', 'ownContest'], 'own', { kind: 'boostAttack', kinds: ['destroy'], amount: 4 }),
    react(['contest', 'ownContest'], 'own', { kind: 'boostAttack', kinds: ['control'], amount: 1 }),
  ]),
  resource('midas-mill', 'Midas Mill', { unique: true, attributes: [], tags: ['Gadget', 'Artifact'], hasTokens: false, link: 'Coastal' }, [
    stats('illuminati', [add('power', 2), add('global', 2)], { when: { linked: false } }),
    stats('linked', [asPower]),
  ]),
  resource(
    'necronomicon',
    'Necronomicon',
    { unique: true, attributes: ['Magic'], tags: ['Artifact'], hasTokens: false, link: { any: ['Violent', 'Magic'] } },
    [stats('linked', [times('power', 2)]), after('rolled', single('bookRoll'))],
  ),
  resource(
    'orbital-mind-control-lasers',
    'Orbital Mind Control Lasers',
    { unique: true, attributes: [], tags: ['Gadget'], hasTokens: true, link: null },
    [use(['open'], 'own', { kind: 'editAlignment' })],
  ),
  resource(
    'perpetual-motion-machine',
    'Perpetual Motion Machine',
    {
      unique: true,
      attributes: [],
      tags: ['Gadget', 'Artifact'],
      hasTokens: false,
      link: { any: ['organization', 'place', 'personality'] },
    },
    [tokens('linked', 'add', 1)],
  ),
  resource(
    'principia-discordia',
    'Principia Discordia',
    { unique: true, attributes: [], tags: ['Artifact'], hasTokens: false, link: null },
    [stats('structure', [add('resistance', 1)], { filter: 'Weird', per: { filter: 'Weird', among: 'structure' } })],
  ),
  resource('rogue-boomer', 'Rogue Boomer', { unique: false, attributes: [], tags: [], hasTokens: false, link: null }, [
    anyAttempt(5, ['control'], 'Nation'),
    react(
      ['contest', 'disaster'],
      { discardSelf: true },
      { kind: 'boostAttack', kinds: ['destroy', 'disaster'], amount: 10, target: 'place' },
    ),
  ]),
  resource(
    'shroud-of-turin',
    'Shroud of Turin',
    { unique: true, attributes: ['Magic'], tags: ['Artifact'], hasTokens: false, link: null },
    [rule('topOrBottom')],
  ),
  resource('soulburner', 'Soulburner', { unique: true, attributes: ['Magic'], tags: ['Gadget'], hasTokens: false, link: null }, [
    after('lost', single('burnSouls')),
  ]),
  resource(
    'spear-of-longinus',
    'Spear of Longinus',
    { unique: true, attributes: ['Magic'], tags: ['Artifact'], hasTokens: false, link: null, pool: 'all' },
    [use(['contest', 'ownContest', 'disaster'], 'nothing', single('spearThrust'))],
  ),
  resource('suicide-squad', 'Suicide Squad', { unique: false, attributes: [], tags: [], hasTokens: false, link: null }, [
    use(['open', 'openUsing'], 'nothing', { kind: 'rollForResource' }),
  ]),
  resource(
    'the-bronze-head',
    'The Bronze Head',
    { unique: true, attributes: ['Magic'], tags: ['Artifact'], hasTokens: false, link: null },
    [rule('failedTakeoverReturns')],
  ),
  resource('the-frog-god', 'The Frog God', { unique: false, attributes: ['Magic'], tags: ['Artifact'], hasTokens: true, link: null }, [
    react(['privileged'], 'own', { kind: 'enterPrivilege' }),
  ]),
  resource('the-holy-grail', 'The Holy Grail', { unique: true, attributes: ['Magic'], tags: ['Artifact'], hasTokens: false, link: null }, [
    after('entered', single('notePlace')),
    after('taken', single('dropGrail')),
    use(['dice'], 'nothing', single('revealGrail')),
  ]),
  resource(
    'the-library-at-alexandria',
    'The Library at Alexandria',
    { unique: true, attributes: [], tags: [], hasTokens: false, link: null },
    [anyAttempt(5, ['control'], { any: ['Science', 'Magic', 'Computer'] })],
  ),
  resource('warehouse-23', 'Warehouse 23', { unique: true, attributes: [], tags: [], hasTokens: false, link: null }, [
    after('entered', single('fetchResource')),
    rule('hidesResources'),
  ]),
  resource(
    'weather-satellite',
    'Weather Satellite',
    { unique: false, attributes: [], tags: ['Gadget'], hasTokens: true, link: null, pool: 'all' },
    [
      tokens('self', 'set', 2),
      use(['contest', 'ownContest', 'disaster'], 'own', single('steerStorm')),
      use(['contest', 'ownContest', 'disaster'], 'own', single('changeWeather')),
    ],
  ),
  resource('xanadu', 'Xanadu', { unique: true, attributes: [], tags: [], hasTokens: false, link: null }, [rule('noAgents')]),
];
