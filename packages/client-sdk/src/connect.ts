import { Decoder } from '@colyseus/schema';
import { type JoinOptions, joinRefusal, TableState, WIRE_VERSION } from '@illuminice/protocol';
import { Client, type Room, registerSerializer, SchemaSerializer } from 'colyseus.js';
import { unreachable, type Whereabouts } from './address.js';
import { RefusedError } from './refused-error.js';

/** Timeout of a join in ms: a frozen process accepts connections without answering. */
const PATIENCE = 8000;

/** Skips the schema handshake, which is most of the work of a join and already known. */
class KnownState extends SchemaSerializer<TableState> {
  override handshake(...bytes: Parameters<SchemaSerializer<TableState>['handshake']>): void {
    if (this.state) this.decoder = new Decoder(this.state);
    else super.handshake(...bytes);
  }
}
registerSerializer('schema', KnownState);

/**
 * Opens a bare connection of the library's type. A late one is closed.
 *
 * @throws RefusedError from the server, else Error with the server and the cause
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
