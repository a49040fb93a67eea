import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classic, type Intent, type State } from '../src/classic/index.js';
import { loadScenario, rulesOf } from '../src/index.js';

/*
 * Games that began by version 1 of the rules go on by it: each test plays one scenario of a rule that has changed since
 * by both versions. What version 2 does is held by the scenarios themselves.
 */

interface Step {
  readonly by: string;
  readonly do: Intent;
  readonly refused?: string;
}

const scenario = (file: string, name: RegExp): { json: object; steps: readonly Step[] } => {
  const list = JSON.parse(readFileSync(join(__dirname, '../../../scenarios', file), 'utf8')) as { name: string; steps: Step[] }[];
  const found = list.find((one) => name.test(one.name));
  if (!found) throw new Error(`no such scenario in ${file}`);
  return { json: found, steps: found.steps };
};

/** The state after some steps of a scenario, by a version of the rules, and what the last of them was answered. */
const played = (version: number, { json, steps }: ReturnType<typeof scenario>, until: number): { state: State; code: string | null } => {
  const loaded = loadScenario(classic, json);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  let code: string | null = null;
  for (const { by, do: intent } of steps.slice(0, until)) {
    const result = rulesOf(classic, version).step(loaded.state, by, intent);
    code = result.ok ? null : result.refusal.code;
  }
  return { state: loaded.state, code };
};

