import { Metadata, Server, status, type sendUnaryData } from '@grpc/grpc-js'
import type { AppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import { takeAppend, takeBatches, type AppendCall, type BatchCall, type Offered } from './answer-appends.ts'
import { answerFeatures, answerGossip } from './answer-cluster.ts'
import { answerRead, followLog, type ReadCall } from './answer-reads.ts'
import type { Faults, Gate } from './faults.ts'
import { appendAnswer } from './messages.ts'
import { GossipService, ServerFeaturesService, StreamsService } from './protocol.ts'
import type { Outcome, StoredLog } from './stored-log.ts'

/** What outlives the server when it is stopped and started again, and what it is asked. */
export interface Shared {
  readonly log: StoredLog
  readonly faults: Faults
  readonly followers: Set<ReadCall>
  readonly batches: Set<BatchCall>
  /** Everything goes through it: shut, the server is like a process that was frozen. */
  readonly all: Gate
  /** Answers to appends go through it: shut, what is written is said late. */
  readonly answers: Gate
  /** Appends that are being committed. */
  readonly committing: Set<string>
  /** Attempts that it was silent about, and stays silent about when one of their givings arrives late. */
  readonly ignored: Set<string>
  /** How many appends came over calls that they share. */
  sharedAppends: number
  reads: number
  port: number
}

/** Of EventStoreDB's own making: how long it waits for a commit before it says so. */
const commitTimeoutMs = 2_000
const timedOut = { code: status.ABORTED, details: 'Operation timed out: Commit phase timeout.' }
const mostBytes = 1_048_576

const refusal = { code: status.UNAUTHENTICATED, details: 'who are you?' }

export function serve(shared: Shared): Server {
  const server = new Server({ 'grpc.max_receive_message_length': 8_000_000 })
  server.addService(GossipService, {
    read: (_call: unknown, answer: Parameters<typeof answerGossip>[1]) =>
      shared.all.pass(() => answerGossip(shared.port, answer)),
  })
  server.addService(ServerFeaturesService, {
    getSupportedMethods: (_call: unknown, answer: Parameters<typeof answerFeatures>[0]) =>
      shared.all.pass(() => answerFeatures(answer)),
  })
  server.addService(StreamsService, {
    read: (call: ReadCall) => shared.all.pass(() => read(shared, call)),
    append: (call: AppendCall, answer: sendUnaryData<AppendResp>) =>
      takeAppend(call, (offered) => shared.all.pass(() => append(shared, offered, answer))),
    batchAppend: (call: BatchCall) => {
      keep(shared.batches, call)
      takeBatches(call, (offered, answer) =>
        shared.all.pass(() => {
          shared.sharedAppends += 1
          appendShared(shared, { offered, call }, answer)
        }),
      )
    },
  })
  return server
}

function keep<Call extends ReadCall | BatchCall>(calls: Set<Call>, call: Call): void {
  calls.add(call)
  call.on('cancelled', () => calls.delete(call)).on('close', () => calls.delete(call))
}

function read(shared: Shared, call: ReadCall): void {
  const { log, faults, followers } = shared
  const isSubscription = call.request.getOptions()?.hasSubscription() === true
  if (faults.refuses) {
    call.emit('error', refusal)
  } else if (isSubscription) {
    keep(followers, call)
    followLog(log, call, faults)
  } else if (!faults.isSilent) {
    shared.reads += 1
    answerRead(log, call, faults.breaksReadsAfter)
  }
}

interface OfferedOver {
  readonly offered: Offered
  readonly call: BatchCall
}

/** Who asks the wrong server loses the call that all its appends share. */
function appendShared(shared: Shared, { offered, call }: OfferedOver, answer: (outcome: Outcome) => void): void {
  if (shared.faults.refersToLeader > 0) {
    shared.faults.refersToLeader -= 1
    call.emit('error', notLeader(shared.port))
  } else {
    write(shared, offered, answer)
  }
}

function append(shared: Shared, offered: Offered, answer: sendUnaryData<AppendResp>): void {
  const { faults } = shared
  if (faults.refuses) {
    answer(refusal)
  } else if (faults.refersToLeader > 0) {
    faults.refersToLeader -= 1
    answer(notLeader(shared.port))
  } else if (bytesOf(offered) > mostBytes) {
    answer(tooLarge())
  } else {
    write(shared, offered, (outcome) =>
      outcome.kind === 'timed-out' ? answer(timedOut) : answer(null, appendAnswer(outcome)),
    )
  }
}

const bytesOf = ({ events }: Offered): number =>
  events.reduce((sum, { data, custom }) => sum + data.length + custom.length, 0)

function tooLarge() {
  const metadata = new Metadata()
  metadata.set('exception', 'maximum-append-size-exceeded')
  metadata.set('maximum-append-size', String(mostBytes))
  return { code: status.INVALID_ARGUMENT, details: 'Maximum Append Size Exceeded.', metadata }
}

function write(shared: Shared, offered: Offered, answer: (outcome: Outcome) => void): void {
  const { log, faults, answers, committing, ignored } = shared
  const attempt = attemptOf(offered)
  if (faults.isSilent) {
    ignored.add(attempt)
  }
  if (ignored.has(attempt)) {
    return
  }
  const key = [offered.stream, ...offered.events.map(({ id }) => id)].join(' ')
  if (committing.has(key)) {
    setTimeout(() => answer({ kind: 'timed-out' }), commitTimeoutMs).unref()
    return
  }
  const outcome = log.append(offered.stream, offered.events, offered.expected)
  const tell = () => {
    committing.delete(key)
    if (!faults.forgetsAnswers) {
      answers.pass(() => answer(outcome))
    }
  }
  if (outcome.kind === 'written') {
    // What arrives with it meets an append that is not committed yet.
    committing.add(key)
    setTimeout(tell, 1)
  } else {
    tell()
  }
}

/** Each giving of an append bears the same mark; what others write bears none. */
const attemptOf = ({ stream, events: [first] }: Offered): string =>
  /"attempt":"([^"]+)"/.exec(Buffer.from(first?.custom ?? []).toString())?.[1] ?? stream

function notLeader(port: number) {
  const metadata = new Metadata()
  metadata.set('exception', 'not-leader')
  metadata.set('leader-endpoint-host', '127.0.0.1')
  metadata.set('leader-endpoint-port', String(port))
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata }
}
