import { tableCode } from '@illuminice/protocol';
import { z } from 'zod';
import { clusterAddressOf } from './cluster-address.js';
import { isService, PUSH_SERVICES } from './push-services.js';

export interface Kind<T = unknown> {
  readonly shape: z.ZodType<T, string | undefined>;
  readonly takes: string;
  readonly fallback?: string;
}

/** Digits only: `Number` would take blanks for 0, and 0x10 for 16. Bounds are included. */
const numbers = ({ form, kind }: { form: RegExp; kind: string }, least: number, most: number, fallback: number) => ({
  shape: z
    .string()
    .default(String(fallback))
    .refine((text) => form.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `not ${kind} from ${least} to ${most}, like ${fallback}`,
    })
    .transform(Number),
  takes: `${least} to ${most}`,
  fallback: String(fallback),
});

export const wholeNumber = (least: number, most: number, fallback: number) =>
  numbers({ form: /^\d{1,10}$/, kind: 'a whole number' }, least, most, fallback);

export const decimal = (least: number, most: number, fallback: number) =>
  numbers({ form: /^\d{1,10}(\.\d{1,6})?$/, kind: 'a number' }, least, most, fallback);

const MOST = 1e9;

export const limit = (fallback: number) => wholeNumber(1, MOST, fallback);

/** A limit that 0 lifts: read as infinity. */
export const limitOrNone = (fallback: number) => {
  const { shape, ...kind } = wholeNumber(0, MOST, fallback);
  return { ...kind, shape: shape.transform((most) => (most === 0 ? Number.POSITIVE_INFINITY : most)), takes: `1 to ${MOST}; 0: no limit` };
};

export const flag = {
  shape: z
    .string()
    .default('0')
    .refine((text) => text === '0' || text === '1', { error: 'not 0 or 1' })
    .transform((text) => text === '1'),
  takes: '0, 1',
  fallback: '0',
};

export const oneOf = <const Word extends string>(words: readonly [Word, ...Word[]], fallback: Word) => ({
  shape: z.enum(words, { error: `not one of ${words.join(', ')}` }).default(fallback),
  takes: words.map((word) => `\`${word}\``).join(', '),
  fallback: fallback as string,
});

/** Text of this form. @param error continues "is …" */
export const text = (form: RegExp, takes: string, error: string) => ({ shape: z.string().regex(form, { error }), takes });

/** Text that this function reads, unless blank. @param error continues "is …" */
export const readBy = (read: (text: string) => unknown, takes: string, error: string) => ({
  shape: z.string().refine(
    (given) => {
      try {
        read(given);
        return given.trim() !== '';
      } catch {
        return false;
      }
    },
    { error },
  ),
  takes,
});

export const withDefault = ({ shape, takes }: Kind<string>, fallback: string) => ({ shape: shape.default(fallback), takes, fallback });

/** A kind of setting that may be unset: then undefined. */
export const optional = <T>({ shape, takes }: Kind<T>) => ({ shape: shape.optional(), takes });

/** Origins like `https://example.org`, separated by blanks or commas; `*`: all. @param wildcards also `https://*.example.org` */
export const origins = (wildcards: boolean) => ({
  shape: z
    .string()
    .default('')
    .transform((given) => given.split(/[\s,]+/).filter((origin) => origin !== ''))
    .refine((all) => all.every((origin) => origin === '*' || isOrigin(wildcards ? origin.replace('://*.', '://') : origin)), {
      error: 'not origins like https://example.org, with blanks between them',
    }),
  takes: wildcards ? 'origins, also `https://*.example.org`; `*`: all' : 'origins; `*`: all',
});

const isOrigin = (given: string): boolean => URL.canParse(given) && new URL(given).origin === given && !given.includes('*');

export const publicUrl = {
  shape: z
    .string()
    .refine(
      (given) => {
        if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) return false;
        const { origin, href } = new URL(given);
        return isOrigin(origin) && href === `${origin}/` && !/[?#@]/.test(given);
      },
      { error: 'not an address without path, user or query, like https://illuminice.example.org (a path is given as BASE_PATH)' },
    )
    .transform((given) => new URL(given).origin),
  takes: 'an origin',
};

/** First parts of our own addresses: below one of them, whether a proxy has taken the path away could not be told. */
const OWN =
  'api|assets|icons|links|pages|matchmake|admin|metrics|healthz|readyz|t|r|d|learn|practice|local|cards|decks|rules|credits|replays|chronicle';
const IS_OWN = new RegExp(`^/(${OWN})(/|$)`);

export const basePath = {
  shape: z
    .string()
    .default('')
    .transform((given) => given.replace(/\/$/, ''))
    .refine((given) => given === '' || (/^(\/[a-z0-9][a-z0-9._~-]*)+$/i.test(given) && given.length <= 100), {
      error: 'not a path of letters, digits, dots and dashes like /games',
    })
    .refine((given) => !IS_OWN.test(given), { error: 'not possible: addresses of the game begin so; take another path, like /games' }),
  takes: 'a path',
};

export const webAddress = {
  shape: z
    .string()
    .refine((given) => /^https?:\/\//i.test(given) && URL.canParse(given), {
      error: 'not an address of a page, like https://example.org/page',
    })
    .transform((given) => new URL(given).href),
  takes: 'an address of a page',
};

export const contact = {
  shape: z.string().refine((given) => /^mailto:[^\s@]+@[^\s@]+$/i.test(given) || (/^https:\/\//i.test(given) && URL.canParse(given)), {
    error: 'not an address of mail like mailto:host@example.org, nor one of a page like https://example.org/contact',
  }),
  takes: 'an address of mail (`mailto:`) or of a page (`https:`)',
};

export const pushServices = {
  shape: z
    .string()
    .default(PUSH_SERVICES)
    .transform((given) =>
      given
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .refine((given) => given.length > 0 && given.every(isService), { error: `not hosts like ${PUSH_SERVICES}` }),
  takes: 'hosts; `*.`: with all below',
  fallback: PUSH_SERVICES,
};

/** PostgreSQL address; its host may also be a folder with a socket (`?host=/run/postgresql`). */
export const databaseUrl = {
  shape: z.string().refine(
    (given) => {
      if (!/^postgres(ql)?:\/\//i.test(given) || !URL.canParse(given)) return false;
      const url = new URL(given);
      return url.hostname !== '' || Boolean(url.searchParams.get('host'));
    },
    { error: 'not an address like postgres://user:password@host:5432/name (special characters of the password as %40 for @, %2F for /)' },
  ),
  takes: 'an address of PostgreSQL',
};

export const tableCodeOf = {
  shape: z
    .string()
    .refine((given) => tableCode(given) !== null, { error: 'not the code of a table, like BCDFGH' })
    .transform((given) => tableCode(given) as string),
  takes: 'a code of a table',
};

export const clusterAddress = {
  shape: z
    .string()
    .refine((given) => clusterAddressOf(given) !== null, {
      error: 'not auto, nor an address of this machine like 10.0.0.3 or 10.0.0.3:2568',
    })
    .transform((given) => clusterAddressOf(given) as NonNullable<ReturnType<typeof clusterAddressOf>>),
  takes: '`auto`, or an address with or without a port',
};

/** A secret of a least length, trimmed. */
export const secret = (least: number, most: number) => ({
  shape: z
    .string()
    .refine((given) => given.trim().length >= least && given.length <= most, { error: `not ${least} to ${most} characters` }),
  takes: `${least} to ${most} characters`,
});
