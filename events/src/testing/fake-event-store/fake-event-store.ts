import {
  Server,
  ServerCredentials,
  status,
  type sendUnaryData,
  type ServerReadableStream,
  type ServerWritableStream,
} from '@grpc/grpc-js'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type { AppendReq, AppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { answerRead, followLog } from './answer-reads.ts'
import { appendAnswer, expectedBy, nameOf, proposed } from './messages.ts'
import { StoredLog, type ExpectedRevision, type Proposed } from './stored-log.ts'

/** How the server misbehaves, until it is told otherwise. */
export interface Faults {
  /** Takes calls and never answers them. */
  isSilent: boolean
  /** Writes what it is given and never says so. */
  forgetsAnswers: boolean
  /** Does not let anybody in. */
  refuses: boolean
  /** Says nothing on subscriptions. */
  hasDeafSubscriptions: boolean
}

/** A server that speaks EventStoreDB's protocol, as far as our adapter uses it. It is for tests alone. */
export interface FakeEventStore {
  readonly url: string
  readonly log: StoredLog
  readonly faults: Faults
  /** Ends every subscription as if all were well. */
  endSubscriptions(): void
  /** Breaks off every subscription with an error. */
  breakSubscriptions(): void
  /** Closes every connection; the next call opens a new one. */
  stop(): Promise<void>
  /** Listens again on the same port, with everything that was written. */
  startAgain(): Promise<void>
}

type Following = ServerWritableStream<ReadReq, ReadResp>

export async function startFakeEventStore(): Promise<FakeEventStore> {
  const log = new StoredLog()
  const faults: Faults = { isSilent: false, forgetsAnswers: false, refuses: false, hasDeafSubscriptions: false }
  const followers = new Set<Following>()
  let server = serve(log, faults, followers)
  const port = await listen(server, 0)
  return {
    url: `esdb://127.0.0.1:${port}?tls=false&maxDiscoverAttempts=1`,
    log,
    faults,
    endSubscriptions: () => followers.forEach((call) => call.end()),
    breakSubscriptions: () =>
      followers.forEach((call) => call.emit('error', { code: status.UNAVAILABLE, details: 'gone' })),
    stop: async () => server.forceShutdown(),
    async startAgain() {
      server = serve(log, faults, followers)
      await listen(server, port)
    },
  }
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    )
  })

const refusal = { code: status.UNAUTHENTICATED, details: 'who are you?' }

function serve(log: StoredLog, faults: Faults, followers: Set<Following>): Server {
  const server = new Server({ 'grpc.max_receive_message_length': 8_000_000 })
  server.addService(StreamsService, {
    read(call: Following) {
      const isSubscription = call.request.getOptions()?.hasSubscription() === true
      if (faults.refuses) {
        call.emit('error', refusal)
      } else if (isSubscription) {
        followers.add(call)
        call.on('cancelled', () => followers.delete(call)).on('close', () => followers.delete(call))
        followLog(log, call, () => faults.hasDeafSubscriptions)
      } else if (!faults.isSilent) {
        answerRead(log, call)
      }
    },
    append(call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>) {
      if (faults.refuses) {
        answer(refusal)
      } else {
        takeAppend(call, (offered) => {
          if (!faults.isSilent) {
            const outcome = log.append(offered.stream, offered.events, offered.expected)
            if (!faults.forgetsAnswers) {
              answer(null, appendAnswer(outcome))
            }
          }
        })
      }
    },
  })
  return server
}

interface Offered {
  stream: string
  expected: ExpectedRevision
  events: Proposed[]
}

function takeAppend(call: ServerReadableStream<AppendReq, AppendResp>, whole: (offered: Offered) => void): void {
  const offered: Offered = { stream: '', expected: 'any', events: [] }
  call.on('data', (message: AppendReq) => {
    const [options, event] = [message.getOptions(), message.getProposedMessage()]
    if (options !== undefined) {
      Object.assign(offered, { stream: nameOf(options.getStreamIdentifier()), expected: expectedBy(options) })
    }
    if (event !== undefined) {
      offered.events.push(proposed(event))
    }
  })
  call.on('end', () => whole(offered))
}
