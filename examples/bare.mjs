import { readTable, TableState, WIRE_VERSION } from '@illuminice/protocol';
import { readBoard } from '@illuminice/protocol/classic';
import { decision, leastIntent, offers, previewAttack } from '@illuminice/rules/classic';
import { Client } from 'colyseus.js';

const [url, code, name] = process.argv.slice(2);
const room = await new Client(url).joinById(code, { name, version: WIRE_VERSION }, TableState);

let player = null;
let mine = null;
let n = 0;
const say = (type, body = {}) => {
  n += 1;
  room.send(type, { n, ...body });
};

room.onMessage('welcome', (welcome) => {
  player = welcome.player;
  n = Math.max(n, welcome.n);
  if (readTable(room.state).stage === 'lobby') say('ready', { ready: true });
});
room.onMessage('private', (message) => {
  mine = message.mine;
});
room.onMessage('accepted', () => {});
room.onMessage('refused', ({ refusal }) => console.error(`${refusal.code}: ${refusal.text}`));
room.onMessage('notice', ({ text }) => console.error(text));

let started = false;
room.onStateChange((state) => {
  const { stage, host, capacity, seats } = readTable(state);
  const ready = seats.filter((seat) => seat.ready).length;
  if (stage !== 'lobby' || host !== player || ready < capacity || started) return;
  started = true;
  say('start');
});

// `events` closes each step: the board and our secrets fit together now.
room.onMessage('events', () => {
  const view = { board: readBoard(room.state.board), player, mine };
  if (view.board.outcome) {
    console.log(`won by ${view.board.outcome.winners.join(', ') || 'nobody'}`);
    room.leave();
  } else if (decision(view.board).who.includes(player)) {
    say('intent', { intent: attack(view) ?? leastIntent(view) });
  }
});

/** The attack to control with the best odds, if they are even or better. */
function attack(view) {
  const { can } = offers(view).find(({ type }) => type === 'attack');
  const attacks = (can?.attackers ?? []).flatMap(({ card, control }) =>
    control.map((target) => ({ type: 'attack', kind: 'control', attacker: card, target, aids: [] })),
  );
  const odds = (intent) => previewAttack(view, intent).odds;
  const [best] = attacks.sort((a, b) => odds(b) - odds(a));
  return best && odds(best) >= 18 ? best : null;
}
