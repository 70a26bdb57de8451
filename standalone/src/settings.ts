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
    about:
      'How visitors reach the site: for links in feeds, previews and letters, and to tell own requests from foreign ones.',
  },
  {
    name: 'MAIL_FROM',
    takes: 'an address such as `Dealstream <no-reply@deals.example>`',
    default: '`Dealstream <no-reply@…>` with the name of the host in `PUBLIC_URL`',
    about: 'The sender of all letters.',
  },
  {
    name: 'MASTER_KEY',
    takes: '32 bytes as base64 or hex',
    default: 'made at the first start, in `master.key` of the data directory',
    about: 'Locks the keys that seal what people wrote. Without it sealed text is unreadable for ever.',
  },
  {
    name: 'ACCOUNTS_LOST',
    takes: 'refuse or accept',
    default: '`refuse`',
    about:
      'What to do where the event log has members and the accounts or their sealing keys are gone. Accepted, everybody can ' +
      'register under any name again, and what was sealed stays unreadable.',
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
    about: 'Limits how often somebody may read and write. Off is for tests and benchmarks.',
  },
  {
    name: 'NODE_ENV',
    takes: 'development or anything else',
    default: 'nothing',
    about: 'With `development`, pages come from their sources and change as these change; `npm run dev` sets it.',
  },
]

/** Servers that take the place of files in the data directory, each chosen by itself. */
export const serverSettings: readonly Setting[] = [
  {
    name: 'EVENTSTORE_URL',
    takes: 'an address such as `esdb://localhost:2113?tls=false`',
    default: '`events.db` in the data directory',
    about: 'EventStoreDB keeps the event log.',
  },
  {
    name: 'MONGO_URL',
    takes: 'an address such as `mongodb://localhost:27017/dealstream`',
    default: '`read.db` and `accounts.db` in the data directory',
    about: 'MongoDB keeps the read models, the accounts and the sealing keys.',
  },
  {
    name: 'REDIS_URL',
    takes: 'an address such as `redis://localhost:6379`',
    default: '`jobs.db` in the data directory, and the memory of the process',
    about: 'Redis keeps the jobs, and what several processes share: rate limits, and what queries remember.',
  },
  {
    name: 'KAFKA_BROKERS',
    takes: 'a list such as `kafka1:9092,kafka2:9092`',
    default: 'none: projector and workers follow the log itself',
    about: 'Kafka carries the events to many projectors and workers.',
  },
  {
    name: 'SMTP_URL',
    takes:
      'an address such as `smtp://user:password@mail.example:587`, or `smtps://…`; signs in the password percent-encoded',
    default: 'none: each letter is a file in `outbox` of the data directory',
    about:
      'A mail server sends the letters. With `smtp://` the line is encrypted as soon as the server offers it; a password ' +
      'goes over no open line, except within this machine.',
  },
]

