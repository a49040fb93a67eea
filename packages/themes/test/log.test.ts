import type { GameEvent, MoneyReason, Outcome, Phase, TradeOffer } from '@illuminice/rules/classic';
import { formatter } from '../src/format.js';
import { logKind, logLine, textOf } from '../src/index.js';
import { logValues } from '../src/log-values.js';
import { reference } from './every-pack.js';

const NAMES: Record<string, string> = { ann: 'Ann', bob: 'Bob', cat: 'Cat' };
const names = { player: (id: string) => NAMES[id] ?? id };
const say = (event: GameEvent): string => textOf(logLine(event, names));

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
const every = <K extends string>(variants: Record<K, true>): K[] => Object.keys(variants) as K[];
const both = [true, false];

const PHASES = every<Phase>({ chooseIlluminati: true, chooseGoal: true, start: true, actions: true, powers: true, over: true });
const REASONS = every<MoneyReason>({
  setup: true,
  income: true,
  upkeep: true,
  tax: true,
  attack: true,
  defence: true,
  interference: true,
  privilege: true,
  transfer: true,
  settle: true,
  capture: true,
  lost: true,
  pass: true,
  power: true,
  special: true,
  trade: true,
  left: true,
  takenBack: true,
});

const offer = (more: Partial<TradeOffer>): TradeOffer => ({
  id: 'offer-1',
  by: 'ann',
  to: 'bob',
  give: {},
  ask: {},
  giveHidden: 0,
  askHidden: 0,
  placements: [],
  secret: false,
  bundle: null,
  counters: null,
  ...more,
});
const outcome = (more: Partial<Outcome>): Outcome => ({ winners: ['ann'], ended: 'goal', goals: [], revealed: [], scores: [], ...more });
const toAnn = <S>(what: S) => ({ to: ['ann'], what });

