import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Operations, SettingValues, SystemQueries } from '@deals/events'
import {
  createAccountLetters,
  createAccounts,
  createFactors,
  createMailLinks,
  createFeedKeys,
  createWebhooks,
  createPushDevices,
  createResetRequests,
  createSealer,
  createSessions,
  createSignIns,
  createSubscriptions,
  createTickets,
  pushKeyOf,
  sealingKeysIn,
  type AccountLetters,
  type Accounts,
  type Factors,
  type KeyedStore,
  type MailLinks,
  type FeedKeys,
  type Webhooks,
  type PushDevices,
  type PushKey,
  type ResetRequests,
  type Sessions,
  type SignIns,
  type Subscriptions,
  type Tickets,
} from '@deals/accounts'
import type { Judge } from '@deals/process/language-model'
import { createMemoryLimiter, limitedAsSet, unlimited, type RateLimiter } from '@deals/process/limits'
import { copyTagOf, createCodec, type Sealer, type EventLog } from '@deals/event-log'
import { createIds, type Ids } from '@deals/events/platform'
import { createImageStore } from './images/image-store.ts'
import { createScreenshots, type Pictures } from './images/screenshots.ts'
import { createAnswerMemory, type AnswerMemory } from './platform/answer-memory.ts'
import { askingReadSide } from './platform/ask-read-side.ts'
import type { AskedQueries } from './platform/asked-questions.ts'
import { createChallenges, type Challenges } from './platform/challenges.ts'
import type { LogPorts } from './platform/fold.ts'
import { createKnownStreams } from './platform/known-streams.ts'
import { createLogger } from './platform/logger.ts'
import { withoutProjector } from './platform/projector-client.ts'
import { createUploads, type Uploads } from './platform/uploads.ts'
import { createPageFetcher, type PageFetcher } from './platform/fetch-page.ts'
import { createPageReader, type PageReader } from './platform/shop-pages/page-reader.ts'
import { settingsNow } from './platform/settings.stream.ts'
import { createWebhookPoster, type WebhookPoster } from './platform/webhook-poster.ts'

/** Everything that a command may use. */
export interface CommandContext extends LogPorts, Pictures {
  readonly sealer: Sealer
  readonly accounts: Accounts
  readonly sessions: Sessions
  /** Who wants the newsletter, and the links in letters. */
  readonly subscriptions: Subscriptions
  readonly links: MailLinks
  /** Letters about accounts, and what their links may do. */
  readonly accountLetters: AccountLetters
  readonly tickets: Tickets
  readonly resetRequests: ResetRequests
  /** What people show beside the password, and who signed in when. */
  readonly factors: Factors
  readonly signIns: SignIns
  /** Browsers that take push notices, and the key by which they know this site. */
  readonly pushDevices: PushDevices
  readonly pushKey: PushKey
  /** Addresses of members' own feeds. */
  readonly feedKeys: FeedKeys
  /** Addresses that are told of changes, with their secrets, and the only way there. */
  readonly webhooks: Webhooks
  readonly postToWebhook: WebhookPoster
  readonly challenges: Challenges
  /** Small values that are neither in the log nor rebuilt from it. */
  readonly tables: KeyedStore
  readonly answers: AnswerMemory
  readonly uploads: Uploads
  readonly ids: Ids
  readonly queries: AskedQueries
  /** What is asked of the process that folds the views. */
  readonly operations: Pick<Operations, 'operate'>
  readonly limits: RateLimiter
  /** Limits and thresholds that staff set. */
  readonly settings: () => Promise<SettingValues>
  readonly pages: PageFetcher
  readonly pageReader: PageReader
  /** The model that reads pages beside the built-in rules, where one is named. */
  readonly judge?: Judge
  readonly publicUrl: string
  /** A key of this site for one purpose; knowing one tells nothing of another. */
  readonly secretFor: (purpose: string) => Buffer
  /** What the other processes of the site show at the inner door. */
  readonly internalToken: string
  readonly logger: Logger
}

export interface ContextParts {
  readonly log: EventLog
  readonly store: KeyedStore
  readonly masterKey: Buffer
  readonly queries: SystemQueries
  /** Missing where nobody folds. */
  readonly operations?: Pick<Operations, 'operate'>
  readonly dataDir: string
  readonly publicUrl: string
  readonly rateLimits?: 'on' | 'off'
  /** The time of commands; another one than the machine's for data that is written after it happened. */
  readonly now?: () => number
  readonly imported?: boolean
  readonly logger?: Logger
  /** Counts elsewhere than in this process, where several answer. */
  readonly limits?: RateLimiter
  /** Ready made where they are shared with others. */
  readonly sealer?: Sealer
  readonly ids?: Ids
  readonly pages?: PageFetcher
  readonly postToWebhook?: WebhookPoster
  readonly judge?: Judge
  /** Agreed on with the other processes; otherwise it follows from the master key. */
  readonly internalToken?: string
}

/** Puts the parts together that commands need. */
export function createCommandContext(parts: ContextParts): CommandContext {
  const { log, store, masterKey, dataDir, publicUrl, now = Date.now, imported, logger = createLogger() } = parts
  const sealer = parts.sealer ?? createSealer({ keys: sealingKeysIn(store), masterKey })
  const imageFolder = join(dataDir, 'images')
  const secretFor = (purpose: string) => createHmac('sha256', masterKey).update(purpose).digest()
  const limits = parts.limits ?? createMemoryLimiter({ now })
  const accounts = createAccounts(store, { now })
  const sessions = createSessions(store, { now })
  const known = { log, codec: createCodec({ sealer }), streams: createKnownStreams() }
  const settings = () => settingsNow(known)
  return {
    ...known,
    clock: { now },
    copyTag: copyTagOf(log),
    ...(imported === true && { imported }),
    sealer,
    accounts,
    accountLetters: createAccountLetters(store, { accounts, now }),
    tickets: createTickets(store, { now }),
    resetRequests: createResetRequests(store, { now }),
    factors: createFactors(store, { masterKey, now }),
    signIns: createSignIns(store, { masterKey, now }),
    challenges: createChallenges({ tables: store, clock: { now }, secretFor }),
    pushDevices: createPushDevices(store, { sessions }),
    pushKey: pushKeyOf(masterKey),
    feedKeys: createFeedKeys(store, { now }),
    ...webhooksOf(parts),
    sessions,
    subscriptions: createSubscriptions(store, { masterKey, now }),
    links: createMailLinks({ masterKey, publicUrl }),
    tables: store,
    images: createImageStore({ folder: imageFolder }),
    imageFolder,
    screenshots: createScreenshots({ dataDir, secretFor, now }),
    answers: createAnswerMemory(store, { now }),
    uploads: createUploads({ folder: join(dataDir, 'uploads') }),
    ids: parts.ids ?? createIds({ now }),
    queries: askingReadSide(parts.queries, logger),
    operations: parts.operations ?? withoutProjector,
    limits: parts.rateLimits === 'off' ? unlimited : limitedAsSet(limits, settings),
    settings,
    pages: parts.pages ?? createPageFetcher(),
    pageReader: createPageReader(),
    ...(parts.judge && { judge: parts.judge }),
    publicUrl,
    secretFor,
    internalToken: parts.internalToken ?? secretFor('internal').toString('base64url'),
    logger,
  }
}

const webhooksOf = ({ store, masterKey, postToWebhook = createWebhookPoster() }: ContextParts) => ({
  webhooks: createWebhooks(store, { masterKey }),
  postToWebhook,
})
