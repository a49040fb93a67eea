import { tableCode } from '@illuminice/protocol';
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import type { Backend } from '../backend.js';
import { answer, HttpRefused } from '../http/errors.js';
import { refuse } from '../refuse.js';
import { firstProblem } from '../session/lobby/lobby.js';

const HOUR = 60 * 60_000;

/** An empty form field counts as left out. */
const given = <T>(shape: z.ZodType<T>) => z.preprocess((value) => (value === '' ? undefined : value), shape);

const blockSchema = z.object({
  hours: given(z.coerce.number().min(0.01).max(87_600).optional()),
  why: given(z.string().trim().max(200).default('')),
  own: given(z.enum(['1']).or(z.literal(true)).optional()),
});
const addressSchema = blockSchema.extend({ address: z.string().max(100) });
const playerSchema = blockSchema.extend({ player: z.string().max(100) });

type Asked = z.output<typeof blockSchema>;

export interface Acting {
  note(request: Request, response: Response, noted: { act: 'block' | 'unblock'; subject: string; said?: string }): Promise<void>;
  done(request: Request, response: Response, what: object): void;
  authorization(request: Request): Record<string, string>;
}

/** `/admin/block`: blocks lines of the network, and lists and lifts blocks. No address is stored, shown or logged. */
export function blocking({ access, store, tables, cluster }: Backend, { note, done, authorization }: Acting): Router {
  const router = Router();
  const { addresses, blocks } = access;

  /** Reloads the blocks, here and at the other processes. */
  const spread = async (request: Request): Promise<void> => {
    await blocks.load(store);
    await cluster?.ask('/admin/blocks/load', authorization(request), {});
  };

  const block = async (request: Request, response: Response, address: string, { hours, why, own }: Asked): Promise<void> => {
    const id = blocks.idOf(address);
    if (id === null) throw wrong('address: not an address like 192.0.2.7 or 2001:db8::1; of IPv6 a /64 is blocked');
    if (addresses.isProxy(address)) throw wrong('address: a proxy that TRUST_PROXY names; blocking it would block everybody behind it');
    if (id === blocks.idOf(addresses.ipOf(request)) && !own)
      throw wrong(
        'own: this is your own address, or that of a proxy between; send own=1 (the box “also my own”) to block it all the same',
        409,
      );
    const since = Date.now();
    const until = hours === undefined ? null : since + Math.round(hours * HOUR);
    const { who } = response.locals as { who: string };
    await note(request, response, { act: 'block', subject: id.slice(0, 8), said: why });
    await store.block({ id, since, until, why, who });
    await spread(request);
    done(request, response, { blocked: id, until });
  };

  router.post('/admin/block', async (request, response) => {
    const { address, ...asked } = read(addressSchema, request);
    await block(request, response, address, asked);
  });

  router.post('/admin/tables/:code/block', async (request, response) => {
    const { player, ...asked } = read(playerSchema, request);
    const code = tableCode(String(request.params.code)) ?? '';
    const session = tables.get(code)?.session;
    if (!session) return answer(response, 404, refuse('noSuchTable', { code }));
    const address = addresses.ofConnection(session.connectionOf(player) ?? '');
    if (address === undefined) throw wrong('player: nobody of this name is connected there', 404);
    await block(request, response, address, asked);
  });

  router.post('/admin/unblock', async (request, response) => {
    const { id } = read(z.object({ id: z.string().max(100) }), request);
    await note(request, response, { act: 'unblock', subject: id.slice(0, 8) });
    if (!(await store.unblock(id))) return answer(response, 404, refuse('notFound'));
    await spread(request);
    done(request, response, { unblocked: id });
  });

  router.get('/admin/blocks', (_request, response) => void response.json({ blocks: blocks.all }));

  router.post('/admin/blocks/load', async (_request, response) => {
    await blocks.load(store);
    response.json({});
  });

  return router;
}

const wrong = (problem: string, status = 400) => new HttpRefused(status, refuse('badMessage', { problem }));

/** @throws HttpRefused */
function read<T>(shape: z.ZodType<T>, { body }: Request): T {
  const { data, error } = shape.safeParse(body ?? {});
  if (error) throw wrong(firstProblem(error));
  return data as T;
}
