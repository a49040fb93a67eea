/** The library has no types for its builds without `new Function`. */
declare module '@colyseus/msgpackr/unpack-no-eval' {
  const msgpackr: Pick<typeof import('@colyseus/msgpackr'), 'Unpackr'>;
  export default msgpackr;
}