/** Every type of event, in every variant that its type allows. */
const SAMPLES: { [T in GameEvent['type']]: EventOf<T>[] } = {
  illuminatiTaken: [{ type: 'illuminatiTaken', player: 'ann', slot: 0, card: 'ufos' }],
  goalChosen: [
    { type: 'goalChosen', player: 'ann' },
    { type: 'goalChosen', player: 'ann', secret: toAnn({ goal: 'network' }) },
  ],
  uncovered: every<EventOf<'uncovered'>['why']>({ setup: true, draw: true, refill: true, revived: true }).map((why) => ({
    type: 'uncovered',
    card: 'cia',
    why,
  })),
  buried: [{ type: 'buried', card: 'bribery' }],
  startRolled: [1, 2].map((round) => ({ type: 'startRolled', player: 'ann', dice: [3, 4], round })),
  turnBegan: [{ type: 'turnBegan', player: 'ann', number: 1 }],
  phaseBegan: PHASES.map((phase) => ({ type: 'phaseBegan', phase })),
  money: REASONS.flatMap((reason): EventOf<'money'>[] =>
    [
      ['bank', 'cia'],
      ['cia', 'bank'],
      ['cia', 'kgb'],
    ].flatMap(([from = '', to = '']) => ['ann', null].map((player) => ({ type: 'money', from, to, amount: 3, reason, player }))),
  ),
  specialDrawn: [
    { type: 'specialDrawn', player: 'ann' },
    { type: 'specialDrawn', player: 'ann', secret: toAnn({ card: 'bribery' }) },
  ],
  specialTurnedUp: [{ type: 'specialTurnedUp', player: 'ann', card: 'bribery' }],
  specialDiscarded: every<EventOf<'specialDiscarded'>['why']>({
    played: true,
    privilege: true,
    breakPrivilege: true,
    interference: true,
    cancelled: true,
    counter: true,
    refill: true,
    left: true,
  }).flatMap((why) => ['ann', null].map((player) => ({ type: 'specialDiscarded', player, card: 'bribery', why }))),
  taxNamed: [{ type: 'taxNamed', player: 'ann', card: 'ufos' }],
  attackAnnounced: (['control', 'neutralize', 'destroy'] as const).flatMap((kind) =>
    [[], ['kgb'], ['kgb', 'fbi', 'ufos']].map((aids) => ({
      type: 'attackAnnounced',
      attack: 1,
      player: 'ann',
      kind,
      attacker: 'cia',
      target: 'yuppies',
      aids,
      ...(aids.length > 0 ? { needs: 7, odds: 21 } : { needs: -2, odds: 0 }),
    })),
  ),
  oddsChanged: [8, -2].map((needs) => ({ type: 'oddsChanged', attack: 1, needs, odds: needs > 0 ? 26 : 0 })),
  spent: (['for', 'against'] as const).flatMap((side) =>
    both.map((interference) => ({ type: 'spent', attack: 1, player: 'ann', from: 'cia', side, amount: 2, interference })),
  ),
  privilegeDeclared: [{ type: 'privilegeDeclared', attack: 1, player: 'ann' }],
  privilegeBroken: [{ type: 'privilegeBroken', attack: 1, player: 'bob' }],
  letIn: [{ type: 'letIn', attack: 1, player: 'bob' }],
  saidDone: both.map((firm) => ({ type: 'saidDone', player: 'ann', frame: 1, firm })),
  askedAgain: [{ type: 'askedAgain', players: ['ann', 'bob'], frame: 1 }],
  rolled: [7, -2].map((needs) => ({ type: 'rolled', attack: 1, player: 'ann', dice: [3, 4], needs })),
  rollChanged: [{ type: 'rollChanged', attack: 1, player: 'bob', card: 'murphys-law', roll: 12 }],
  attackEnded: [
    { type: 'attackEnded', attack: 1, result: 'success', roll: 4, needs: 7 },
    { type: 'attackEnded', attack: 1, result: 'failure', roll: 11, needs: 12 },
    { type: 'attackEnded', attack: 1, result: 'failure', roll: 9, needs: 7 },
    { type: 'attackEnded', attack: 1, result: 'calledOff', roll: null, needs: 7 },
  ],
  placed: every<EventOf<'placed'>['why']>({ captured: true, moved: true, traded: true, bribed: true, rearranged: true }).flatMap((why) =>
    ['bob', null].map((from) => ({ type: 'placed', card: 'cia', player: 'ann', onto: 'ufos', arrow: 'top', from, why })),
  ),
  freed: every<EventOf<'freed'>['why']>({
    neutralized: true,
    destroyed: true,
    noRoom: true,
    dropped: true,
    left: true,
    givenUp: true,
  }).map((why) => ({ type: 'freed', card: 'cia', from: 'ann', why })),
  destroyed: ['ann', 'bob', null].map((from) => ({ type: 'destroyed', card: 'cia', by: 'ann', from })),
  specialPlayed: [
    { type: 'specialPlayed', player: 'ann', card: 'slush-fund', what: { type: 'playSpecial', card: 'slush-fund' } },
    {
      type: 'specialPlayed',
      player: 'ann',
      card: 'bribery',
      what: { type: 'playSpecial', card: 'bribery', group: 'cia', onto: 'ufos', arrow: 'top' },
    },
    { type: 'specialPlayed', player: 'ann', card: 'media-campaign', what: { type: 'playSpecial', card: 'media-campaign', group: 'cia' } },
    {
      type: 'specialPlayed',
      player: 'ann',
      card: 'computer-espionage',
      what: { type: 'playSpecial', card: 'computer-espionage', player: 'bob' },
    },
  ],
  specialCancelled: [{ type: 'specialCancelled', player: 'ann', card: 'bribery', by: 'bob' }],
  handSeen: [
    { type: 'handSeen', player: 'ann', of: 'bob' },
    { type: 'handSeen', player: 'ann', of: 'bob', secret: toAnn({ cards: [] }) },
    { type: 'handSeen', player: 'ann', of: 'bob', secret: toAnn({ cards: ['bribery', 'slush-fund'] }) },
  ],
  alignmentChanged: (['add', 'remove', 'reverse'] as const).map((change) => ({
    type: 'alignmentChanged',
    player: 'ann',
    card: 'cia',
    change,
    alignment: 'Weird',
  })),
  powerUsed: [{ type: 'powerUsed', player: 'ann', card: 'gnomes-of-zurich' }],
  offered: [
    { type: 'offered', offer: offer({ give: { money: 5, groups: ['cia'] }, ask: { specials: ['bribery'] }, askHidden: 2 }) },
    { type: 'offered', offer: offer({ give: { money: 5 } }) },
    { type: 'offered', offer: offer({ give: { money: 5 }, version: 2, replaces: 'offer-0' }) },
    { type: 'offered', offer: offer({ ask: {}, askHidden: 1 }) },
    { type: 'offered', offer: offer({ giveHidden: 1 }), secret: toAnn({ give: ['slush-fund'], ask: [] }) },
  ],
  offerWilling: [{ type: 'offerWilling', id: 'offer-1', by: 'ann', to: 'bob' }],
  offerClosed: every<EventOf<'offerClosed'>['why']>({ accepted: true, declined: true, withdrawn: true, lapsed: true, replaced: true }).map(
    (why) => ({
      type: 'offerClosed',
      id: 'offer-1',
      by: 'ann',
      to: 'bob',
      why,
    }),
  ),
  specialMoved: [
    { type: 'specialMoved', from: 'ann', to: 'bob', card: null },
    { type: 'specialMoved', from: 'ann', to: 'bob', card: 'bribery' },
    { type: 'specialMoved', from: 'ann', to: 'bob', card: null, secret: toAnn({ card: 'bribery' }) },
  ],
  openedToOffers: [
    { type: 'openedToOffers', player: 'ann', on: { money: 4, groups: ['cia'], specials: ['bribery'], faceDown: 1 } },
    { type: 'openedToOffers', player: 'ann', on: { money: 0, groups: [], specials: [], faceDown: 0 } },
  ],
  passed: [{ type: 'passed', player: 'ann' }],
  askedBack: (['transfer', 'moveGroup', 'usePower', 'pass', 'endTurn'] as const).map((what) => ({
    type: 'askedBack',
    player: 'ann',
    what,
    card: 'cia',
  })),
  deniedBack: ['ann', 'bob'].map((by) => ({ type: 'deniedBack', player: 'ann', by })),
  takenBack: (['transfer', 'drop', 'flipSpecial', 'keepSpecial', 'place', 'moveGroup', 'usePower', 'pass', 'endTurn'] as const).map(
    (what) => ({
      type: 'takenBack',
      player: 'ann',
      what,
      card: 'cia',
    }),
  ),
  turnLost: [{ type: 'turnLost', player: 'ann', by: 'bob' }],
  turnEnded: [{ type: 'turnEnded', player: 'ann', number: 1 }],
  toppled: [{ type: 'toppled', player: 'ann', card: 'ufos' }],
  eliminated: [{ type: 'eliminated', player: 'ann' }],
  left: [{ type: 'left', player: 'ann' }],
  gameOver: [
    { type: 'gameOver', outcome: outcome({}) },
    { type: 'gameOver', outcome: outcome({ winners: ['ann', 'bob'], revealed: [{ player: 'cat', goal: 'network' }] }) },
    { type: 'gameOver', outcome: outcome({ ended: 'last' }) },
    { type: 'gameOver', outcome: outcome({ ended: 'draw', winners: ['ann', 'bob', 'cat'] }) },
    { type: 'gameOver', outcome: outcome({ ended: 'agreed', winners: [] }) },
    {
      type: 'gameOver',
      outcome: outcome({
        ended: 'score',
        scores: [
          { player: 'ann', score: 20 },
          { player: 'bob', score: 1 },
        ],
      }),
    },
  ],
};
const samples = Object.values(SAMPLES).flat() as GameEvent[];

