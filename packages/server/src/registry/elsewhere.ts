/** A process, as others that share its store reach it. */
export interface Peer {
  /** New with each lease. */
  readonly id: string;
  /** `host:port` of the listener for other processes. */
  readonly address: string;
  /** Proof of a request that is passed on. */
  readonly secret: string;
}

/** A table is at home at another process, which answers for it. */
export class Elsewhere extends Error {
  constructor(readonly home: Peer) {
    super('the table is at home at another process');
  }
}
