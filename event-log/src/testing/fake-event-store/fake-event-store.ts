import { ServerCredentials, status, type Server } from '@grpc/grpc-js'
import { Gate, noFaults, type Faults } from './faults.ts'
import { serve, type Shared } from './services.ts'
import { StoredLog } from './stored-log.ts'

/** A server that speaks EventStoreDB's protocol, as far as our adapter uses it. It is for tests alone. */
export interface FakeEventStore {
  readonly url: string
  readonly log: StoredLog
  readonly faults: Faults
  /** How many appends came over a call that they share with others. */
  sharedAppends(): number
  /** How many attempts to append it was silent about. */
  ignoredAttempts(): number
  /** How many questions it was asked that end with their answer. */
  reads(): number
  /** How many records were read from the whole log or from streams. */
  recordsRead(): number
  /** How many subscriptions it serves. */
  subscriptions(): number
  /** Takes calls and lets them lie, as a frozen process does, until it is thawed. */
  freeze(): void
  thaw(): void
  /** Writes what it is given and keeps its answers until they are given late. */
  keepAnswers(): void
  giveAnswers(): void
  /** Answers from now on; what was kept is never said, as when the server was killed over it. */
  forgetAnswers(): void
  /** Ends every subscription as if all were well. */
  endSubscriptions(): void
  /** Breaks off every subscription with an error. */
  breakSubscriptions(): void
  /** Ends the calls that appends share as if all were well. */
  endSharedAppends(): void
  /** Breaks them off with an error. */
  breakSharedAppends(): void
  /** Cuts every connection and refuses new ones. */
  stop(): Promise<void>
  /** Listens again on the same port, with everything that was written. */
  startAgain(): Promise<void>
}

/** Starts one on a port of its own. */
export async function startFakeEventStore(): Promise<FakeEventStore> {
  const shared: Shared = {
    log: new StoredLog(),
    faults: noFaults(),
    all: new Gate(),
    answers: new Gate(),
    followers: new Set(),
    batches: new Set(),
    committing: new Set(),
    ignored: new Set(),
    sharedAppends: 0,
    reads: 0,
    port: 0,
  }
  const { log, faults, followers, batches, all, answers } = shared
  let server = serve(shared)
  shared.port = await listen(server, 0)
  return {
    url: `esdb://127.0.0.1:${shared.port}?tls=false&maxDiscoverAttempts=1`,
    log,
    faults,
    sharedAppends: () => shared.sharedAppends,
    ignoredAttempts: () => shared.ignored.size,
    reads: () => shared.reads,
    recordsRead: () => log.recordsRead,
    subscriptions: () => followers.size,
    freeze: () => all.shut(),
    thaw: () => all.open(),
    keepAnswers: () => answers.shut(),
    giveAnswers: () => answers.open(),
    forgetAnswers: () => answers.forget(),
    endSubscriptions: () => followers.forEach((call) => call.end()),
    breakSubscriptions: () => followers.forEach((call) => call.emit('error', gone)),
    endSharedAppends: () => batches.forEach((call) => call.end()),
    breakSharedAppends: () => batches.forEach((call) => call.emit('error', gone)),
    stop: async () => server.forceShutdown(),
    async startAgain() {
      server = serve(shared)
      await listen(server, shared.port)
    },
  }
}

const gone = { code: status.UNAVAILABLE, details: 'gone' }

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    )
  })
