import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { configure } from 'safe-stable-stringify';

const stringify = configure({ deterministic: true, bigint: false, circularValue: Error });

/** SHA-256 of plain data, as hex. Keys are sorted, so that it is equal on all machines. */
export const hashOf = (data: unknown): string => bytesToHex(sha256(utf8ToBytes(stringify(data) ?? 'null')));
