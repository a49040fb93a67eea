import type { Shot } from './shot.js';
import type { Studio } from './studio.js';
import { tableWith } from './tables.js';

const TOBIAS_TURN = tableWith('four-late', { turn: { player: 'tobias', phase: 'actions' } });

const tradePanel = async (studio: Studio) => {
  await studio.sit('four-late', ['Tobias']);
  const { trade } = studio.mira;
  await trade.open(1);
  await trade.card('give', 'hollywood');
  await trade.money('give', 4);
  await trade.card('ask', 'texas');
};

const promised = async (studio: Studio) => {
  const tobias = studio.other('Tobias');
  await tobias.say('promise', { to: 'mira', text: 'I leave Mira’s Groups alone for two turns' });
  await tobias.say('promise', { text: 'No money against anybody this turn' });
};

const agree = async (studio: Studio, name: string) => {
  const voter = studio.other(name);
  await voter.until(() => voter.info.proposals.length > 0);
  await voter.say('ballot', { proposal: voter.info.proposals.at(-1)?.id ?? 0, yes: true });
};

const offered = async (studio: Studio) => {
  await studio.sit('four-late', ['Tobias']);
  const { mira } = studio;
  await promised(studio);
  await mira.talk.press('talk-promises');
  await mira.talk.press('promise-1-kept');
  await mira.talk.press('promise-2-broken');
  await mira.talk.press('talk-log');
  const give = { groups: ['gun-lobby'], money: 3, promise: 'I stay out of your next attack' };
  await studio.play('Tobias', { type: 'offer', to: 'mira', give, ask: { money: 12, specials: ['bribery'] } });
  await mira.trade.see('offer-1');
  await mira.trade.part('look-offer-1').scrollIntoViewIfNeeded();
};

const talked = async (studio: Studio) => {
  await studio.sit('four-late', ['Tobias']);
  const tobias = studio.other('Tobias');
  const { talk: mine } = studio.mira;
  await tobias.say('chat', { text: 'Noor is two Groups from winning. Somebody has to do something.' });
  await mine.say('Not with my money.');
  await tobias.say('chat', { to: 'mira', text: 'I pay half if you attack California' });
  await mine.heard('I pay half');
};

const cut = async ({ mira }: Studio) => mira.context.setOffline(true);

