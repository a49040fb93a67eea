import { Decoder } from '@colyseus/schema';
import { type JoinOptions, joinRefusal, TableState, WIRE_VERSION } from '@illuminice/protocol';
import { Client, type Room, registerSerializer, SchemaSerializer } from 'colyseus.js';
import { unreachable, type Whereabouts } from './address.js';
import { RefusedError } from './refused-error.js';

/** How long a join may take: a process that stands still takes connections and answers nothing, in ms. */
const PATIENCE = 8000;

/** The server says what its state is made of. Who knows already need not read that: it would be most of the work of a join. */
class KnownState extends SchemaSerializer<TableState> {
  override handshake(...bytes: Parameters<SchemaSerializer<TableState>['handshake']>): void {
    if (this.state) this.decoder = new Decoder(this.state);
    else super.handshake(...bytes);
  }
}
registerSerializer('schema', KnownState);

/**
 * Opens one bare connection to a table, of the library's own type. One that comes too late is left again.
 *
 * @throws RefusedError if the server will not have us, else Error that names the server and what kept us from it
 */
export async function connect({ url, code }: Whereabouts, options: Omit<JoinOptions, 'version'>): Promise<Room<TableState>> {
  const joining = new Client(url).joinById<TableState>(code, { ...options, version: WIRE_VERSION }, TableState);
  let late = false;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late = true;
      reject(new Error(`it takes connections, but has said nothing for ${PATIENCE / 1000} s`));
    }, PATIENCE);
  });
  void joining.then(
    (room) => late && room.connection.close(),
    () => {},
  );
  try {
    return await Promise.race([joining, timeout]);
  } catch (error) {
    const refusal = joinRefusal(error, code);
    throw refusal ? new RefusedError(refusal) : unreachable(url, error);
  } finally {
    clearTimeout(timer);
  }
}