/** What one part takes besides, where it runs as a process of its own. Those above keep their meaning there. */
export const processSettings: readonly (Setting & { usedBy: string })[] = [
  {
    name: 'INTERNAL_TOKEN',
    usedBy: 'command-api, query-api, projector, workers, frontend',
    takes: 'a secret of 16 characters or more, the same everywhere',
    default: 'made at the first start, in `internal.token` of the data directory',
    about: 'Opens the calls that the processes make among themselves.',
  },
  {
    name: 'COMMAND_API_URL',
    usedBy: 'workers, frontend',
    takes: 'a full web address',
    default: '`http://localhost:3001`',
    about: 'Where command-api listens.',
  },
  {
    name: 'QUERY_API_URL',
    usedBy: 'command-api, workers, frontend',
    takes: 'a full web address',
    default: '`http://localhost:3002`',
    about: 'Where query-api listens.',
  },
  {
    name: 'PROJECTOR_URL',
    usedBy: 'command-api, query-api',
    takes: 'a full web address',
    default: '`http://localhost:9464`',
    about: 'Where a projector answers what only the log can tell, and does what staff ask of the views.',
  },
  {
    name: 'WORKERS_URL',
    usedBy: 'frontend',
    takes: 'a full web address',
    default: '`http://localhost:9465`',
    about: 'Where the workers show the board of jobs.',
  },
  {
    name: 'TRUST_PROXY',
    usedBy: 'command-api, query-api, frontend, standalone',
    takes: 'a whole number from 0 to 10',
    default: '`0`',
    about:
      'How many proxies of yours stand in front, each of which adds the address that it saw to `X-Forwarded-For`. Limits count by that address. ' +
      'The APIs take the word of the page server besides, which shows that it knows `INTERNAL_TOKEN`.',
  },
  {
    name: 'PAGE_THREADS',
    usedBy: 'frontend, standalone',
    takes: 'a whole number from 0 to 99',
    default: 'one fewer than there are cores, at most `3`',
    about:
      'How many threads draw pages, at most: each begins when all before it are busy, and holds 40 to 80 MB. With `0` the thread that answers ' +
      'everything else draws them, too, which suits a single core.',
  },
  {
    name: 'KAFKA_TOPIC_PREFIX',
    usedBy: 'projector, relay, workers, standalone',
    takes: 'letters, digits, dots, hyphens and underscores',
    default: '`deals`',
    about: 'What the names of topics and consumer groups begin with.',
  },
  {
    name: 'KAFKA_PARTITIONS',
    usedBy: 'projector, relay, workers, standalone',
    takes: 'a whole number from 1 to 1000',
    default: '`24`',
    about: 'Partitions of each topic: as many projectors and workers can share the work. It stays as it was first.',
  },
  {
    name: 'KAFKA_REPLICATION',
    usedBy: 'projector, relay, workers, standalone',
    takes: 'a whole number of 1 or more',
    default: '`1`',
    about: 'Brokers that hold a copy of each topic.',
  },
  {
    name: 'LLM_URL',
    usedBy: 'command-api, workers, standalone',
    takes: 'an address such as `https://models.example/v1`',
    default: 'none: the built-in rules judge alone',
    about:
      'A server that answers as OpenAI’s does. Its model scores deals by the facts that the built-in rules found, adds to the review of posts, and reads the page of a deal to fill in its form.',
  },
  {
    name: 'LLM_MODEL',
    usedBy: 'command-api, workers, standalone',
    takes: 'the name of a model, as that server knows it',
    default: 'none; needed with `LLM_URL`',
    about: 'Which model is asked.',
  },
  {
    name: 'LLM_API_KEY',
    usedBy: 'command-api, workers, standalone',
    takes: 'a secret',
    default: 'none',
    about: 'What the server wants to see before it answers.',
  },
  {
    name: 'LLM_TOKENS_PER_DAY',
    usedBy: 'command-api, workers, standalone',
    takes: 'a whole number of 1 or more',
    default: '`2000000`',
    about:
      'Tokens that scores, reviews and forms may take on a day, in UTC. Beyond it the built-in rules judge, and the scores are made anew the next day.',
  },
  {
    name: 'LLM_TOKENS_PER_POST',
    usedBy: 'command-api, workers, standalone',
    takes: 'a whole number of 1 or more',
    default: '`20000`',
    about: 'Tokens that the scores and reviews of one post may take on a day.',
  },
  {
    name: 'LLM_PRICE',
    usedBy: 'command-api, workers, standalone',
    takes: 'dollars for a million tokens of questions and of answers, such as `0.15,0.6`',
    default: '`0,0`',
    about: 'What the model costs: each score, review and filled-in form keeps what it took.',
  },
  {
    name: 'BACKUP_KEY',
    usedBy: 'ops',
    takes: 'a secret of 16 characters or more',
    default: 'none: `--key-file` names a file that holds it',
    about: 'Locks and opens backups. It is not kept with them: without it a backup is lost.',
  },
  {
    name: 'METRICS_PORT',
    usedBy: 'projector, relay, workers',
    takes: 'a port number; 0 takes any free one',
    default: '`9464` for the projector, `9465` for the workers, `9466` for the relay',
    about: 'Where `/healthz`, `/readyz` and `/metrics` of processes without pages answer.',
  },
]

/** Servers that this release does not use yet: one that is given is named at the start. */
export const unusedServers = ['IMAGE_STORE_URL'] as const