type Ast = ReturnType<ReturnType<typeof formatter>['getAst']>;

/** The selectors of a pattern with their options, `other` left out. Plurals, which have an offset, are no selectors. */
const selectors = (elements: Ast): [string, string][] =>
  elements.flatMap((element) =>
    'options' in element && !('offset' in element)
      ? Object.entries(element.options).flatMap(([option, { value }]): [string, string][] => [
          ...(option === 'other' ? [] : [[element.value, option] as [string, string]]),
          ...selectors(value),
        ])
      : [],
  );

describe('every event has its sentence', () => {
  test.each(samples.map((event) => [event.type, event] as const))('%s: a whole sentence, nothing left unfilled', (_, event) => {
    expect(say(event)).toMatch(/^[A-Z\d].*\.$/);
    expect(say(event)).not.toMatch(/[{}]|undefined|null|NaN|\[object| {2}|\bann\b|\bbob\b|\bcat\b/);
  });

  test.each(Object.keys(SAMPLES))('%s: every variant has words of its own', (type) => {
    const events = SAMPLES[type as GameEvent['type']] as GameEvent[];
    const seen = new Map<string, Set<unknown>>();
    const ignore = () => [];
    const silent = {
      player: ignore,
      players: ignore,
      card: ignore,
      cards: ignore,
      parcel: ignore,
      alignment: ignore,
      goal: ignore,
      sentences: ignore,
      phrase: ignore,
      list: ignore,
      side: ignore,
    };
    for (const event of events) {
      const values = (logValues[event.type] as (event: GameEvent, speaker: unknown) => Record<string, unknown>)(event, silent);
      for (const [key, value] of Object.entries(values)) seen.set(key, (seen.get(key) ?? new Set()).add(value));
    }
    // An option that no event can reach is a slip of the pen: the sentence would fall through to `other`.
    for (const [selector, option] of selectors(formatter(reference.log[type as GameEvent['type']], 'en-GB').getAst())) {
      expect([...(seen.get(selector) ?? [])]).toContain(option);
    }
  });

  test.each(['uncovered', 'money', 'specialDiscarded', 'placed', 'freed', 'phaseBegan', 'offerClosed'] as const)(
    '%s: no two reasons read the same',
    (type) => {
      const reasons = new Map<string, string>();
      for (const event of SAMPLES[type] as (GameEvent & Record<string, unknown>)[]) {
        const reason = String(event.why ?? event.reason ?? event.phase);
        const sentence = say(event);
        if (reasons.has(sentence)) expect(reasons.get(sentence)).toBe(reason);
        reasons.set(sentence, reason);
      }
    },
  );

  test('every event has a kind to filter by', () => {
    for (const event of samples) expect(logKind(event)).toMatch(/^[a-z]+$/);
  });
});

describe('the log reads like a game', () => {
  test('U20: an attack with aids names them all and says what it needs', () => {
    const [, , event] = SAMPLES.attackAnnounced;
    expect(say(event as GameEvent)).toBe('Ann attacked Yuppies with C.I.A. (control), aided by KGB, F.B.I. and the UFOs: 7 or less, 58 %.');
  });

  test('players and cards are marked, so that they can be coloured and hovered', () => {
    const line = logLine({ type: 'destroyed', card: 'cia', by: 'ann', from: 'bob' }, names);
    expect(line).toEqual([
      { text: 'Ann', player: 'ann' },
      { text: ' destroyed ' },
      { text: 'C.I.A.', card: 'cia' },
      { text: ' of ' },
      { text: 'Bob', player: 'bob' },
      { text: '.' },
    ]);
  });

  test('a card that begins the sentence has its capital, and no full stop is doubled', () => {
    expect(say({ type: 'freed', card: 'mafia', from: 'ann', why: 'noRoom' })).toBe('The Mafia found no room and got away from Ann.');
    expect(say({ type: 'placed', card: 'kgb', player: 'ann', onto: 'cia', arrow: 'top', from: null, why: 'moved' })).toBe(
      'Ann moved KGB to C.I.A.',
    );
  });

  test('a number below zero has a true minus sign', () => {
    expect(say({ type: 'attackEnded', attack: 1, result: 'failure', roll: 5, needs: -2 })).toBe('Failed: rolled 5, needed −2 or less.');
  });

  test('a name with braces, markup or a plural sign stays what it is', () => {
    const odd = { player: () => "{x} <b>#1</b> '{y}'" };
    expect(textOf(logLine({ type: 'passed', player: 'ann' }, odd))).toBe("{x} <b>#1</b> '{y}' passed and took money instead.");
  });

  test('U102: what is secret is said to those who know it, and to nobody else', () => {
    expect(SAMPLES.specialDrawn.map(say)).toEqual(['Ann drew a Special.', 'Ann drew a Special: Bribery.']);
    expect(SAMPLES.specialMoved.map(say)).toEqual([
      'Ann handed a face-down Special to Bob.',
      'Ann handed Bribery to Bob.',
      'Ann handed Bribery to Bob.',
    ]);
    expect(SAMPLES.offered.map(say)).toEqual([
      'Ann offered Bob 5 MB and C.I.A. for Bribery and 2 face-down Specials.',
      'Ann offered Bob a gift: 5 MB.',
      'Ann offered Bob a gift: 5 MB (version 2).',
      'Ann asked Bob for a gift: 1 face-down Special.',
      'Ann offered Bob a gift: Slush Fund.',
    ]);
  });

  test('U82, U83: the end names the winners, the scores and the secret goals', () => {
    expect(SAMPLES.gameOver.map(say)).toEqual([
      'Ann reached the goal and won.',
      'Ann and Bob reached their goals and won together. Cat secretly played for the goal of the Network.',
      'Ann was the last one left and won.',
      'The game ended in a draw between Ann, Bob and Cat.',
      'The players agreed to end the game.',
      'The cards ran out: Ann with 20 points and Bob with 1 point. Ann won.',
    ]);
  });
});
