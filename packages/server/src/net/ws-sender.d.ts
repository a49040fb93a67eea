import 'ws';

// The library exports it and describes it in its documents, its types do not.
declare module 'ws' {
  export const Sender: {
    /** The parts of a frame, one after the other. */
    frame(data: Uint8Array, options: { fin: boolean; opcode: number }): Uint8Array[];
  };
}
