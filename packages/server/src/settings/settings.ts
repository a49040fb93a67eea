import { MOST_PASSWORD } from '@illuminice/protocol';
import {
  basePath,
  clusterAddress,
  contact,
  databaseUrl,
  decimal,
  flag,
  type Kind,
  limit,
  limitOrNone,
  oneOf,
  optional,
  origins,
  publicUrl,
  pushServices,
  readBy,
  secret,
  tableCodeOf,
  text,
  webAddress,
  wholeNumber,
  withDefault,
} from './kinds.js';
import { addressList, readTrust } from './trust.js';

/** A setting. `npm run settings` writes docs/hosting.md, .env.example and docker-compose.yml from these. */
export interface Setting extends Kind {
  readonly name: string;
  /** Row of docs/hosting.md. */
  readonly meaning: string;
  /** Behaviour without a value; only without a default. */
  readonly unset?: string;
  /** Value in .env.example; only without a default. */
  readonly example?: string;
  /** Value set by the image (null: unset); left out: the host's value is passed on. */
  readonly image?: string | null;
  /** The value is neither logged nor quoted. */
  readonly secret?: true;
}

/**
 * All settings by table of docs/hosting.md. `Config` has a field for each; those of `limits` are in `Config.limits`, infinity: no limit.
 */
export const SETTINGS = {
  general: {
    port: { name: 'PORT', ...wholeNumber(0, 65535, 2567), meaning: 'port to listen on; 0 takes a free one', image: '2567' },
    host: {
      name: 'HOST',
      ...optional(text(/^[\w.:%-]+$/, 'an address', 'not an address of this machine, like 127.0.0.1')),
      meaning: 'address to listen on',
      unset: 'all addresses',
      image: null,
    },
    publicUrl: {
      name: 'PUBLIC_URL',
      ...optional(publicUrl),
      meaning: 'what links to tables begin with, like `https://your.name`, without a path: that is `BASE_PATH`',
      unset: 'what the browser called the server',
      example: 'https://illuminice.example.org',
    },
    basePath: {
      name: 'BASE_PATH',
      ...basePath,
      meaning:
        'path below which everything lies, like `/games`, if the host name is shared with other pages: pages, API, WebSockets, `/admin`, `/metrics`, links',
      unset: 'the host name is the game’s alone',
      example: '/games',
    },
    logLevel: {
      name: 'LOG_LEVEL',
      ...oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
      meaning: '`debug` logs a line for each intent; never a hidden card',
    },
    logTable: {
      name: 'LOG_TABLE',
      ...optional(tableCodeOf),
      meaning:
        'the code of a table of which everything is logged that all who sit there can see: who comes and goes, questions, intents, votes. Never a card that is hidden, nor what is said or ordered in private',
      example: 'BCDFGH',
    },
    maxTables: {
      name: 'MAX_TABLES',
      ...wholeNumber(1, 1_000_000, 1000),
      meaning: 'tables open at the same time; a tenth of it is kept for players who come back',
    },
    maxDecks: {
      name: 'MAX_DECKS',
      ...wholeNumber(0, 10_000_000, 100_000),
      meaning: 'decks stored at the same time, about 1 kB each; for more, those go that were stored longest ago and never played',
    },
    maxMessagesPerSecond: {
      name: 'MAX_MESSAGES_PER_SECOND',
      ...wholeNumber(1, 1_000_000, 60),
      meaning: 'messages that one connection may send before it is refused',
    },
    graceSeconds: {
      name: 'GRACE_SECONDS',
      ...wholeNumber(0, 3600, 120),
      meaning: 'how long a lost connection may come back before its seat counts as away',
    },
    lobbyGraceSeconds: { name: 'LOBBY_GRACE_SECONDS', ...wholeNumber(0, 3600, 30), meaning: 'the same before the game has begun' },
    patienceSeconds: {
      name: 'PATIENCE_SECONDS',
      ...wholeNumber(0, 3600, 45),
      meaning:
        'how long a connected player may leave the table waiting without a sign of life; then the others may nudge them, and after the same time again vote on what is to be done',
    },
    longestPauseMs: {
      name: 'LONGEST_PAUSE_MS',
      ...wholeNumber(0, 60_000, 2000),
      meaning: 'longest pause before a computer player (or a standing order) answers; the shortest is a third of it',
    },
    thinkingThreads: {
      name: 'THINKING_THREADS',
      ...wholeNumber(0, 64, 2),
      meaning:
        'threads in which computer players think, started when they are wanted, each of up to 128 MB; 0: in the thread that serves everybody, which then stands still while they think',
    },
    silenceMs: {
      name: 'SILENCE_MS',
      ...wholeNumber(0, 60_000, 15_000),
      meaning: 'how long each question waits for players who do nothing. Hosts of tables can change it. 0 waits until they answer',
    },
    idleMinutes: {
      name: 'IDLE_MINUTES',
      // A timer takes at most 24 days.
      ...decimal(0.01, 30_000, 60),
      meaning: 'how long a table that nobody is at stays in memory; then it sleeps, and wakes when somebody comes',
    },
    mode: {
      name: 'NODE_ENV',
      ...oneOf(['production', 'development', 'test'], 'development'),
      meaning: '`production` refuses `ALLOW_SCENARIOS`; `test` is like `development`',
      image: 'production',
    },
    allowScenarios: {
      name: 'ALLOW_SCENARIOS',
      ...flag,
      meaning:
        '1 lets anyone open a table in mid-game from a scenario, whose author knows the hidden cards: for tests and lessons; refused with `NODE_ENV=production`',
    },
    dataDir: {
      name: 'DATA_DIR',
      ...withDefault(text(/\S/, 'a folder', 'not a folder, like ./data'), './data'),
      meaning: 'folder of the SQLite file that stores the tables; made if need be',
      image: '/data',
    },
    databaseUrl: {
      name: 'DATABASE_URL',
      ...optional(databaseUrl),
      meaning: '`postgres://user:password@host:5432/name`: a PostgreSQL database that stores them instead',
      example: 'postgres://user:password@host:5432/name',
      secret: true,
    },
    clusterAddress: {
      name: 'CLUSTER_ADDRESS',
      ...optional(clusterAddress),
      meaning:
        'lets several processes share the database of `DATABASE_URL`, each table at home at one of them: where the others reach this one and strangers cannot; `auto`: the first address of the machine that is not its own, and any free port',
      unset: 'this process is alone',
      example: 'auto',
    },
    durability: {
      name: 'DURABILITY',
      ...oneOf(['normal', 'full'], 'normal'),
      meaning: '`full`: what was acknowledged survives a power cut, too',
    },
    retentionDays: { name: 'RETENTION_DAYS', ...wholeNumber(1, 36_500, 365), meaning: 'how long finished games are kept for replays' },
    abandonedDays: {
      name: 'ABANDONED_DAYS',
      ...wholeNumber(1, 36_500, 30),
      meaning: 'when an unfinished game that nobody plays is removed',
    },
  },
  limits: {
    messageBytes: {
      name: 'MAX_MESSAGE_BYTES',
      ...limit(16 * 1024),
      meaning: 'larger messages are refused; frames beyond 64 kB end the connection',
    },
    addressMessagesPerSecond: {
      name: 'MAX_MESSAGES_PER_SECOND_PER_ADDRESS',
      ...limitOrNone(600),
      meaning:
        'all connections of an address together; each may send 5 whatever the others do. Messages that cost more count as more (`sync`, `start`, `rematch` as 10, `offers` as 6 to 18, `configure` as 5). At twice as many the loud connections are cut off',
    },
    bytesPerSecond: {
      name: 'MAX_BYTES_PER_SECOND',
      ...limitOrNone(256 * 1024),
      meaning: 'what one connection may send, whatever it means, on average over three seconds, before it is cut off',
    },
    bufferedBytes: {
      name: 'MAX_BUFFERED_BYTES',
      ...limit(1024 * 1024),
      meaning: 'what may wait for a client that does not read, before it is cut off; for all of an address together 32 times as much',
    },
    connections: {
      name: 'MAX_CONNECTIONS',
      ...limitOrNone(5000),
      meaning: 'WebSockets open at the same time, and as many connections again for requests',
    },
    addressConnections: {
      name: 'MAX_CONNECTIONS_PER_ADDRESS',
      ...limitOrNone(250),
      meaning: 'the same for one address, and as many again for its requests',
    },
    addressSeats: { name: 'MAX_SEATS_PER_ADDRESS', ...limitOrNone(200), meaning: 'seats taken from one address' },
    addressTables: {
      name: 'MAX_TABLES_PER_ADDRESS',
      ...limitOrNone(100),
      meaning: 'tables opened or woken from one address and still awake; twice as many for players who come back to their seats',
    },
    spectators: { name: 'MAX_SPECTATORS', ...limit(100), meaning: 'spectators at one table' },
    requestsPerMinute: {
      name: 'REQUESTS_PER_MINUTE',
      ...limitOrNone(3000),
      meaning:
        'HTTP requests from one address, files of the page included; 500 of them may wait, 8 on one connection. The connection of one too many ends. In 4 s, 200 new connections fit (more with a higher limit)',
    },
    joinsPerMinute: {
      name: 'JOINS_PER_MINUTE',
      ...limitOrNone(300),
      meaning: 'joins from one address; coming back to a seat does not count, up to 30 times a minute for each',
    },
    tablesPerMinute: {
      name: 'TABLES_PER_MINUTE',
      ...limitOrNone(60),
      meaning: 'tables opened from one address, or woken by somebody without a seat there',
    },
    decksPerHour: { name: 'DECKS_PER_HOUR', ...limitOrNone(100), meaning: 'decks that one address may store, refused ones included' },
    missesPerMinute: {
      name: 'MISSES_PER_MINUTE',
      ...limitOrNone(60),
      meaning: 'unknown codes, wrong passwords and tokens from one address, before it is told nothing more, however many it asks at once',
    },
    chatLines: { name: 'CHAT_LINES', ...limit(8), meaning: 'lines of chat that a player may say in `CHAT_SECONDS`' },
    chatSeconds: { name: 'CHAT_SECONDS', ...limit(10), meaning: 'the time in which `CHAT_LINES` are counted' },
    pingSeconds: {
      name: 'PING_SECONDS',
      ...decimal(0.1, 600, 10),
      meaning: 'how often a connection is asked for a sign of life; two missed ones end it',
    },
    handshakeSeconds: {
      name: 'HANDSHAKE_SECONDS',
      ...decimal(0.1, 600, 10),
      meaning: 'how long a connection may take until it says that it is there',
    },
    requestSeconds: { name: 'REQUEST_SECONDS', ...decimal(0.1, 600, 20), meaning: 'how long an HTTP request may take to arrive' },
  },
  access: {
    trustProxy: {
      name: 'TRUST_PROXY',
      ...withDefault(
        readBy(readTrust, 'a number, or addresses', 'not a number of proxies like 1, or their addresses like 10.0.0.0/8'),
        '0',
      ),
      meaning:
        'how many proxies stand in front, or their addresses (`loopback`, `10.0.0.0/8`). Without it everybody behind a proxy counts as one address; with it `X-Forwarded-For` is believed as far as they vouch for it',
    },
    unlimitedAddresses: {
      name: 'UNLIMITED_ADDRESSES',
      ...optional(readBy(addressList, 'addresses', 'not addresses like 192.0.2.7, 10.0.0.0/8')),
      meaning: "addresses for which no limit per address holds, like `192.0.2.7, 10.0.0.0/8`: a club's, a load test's",
      example: '192.0.2.7, 10.0.0.0/8',
    },
    allowedOrigins: {
      name: 'ALLOWED_ORIGINS',
      ...origins(false),
      meaning:
        "pages of other addresses that may use the API and the WebSockets: `https://example.org https://other.example`. The server's own pages always may",
      example: 'https://example.org https://other.example',
    },
    requireOrigin: {
      name: 'REQUIRE_ORIGIN',
      ...flag,
      meaning: '1 refuses programs that name no page, like bots. It keeps out no browser that is not kept out already',
    },
    createPassword: {
      name: 'CREATE_PASSWORD',
      ...optional(secret(6, MOST_PASSWORD)),
      meaning: 'what whoever opens a table here has to know; joining needs the link alone, as ever. Without it anybody opens tables',
      secret: true,
    },
    imprintUrl: {
      name: 'IMPRINT_URL',
      ...optional(webAddress),
      meaning: 'page that tells who runs this server; the foot of the first page links to it',
      example: 'https://example.org/imprint',
    },
    privacyUrl: {
      name: 'PRIVACY_URL',
      ...optional(webAddress),
      meaning: 'page that tells what is stored and how long, linked there, too',
      example: 'https://example.org/privacy',
    },
    frameAncestors: {
      name: 'FRAME_ANCESTORS',
      ...origins(true),
      meaning: 'pages that may show the game in a frame',
      example: 'https://example.org',
    },
  },
  calls: {
    pushContact: {
      name: 'PUSH_CONTACT',
      ...optional(contact),
      meaning:
        'lets players be called by web push when a table waits for them and they are not there (they ask for it with the button for notifications): an address under which push services reach whoever runs this server. It needs HTTPS',
      unset: 'nobody is called',
      example: 'mailto:host@example.org',
    },
    pushServices: {
      name: 'PUSH_SERVICES',
      ...pushServices,
      meaning:
        'hosts to which calls may be sent; whatever else a browser names is refused, so that nobody makes the server write to others',
    },
    webhookUrl: {
      name: 'WEBHOOK_URL',
      ...optional(webAddress),
      meaning:
        'is posted the same calls, with the code, the name and the player: a channel of Mattermost, Slack or Discord, or a program of yours. Nothing of tables whose spectators see the game later',
      example: 'https://chat.example.org/hooks/abc',
      secret: true,
    },
    webhookSecret: {
      name: 'WEBHOOK_SECRET',
      ...optional(secret(16, 200)),
      meaning: 'signs these posts: `X-Illuminice-Signature: sha256=` and the HMAC of the body',
      secret: true,
    },
    callAfterSeconds: {
      name: 'CALL_AFTER_SECONDS',
      ...wholeNumber(0, 86_400, 60),
      meaning: 'how long the table waits for somebody who is not there before they are called; once, and again after a day',
    },
  },
  maintenance: {
    adminPassword: {
      name: 'ADMIN_PASSWORD',
      ...optional(secret(12, 200)),
      meaning:
        'opens `/admin` to whoever gives it (HTTP Basic, any name): the tables that are awake, and what the host may do with them. Without it there is no such page',
      secret: true,
    },
    backupDir: {
      name: 'BACKUP_DIR',
      ...optional(text(/\S/, 'a folder', 'not a folder, like ./data/backups')),
      meaning: 'folder for backups that the server makes by itself while it runs; made if need be. Without it there are none',
      example: '/data/backups',
    },
    backupHours: {
      name: 'BACKUP_HOURS',
      ...decimal(0.01, 8760, 24),
      meaning: 'hours from one of these backups to the next, over restarts',
    },
    backupsKept: { name: 'BACKUP_KEEP', ...wholeNumber(1, 100_000, 14), meaning: 'how many of them are kept; older ones are removed' },
    metricsToken: {
      name: 'METRICS_TOKEN',
      ...optional(secret(16, 200)),
      meaning: 'opens `/metrics` (Prometheus) to whoever sends it as a bearer token. Without it there is no such page',
      secret: true,
    },
  },
} as const satisfies Record<string, Record<string, Setting>>;

export const ALL_SETTINGS: readonly Setting[] = Object.values(SETTINGS).flatMap((group): Setting[] => Object.values(group));
