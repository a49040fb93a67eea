import { createTableSchema, joinSchema, ownSeatSchema, seatsAskedSchema, storeDeckSchema } from '@illuminice/protocol';
import type { z } from 'zod';
import { ANSWERS } from './answers.js';
import { schemaOf } from './schema.js';

type Name = keyof typeof ANSWERS;

const BODIES = {
  CreateTable: createTableSchema,
  StoreDeck: storeDeckSchema,
  SeatsAsked: seatsAskedSchema,
  OwnSeat: ownSeatSchema,
  Join: joinSchema,
} as const;

const content = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
const answer = (name: Name, description: string) => ({ description, content: content(name) });

/** Answers of one status that differ: the library refuses joins with 200, too. */
const either = (names: readonly Name[]) => ({
  description: 'Done, or refused',
  content: { 'application/json': { schema: { oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) } } },
});

interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly body?: keyof typeof BODIES;
  readonly ok: readonly [status: number, name: Name];
  readonly parameters?: readonly object[];
}

const operation = ({ id, summary, body, ok: [status, name], parameters }: Operation) => ({
  operationId: id,
  summary,
  ...(parameters && { parameters }),
  ...(body && { requestBody: { required: true, content: content(body) } }),
  responses: { [status]: answer(name, 'Done'), default: answer('HttpRefusal', 'Refused: the status is 400 or above') },
});

const inPath = (name: string, description: string) => ({ name, in: 'path', required: true, description, schema: { type: 'string' } });
const CODE = inPath('code', 'Code of the table');

/** OpenAPI 3.1 of everything that is asked by HTTP. */
export const openapi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Illuminice',
    version: '1',
    summary: 'Tables of Illuminati and INWO by HTTP; play itself goes over a WebSocket.',
    description: '`version` of `GET /healthz` is the version of the wire. The description of messages is asyncapi.json.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: 'http://localhost:2567' }],
  security: [],
  paths: {
    '/api/tables': {
      get: operation({ id: 'listTables', summary: 'Public tables, newest first', ok: [200, 'TableList'] }),
      post: operation({ id: 'openTable', summary: 'Opens a table', body: 'CreateTable', ok: [201, 'TableCreated'] }),
    },
    '/api/tables/{code}': {
      get: operation({ id: 'lookUpTable', summary: 'A table as its link shows it', parameters: [CODE], ok: [200, 'Invitation'] }),
    },
    '/api/tables/{code}/mine': {
      post: operation({
        id: 'exportOwn',
        summary: 'What is stored of the owner of a seat',
        parameters: [CODE],
        body: 'OwnSeat',
        ok: [200, 'OwnData'],
      }),
    },
    '/api/tables/{code}/erase': {
      post: operation({
        id: 'eraseOwn',
        summary: 'Erases what is stored of the owner of a seat',
        parameters: [CODE],
        body: 'OwnSeat',
        ok: [200, 'Erased'],
      }),
    },
    '/api/seats': {
      post: operation({
        id: 'tellSeats',
        summary: 'Tables of one device, and which of them wait for it; wakes none',
        body: 'SeatsAsked',
        ok: [200, 'SeatsTold'],
      }),
    },
    '/api/games': {
      get: operation({
        id: 'listGames',
        summary: 'The last finished games of public tables, 50 at most',
        parameters: [{ name: 'before', in: 'query', description: 'Games that ended before this, epoch ms', schema: { type: 'number' } }],
        ok: [200, 'GameList'],
      }),
    },
    '/api/games/{id}': {
      get: operation({ id: 'getGame', summary: 'A finished game', parameters: [inPath('id', 'Id of the game')], ok: [200, 'GameRecord'] }),
    },
    '/api/decks': {
      post: operation({ id: 'storeDeck', summary: 'Stores a deck of INWO', body: 'StoreDeck', ok: [201, 'DeckStored'] }),
    },
    '/api/decks/{id}': {
      get: operation({
        id: 'getDeck',
        summary: 'A shared or ready-made deck',
        parameters: [inPath('id', 'Id or name of the deck')],
        ok: [200, 'StoredDeck'],
      }),
    },
    '/api/calls': {
      get: operation({ id: 'getPushKey', summary: 'The key for web push; null: this server calls nobody', ok: [200, 'CallsOffer'] }),
    },
    '/matchmake/joinById/{code}': {
      post: {
        operationId: 'join',
        summary: 'Asks for a seat, or for a place among the spectators',
        parameters: [CODE],
        requestBody: { required: true, content: content('Join') },
        responses: { default: either(['Reservation', 'JoinRefusal']) },
      },
    },
    '/healthz': { get: operation({ id: 'health', summary: 'Whether the process lives, and its versions', ok: [200, 'Health'] }) },
    '/readyz': { get: operation({ id: 'ready', summary: 'Whether tables can be stored', ok: [200, 'Ready'] }) },
  },
  components: {
    schemas: Object.fromEntries(Object.entries({ ...BODIES, ...ANSWERS }).map(([name, shape]) => [name, schemaOf(shape as z.ZodType)])),
  },
});
