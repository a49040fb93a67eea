import type { TableWhy, WireRefusal } from '@illuminice/protocol';
import type { PlayerId, Refusal } from '@illuminice/rules';
import { refusalText } from '@illuminice/themes';

/** The table's own refusals in English; `{name}` stands for a value of `with`. The rules' sentences live in the themes. */
const TEXTS: Record<TableWhy, string> = {
  badMessage: 'That message is malformed: {problem}.',
  tooLarge: 'That message is too large: {bytes} bytes, at most {most} are read.',
  tooFast: 'Too many messages at once; at most {most} a second are read.',
  noSuchMessage: 'There is no such kind of message.',
  wrongVersion: 'This page is out of date (version {yours}, the server speaks {ours}): please reload it.',
  badName: 'A name has 1 to 24 characters, all of them printable.',
  badCode: 'A table code has six consonants, like BKWRTZ.',
  noSuchTable: 'There is no table with the code {code}. It may have closed.',
  tableFull: 'Every seat at this table is taken. You can still watch.',
  tooManySpectators: 'There is no room for more spectators at this table.',
  tooManyTables: 'This server has as many open tables as it can hold. Try again later.',
  wrongPassword: 'That is not the password of this table.',
  notSeated: 'You are watching; only those who sit at the table can do that.',
  notHost: 'Only the host can do that.',
  notInLobby: 'The game has begun, so this cannot be changed any more.',
  notPlaying: 'The game has not begun yet.',
  notReady: 'Not everybody is ready yet: {names}.',
  tooFewPlayers: 'A game needs at least two players.',
  noSuchSeat: 'Nobody sits there.',
  alreadySeated: 'You have a seat already.',
  colourTaken: 'Somebody else wears that colour.',
  seatsTaken: '{taken} are seated, so there cannot be {seats} seats.',
  badOptions: 'These options do not go together: {problem}.',
  badScenario: 'This scenario cannot be played: {problem}.',
  noScenarios: 'This server opens no tables from scenarios.',
  noClock: 'No clock runs at this table now.',
  noMoreTime: 'More time can be asked for once in a contest, by those who may still act in it.',
  cannotHold: 'Only fallen dice can be held, once, by a player who holds a Special.',
  badText: 'A text has 1 to 200 characters, all of them printable.',
  tooTalkative: 'Not so fast: at most {most} lines in {seconds} seconds.',
  noSuchPromise: 'There is no such promise.',
  notPromised: 'Only those who were promised something can say what became of it.',
  tooManyPromises: 'There are {most} promises at this table; no more fit.',
  toYourself: 'That would go to yourself.',
  tooManyComputers: 'Of {seats} seats at most {most} can be taken by computers.',
  repeated: 'Message {n} came before; the last one heard was {last}.',
  notFound: 'There is nothing here.',
  broken: 'Something went wrong on the server. Nothing has changed.',
};

/** A refusal of the table itself, not of the rules: the code `table`, and its sentence. */
export function refuse(why: TableWhy, values: Record<string, string | number> = {}): WireRefusal {
  const text = TEXTS[why].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
  return { code: 'table', why, ...(Object.keys(values).length > 0 && { with: values }), text };
}

/** A refusal of the rules, with its sentence. */
export function spell(refusal: Refusal, nameOf: (player: PlayerId) => string): WireRefusal {
  return { ...refusal, text: refusalText(refusal, { player: nameOf }) };
}
