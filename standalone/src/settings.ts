/** One setting as the reference describes it. The readers are the config.ts of each program. */
export interface Setting {
  name: string
  takes: string
  default: string
  about: string
}

const logLevels = 'fatal, error, warn, info, debug, trace or silent'

/** What the whole site in one process takes. */
export const settings: readonly Setting[] = [
  {
    name: 'HOST',
    takes: 'an address of this machine',
    default: '`::`',
    about: 'Where the site listens; `::` is every address, `127.0.0.1` only this machine.',
  },
  { name: 'PORT', takes: 'a port number; 0 takes any free one', default: '`3000`', about: 'The port of the site.' },
  {
    name: 'DATA_DIR',
    takes: 'a directory',
    default: '`./data`',
    about: 'Where the event log, the accounts, the images and the read models are kept. One process at a time.',
  },
  {
    name: 'PUBLIC_URL',
    takes: 'a full web address',
    default: '`http://localhost:` and the port',
    about: 'How visitors reach the site: for links in feeds and previews, and to tell own requests from foreign ones.',
  },
  {
    name: 'MASTER_KEY',
    takes: '32 bytes as base64 or hex',
    default: 'made at the first start, in `master.key` of the data directory',
    about: 'Locks the keys that seal what people wrote. Without it sealed text is unreadable for ever.',
  },
  {
    name: 'DEMO',
    takes: '1 or 0',
    default: '`1`',
    about: 'Fills an empty site with demonstration data.',
  },
  { name: 'LOG_LEVEL', takes: logLevels, default: '`warn`', about: 'How much is told to the log.' },
  {
    name: 'RATE_LIMITS',
    takes: 'on or off',
    default: '`on`',
    about: 'Limits how often somebody may write. Off is for tests and benchmarks.',
  },
  {
    name: 'NODE_ENV',
    takes: 'development or anything else',
    default: 'nothing',
    about: 'With `development`, pages come from their sources and change as these change; `npm run dev` sets it.',
  },
]

/** What one part takes besides, where it runs as a process of its own. Those above keep their meaning there. */
export const processSettings: readonly (Setting & { usedBy: string })[] = [
  {
    name: 'INTERNAL_TOKEN',
    usedBy: 'command-api, query-api, workers',
    takes: 'a secret of 16 characters or more, the same everywhere',
    default: 'none: command-api and workers need it, query-api keeps its inner door closed without it',
    about: 'Opens the calls that the processes make among themselves.',
  },
  {
    name: 'COMMAND_API_URL',
    usedBy: 'workers',
    takes: 'a full web address',
    default: '`http://localhost:3001`',
    about: 'Where command-api listens.',
  },
  {
    name: 'QUERY_API_URL',
    usedBy: 'command-api, workers',
    takes: 'a full web address',
    default: '`http://localhost:3002`',
    about: 'Where query-api listens.',
  },
  {
    name: 'TRUST_PROXY',
    usedBy: 'command-api',
    takes: 'addresses or names of Express',
    default: '`loopback, uniquelocal`',
    about: "Servers in front whose word about a visitor's address is taken.",
  },
  {
    name: 'METRICS_PORT',
    usedBy: 'projector',
    takes: 'a port number; 0 takes any free one',
    default: '`9464`',
    about: 'Where `/healthz`, `/readyz` and `/metrics` of the projector answer.',
  },
]

/** Servers that this release does not use yet: one that is given is named at the start. */
export const unusedServers = [
  'EVENTSTORE_URL',
  'MONGO_URL',
  'REDIS_URL',
  'KAFKA_BROKERS',
  'IMAGE_STORE_URL',
  'SMTP_URL',
  'LLM_URL',
] as const