describe('U106: a game of version 1 goes on by the rules that it began with', () => {
  test('C-1103: the captive of a leaver was arranged better only as long as no other card was lost', () => {
    const leaving = scenario('C-1103-what-a-leaver-leaves-open.json', /fewest losses of all/);
    const owned = (version: number) => played(version, leaving, leaving.steps.length).state.board.seats[0]?.cards;
    expect(owned(1)).toEqual(expect.arrayContaining(['new-york', 'big-media']));
    expect(owned(1)).not.toContain('cfl-aio');
    expect(owned(2)).toEqual(expect.arrayContaining(['new-york', 'cfl-aio', 'multinational-oil-companies']));
  });

  test('C-802: what leaves could be given up', () => {
    const trade = scenario('C-802-what-is-given-up.json', /whoever accepts gives up nothing/);
    expect(played(2, trade, 2).code).toBe('C-802');
    const { state, code } = played(1, trade, 2);
    expect(code).toBeNull();
    expect(state.board.cards.yuppies?.zone).toBe('uncontrolled');
    expect(state.board.cards.cia?.owner).toBe('ann');
  });

  test('C-504: settling without money went on until somebody said so', () => {
    const settling = scenario('C-504-settling-without-money.json', /a present that was offered before/);
    const after = (version: number) => played(version, settling, settling.steps.length).state;
    expect(after(2).board.frames).toEqual([]);
    expect(after(1).board.frames).toHaveLength(1);
    expect(rulesOf(classic, 1).step(after(1), 'ann', { type: 'done' }).ok).toBe(true);
  });

  test('C-504: what the captor did in secret ended the settling', () => {
    const settling = scenario('C-504-settling-and-secrets.json', /in secret ends no settling/);
    const frames = (version: number) => played(version, settling, 6).state.board.frames.length;
    expect([frames(1), frames(2)]).toEqual([0, 1]);
  });

  test('C-805: what the offerer gives up was not counted when an offer was made', () => {
    const trade = scenario('C-805-having-met-none.json', /what the offerer gives up/);
    expect(played(1, trade, 2).code).toBe('C-805');
    expect(played(2, trade, 2).code).toBeNull();
  });

  test('C-900: everything that was sent with a Special came along', () => {
    const { json } = scenario('C-900-what-a-cancelled-special-leaves.json', /asks for no card/);
    const card = 'slush-fund';
    const sent = (version: number) => {
      const loaded = loadScenario(classic, { ...json, steps: [] });
      if (!loaded.ok) throw new Error('no table');
      const intent: Intent = { type: 'playSpecial', card, group: 'moonies', player: 'bob' };
      const result = rulesOf(classic, version).step(loaded.state, 'ann', intent);
      return result.ok ? result.events[0] : result.refusal;
    };
    expect(sent(1)).toMatchObject({ type: 'specialPlayed', what: { group: 'moonies', player: 'bob' } });
    expect(sent(2)).toEqual({ type: 'specialPlayed', player: 'ann', card, what: { type: 'playSpecial', card } });
  });

  test('C-203: nobody kept who turned a Special up; now that goes with it to another hand, and ends with it', () => {
    const turnedUp = (version: number) => {
      const loaded = loadScenario(classic, {
        name: 'Specials that lie open',
        ruleset: 'classic',
        players: [
          { id: 'ann', illuminati: 'network', treasury: 5, specials: ['bribery', 'slush-fund'] },
          { id: 'bob', illuminati: 'ufos', goal: 'network', specials: ['assassination:up'] },
        ],
        turn: { player: 'ann', phase: 'actions' },
      });
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
      const { state } = loaded;
      const kept = () => state.board.seats.map((seat) => seat.turnedUp);
      const does = (by: string, intent: Intent) => {
        const result = rulesOf(classic, version).step(state, by, intent);
        if (!result.ok) throw new Error(JSON.stringify(result.refusal));
        return kept();
      };
      const turned = does('ann', { type: 'flipSpecial', card: 'bribery' });
      const back = version > 2 ? does('ann', { type: 'takeBack' }) : null;
      if (back) does('ann', { type: 'flipSpecial', card: 'bribery' });
      does('ann', { type: 'offer', to: 'bob', give: { specials: ['bribery'] } });
      const traded = does('bob', { type: 'answer', offer: state.board.offers[0]?.id ?? '', accept: true });
      does('ann', { type: 'flipSpecial', card: 'slush-fund' });
      const played = does('ann', { type: 'playSpecial', card: 'slush-fund' });
      return { turned, back, traded, played };
    };
    const bribery = [{ card: 'bribery', by: 'ann', turn: 1 }];
    const nothing = [undefined, undefined];
    expect(turnedUp(4)).toEqual({ turned: nothing, back: nothing, traded: nothing, played: nothing });
    expect(turnedUp(5)).toEqual({
      turned: [bribery, undefined],
      back: nothing,
      traded: [undefined, bribery],
      played: [undefined, bribery],
    });
  });

  test('C-210: the end of a turn could be asked back without end; now three times, however often the others agree', () => {
    const askedBack = (version: number) => {
      const loaded = loadScenario(classic, {
        name: 'a turn that does not end',
        ruleset: 'classic',
        players: [
          { id: 'ann', illuminati: 'network', treasury: 5, specials: ['deep-agent'] },
          { id: 'bob', illuminati: 'ufos', goal: 'network', specials: ['assassination'] },
        ],
        uncontrolled: ['texas', 'moonies'],
        turn: { player: 'ann', phase: 'actions' },
      });
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
      const { state } = loaded;
      const does = (by: string, intent: Intent) => rulesOf(classic, version).step(state, by, intent).ok;
      let times = 0;
      while (times < 6 && does('ann', { type: 'endTurn' }) && does('ann', { type: 'askBack' }) && does('bob', { type: 'done' })) times += 1;
      return { times, turn: state.board.turn?.player };
    };
    expect(askedBack(4)).toEqual({ times: 6, turn: 'ann' });
    expect(askedBack(5)).toEqual({ times: 3, turn: 'bob' });
  });

  test('C-803: anybody could have any number of offers open; now there is room for sixty', () => {
    const made = (version: number) => {
      const loaded = loadScenario(classic, {
        name: 'offers',
        ruleset: 'classic',
        players: [
          { id: 'ann', illuminati: 'network', treasury: 5 },
          { id: 'bob', illuminati: 'ufos', goal: 'network' },
          { id: 'cat', illuminati: 'bermuda-triangle' },
        ],
      });
      if (!loaded.ok) throw new Error('no table');
      const { state } = loaded;
      const offer: Intent = { type: 'offer', to: ['bob', 'cat'], give: { money: 1 }, secret: true };
      const open = () => state.secrets.private.ann?.deals.length ?? 0;
      for (let i = 0; i < 40; i++) rulesOf(classic, version).step(state, 'ann', offer);
      const most = open();
      const refused = rulesOf(classic, version).step(state, 'ann', offer);
      const [deal] = state.secrets.private.ann?.deals ?? [];
      const withdrawn = rulesOf(classic, version).step(state, 'ann', { type: 'withdraw', offer: deal?.id ?? '' }).ok;
      const again = rulesOf(classic, version).step(state, 'ann', { ...offer, to: 'bob' }).ok;
      return { most, refused: refused.ok ? null : refused.refusal, withdrawn, again };
    };
    expect(made(1)).toMatchObject({ most: 80, refused: null });
    const refusal = { code: 'C-803', why: 'tooManyOpen', with: { most: 60 } };
    expect(made(2)).toEqual({ most: 60, refused: refusal, withdrawn: true, again: true });
  });

  test('C-202: the Illuminati paid for the Post Office, whichever card its player had named', () => {
    const income = scenario('C-202-income.json', /paid by its master if taxFrom names it/);
    const paid = (version: number) => {
      const { cards } = played(version, income, income.steps.length).state.board;
      return { illuminati: cards['discordian-society']?.money, master: cards.republicans?.money };
    };
    expect(paid(5)).toEqual({ illuminati: 9, master: 5 });
    expect(paid(6)).toEqual({ illuminati: 10, master: 4 });
  });
});