export const PEOPLE: Shot[] = [
  { name: 'trade', go: tradePanel },
  { name: 'trade-offered', go: offered },
  {
    name: 'trade-accept',
    go: async (studio) => {
      await offered(studio);
      const { trade } = studio.mira;
      await trade.press('accept-offer-1');
      await trade.hang('gun-lobby', 'yuppies');
    },
  },
  { name: 'chat', go: talked },
  {
    name: 'promises',
    go: async (studio) => {
      await studio.sit('four-late', ['Tobias']);
      await promised(studio);
      await studio.mira.talk.press('talk-promises');
      await studio.mira.talk.see('promise-2');
      await studio.mira.talk.press('promise-1-kept');
    },
  },
  {
    name: 'menu',
    go: async (studio) => {
      await studio.sit('four-late');
      await studio.mira.table.press('menu-open');
      await studio.mira.table.see('menu-orders');
    },
  },
  {
    name: 'standing-orders',
    go: async (studio) => {
      await studio.sit('four-late');
      const { table } = studio.mira;
      await table.press('menu-open');
      await table.press('menu-orders');
      await table.press('orders-danger');
      await table.see('orders', { ask: 'danger' });
      await table.part('orders').scrollIntoViewIfNeeded();
      await table.part('orders-senate').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'muting',
    go: async (studio) => {
      await studio.sit('four-late', ['Tobias']);
      const { table } = studio.mira;
      await table.press('menu-open');
      await table.press('menu-muting');
      await table.press('mute-tobias');
      await table.see('muting-back');
    },
  },
  {
    name: 'leave',
    go: async (studio) => {
      await studio.sit('four-late');
      await studio.mira.table.press('menu-open');
      await studio.mira.table.press('menu-leave');
      await studio.mira.table.see('menu-concede');
    },
  },
  {
    name: 'move-device',
    go: async (studio) => {
      await studio.sit('four-late');
      await studio.mira.table.press('menu-open');
      await studio.mira.table.press('menu-move');
      await studio.mira.table.see('move-link');
    },
  },
  {
    name: 'absence',
    go: async (studio) => {
      await studio.sit('four-late', ['Tobias', 'Noor']);
      await studio.other('Tobias').leave();
      await studio.mira.table.see('absent-1', { presence: 'away' });
      await studio.mira.table.press('vote-1-computer');
    },
  },
  {
    name: 'propose',
    go: async (studio) => {
      await studio.sit('four-late', ['Tobias', 'Noor']);
      await studio.mira.table.press('menu-open');
      await studio.mira.table.press('menu-votes');
      await studio.mira.table.see('propose-pause');
    },
  },
  {
    name: 'votes',
    go: async (studio) => {
      await studio.sit('four-late', ['Tobias', 'Noor']);
      await studio.other('Tobias').say('propose', { kind: 'clock', of: 'brisk' });
      await studio.other('Noor').say('propose', { kind: 'pause' });
      await studio.mira.table.press('ballot-pause-yes');
      await studio.mira.table.see('paused');
    },
  },
  {
    name: 'votes-grave',
    go: async (studio) => {
      await studio.sit('four-late', ['Tobias', 'Noor']);
      await studio.other('Tobias').say('propose', { kind: 'kick', of: 'mira' });
      await studio.other('Noor').say('propose', { kind: 'end' });
      await studio.mira.table.see('proposal-end');
    },
  },
  {
    name: 'kicked',
    go: async (studio) => {
      await studio.sit('four-late', ['Tobias', 'Noor']);
      await studio.other('Tobias').say('propose', { kind: 'kick', of: 'mira' });
      await agree(studio, 'Noor');
      await studio.mira.table.see('watching');
    },
  },
  {
    name: 'while-away',
    go: async (studio) => {
      await studio.sit(TOBIAS_TURN, ['Tobias', 'Noor']);
      const { table, page } = studio.mira;
      const here = page.url();
      await page.goto('about:blank');
      await studio.play('Tobias', { type: 'endTurn' });
      await page.goto(here);
      await table.see('while-away');
    },
  },
  {
    name: 'ask-back',
    go: async (studio) => {
      await studio.sit('four-late', ['Tobias', 'Noor']);
      await studio.mira.table.press('action-end');
      await studio.mira.table.see('take-back');
    },
  },
  {
    name: 'ask-back-asked',
    go: async (studio) => {
      await studio.sit(TOBIAS_TURN, ['Tobias', 'Noor']);
      await studio.play('Tobias', { type: 'endTurn' });
      await studio.play('Tobias', { type: 'askBack' });
      await studio.mira.table.see('window-askBack');
    },
  },
  {
    name: 'open-to-offers',
    go: async (studio) => {
      await studio.sit('four-late', ['Tobias']);
      await studio.play('Tobias', { type: 'openToOffers', groups: ['texas'] });
      await studio.mira.trade.see('opening-1');
    },
  },
  {
    name: 'heir',
    go: async (studio) => {
      await studio.sit('four-late', ['Tobias', 'Noor']);
      const { table } = studio.mira;
      const tobias = studio.other('Tobias');
      await table.propose('heir-tobias');
      await tobias.until(() => tobias.info.heir === 'tobias');
      await tobias.say('takeHost', {});
      await tobias.say('nameHost', { player: 'mira' });
      await table.see('heir');
    },
  },
  {
    name: 'idle',
    go: async (studio) => {
      await studio.sit(
        tableWith('four-late', { turn: { player: 'tobias', phase: 'actions' } }),
        ['Tobias', 'Noor'],
        'off',
        await studio.impatientServer(),
      );
      await studio.mira.table.see('absent-1', { presence: 'idle' });
      await studio.mira.table.press('nudge-1');
      await studio.mira.table.see('vote-1-computer');
    },
  },
  {
    name: 'are-you-there',
    go: async (studio) => {
      await studio.sit('four-late', ['Tobias', 'Noor'], 'off', await studio.impatientServer());
      await studio.other('Tobias').say('nudge', { player: 'mira' });
      await studio.mira.table.read('are-you-there', 'Tobias');
    },
  },
  {
    name: 'end-agreed',
    go: async (studio) => {
      await studio.sit('four-late', ['Tobias', 'Noor']);
      await studio.other('Tobias').say('propose', { kind: 'end' });
      await agree(studio, 'Noor');
      await studio.mira.table.see('end');
    },
  },
  {
    name: 'reconnecting',
    go: async (studio) => {
      await studio.sit('four-late');
      await cut(studio);
      await studio.mira.table.see('connection', { status: 'reconnecting' });
    },
  },
  {
    name: 'second-window',
    go: async (studio) => {
      const code = await studio.sit('four-late');
      const second = await studio.mira.context.newPage();
      await second.goto(`${studio.server.url}/t/${code}`);
      await studio.mira.table.see('connection-closed');
      await second.close();
    },
  },
  {
    name: 'refusal',
    go: async (studio) => {
      await studio.sit('four-late', ['Tobias']);
      const { table } = studio.mira;
      await table.press('action-attack');
      await table.pick('federal-reserve');
      await table.pick('moonies');
      await table.press('attack-announce');
      await table.see('spend-5');
      await table.clickAtOnce('spend-5', 4);
      await table.see('refusal');
    },
  },
];
