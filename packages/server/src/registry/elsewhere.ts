export interface Peer {
  /** New with each lease. */
  readonly id: string;
  /** `host:port` for other processes. */
  readonly address: string;
  /** Proves a forwarded request. */
  readonly secret: string;
}

/** The table is at home at another process. */
export class Elsewhere extends Error {
  constructor(readonly home: Peer) {
    super('the table is at home at another process');
  }
}
