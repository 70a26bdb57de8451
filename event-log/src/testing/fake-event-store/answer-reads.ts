import { status, type ServerWritableStream } from '@grpc/grpc-js'
import type { ReadReq as Request, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { Faults } from './faults.ts'
import { checkpoint, confirmation, eventMessage, nameOf, streamNotFound } from './messages.ts'
import { ReadReq } from './protocol.ts'
import type { StoredLog, StoredRecord } from './stored-log.ts'

export type ReadCall = ServerWritableStream<Request, ReadResp | Buffer>

/** Answers a read of one stream or of the whole log; `most` breaks it off after so many events. */
export function answerRead(log: StoredLog, call: ReadCall, most = Infinity): void {
  const options = call.request.getOptions() ?? new ReadReq.Options()
  const isBackwards = options.getReadDirection() === ReadReq.Options.ReadDirection.BACKWARDS
  const count = Number(options.getCount())
  const stream = options.getStream()
  if (stream === undefined) {
    const all = options.getAll()
    if (isBetween(log, all)) {
      call.emit('error', unexpectedResult)
    } else {
      send(log, call, { records: fromAll(log, all, isBackwards).slice(0, count), most })
    }
    return
  }
  const records = log.stream(nameOf(stream.getStreamIdentifier()))
  if (records.length === 0) {
    call.write(streamNotFound(nameOf(stream.getStreamIdentifier())))
    call.end()
    return
  }
  send(log, call, { records: fromStream(records, stream, isBackwards).slice(0, count), most })
}

const unexpectedResult = { code: status.UNKNOWN, details: 'Unexpected ReadAllResult: Error' }
const thrownByHandler = { code: status.UNKNOWN, details: 'Exception was thrown by handler.' }

/** Below its end, the log is read only from where a record begins. */
function isBetween({ all, end }: StoredLog, options: Request.Options.AllOptions | undefined): boolean {
  const commit = options?.getPosition()?.getCommitPosition()
  const at = commit === undefined ? end : Number(commit)
  return at < end && all[firstNotBefore(all, at)]?.position !== at
}

function fromStream(
  records: readonly StoredRecord[],
  options: Request.Options.StreamOptions,
  isBackwards: boolean,
): readonly StoredRecord[] {
  const revision = options.hasRevision() ? Number(options.getRevision()) : options.hasEnd() ? records.length - 1 : 0
  return isBackwards ? records.slice(0, revision + 1).reverse() : records.slice(revision)
}

/** A position that is given belongs to what is read forwards, and not to what is read backwards. */
function fromAll(
  { all }: StoredLog,
  options: Request.Options.AllOptions | undefined,
  isBackwards: boolean,
): readonly StoredRecord[] {
  const commit = options?.getPosition()?.getCommitPosition()
  const at = commit === undefined ? (isBackwards ? Infinity : 0) : Number(commit)
  const split = firstNotBefore(all, at)
  return isBackwards ? all.slice(0, split).reverse() : all.slice(split)
}

function firstNotBefore(all: readonly StoredRecord[], position: number): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle]?.position ?? Infinity) < position) {
      low = middle + 1
    } else {
      high = middle
    }
  }
  return low
}

interface Sending {
  records: readonly StoredRecord[]
  /** After so many it breaks off. */
  most: number
}

function send(log: StoredLog, call: ReadCall, { records, most }: Sending): void {
  let sent = 0
  const go = () => {
    while (sent < records.length) {
      if (sent >= most) {
        call.emit('error', { code: status.UNAVAILABLE, details: 'broken off' })
        return
      }
      const record = records[sent]
      sent += 1
      log.recordsRead += 1
      if (record !== undefined && !call.write(eventMessage(record))) {
        call.once('drain', go)
        return
      }
    }
    call.end()
  }
  go()
}

function matcherOf(filter: Request.Options.FilterOptions | undefined): (record: StoredRecord) => boolean {
  const [byStream, byType] = [filter?.getStreamIdentifier(), filter?.getEventType()]
  const expression = byStream ?? byType
  const prefixes = expression?.getPrefixList() ?? []
  const pattern = new RegExp(expression?.getRegex() ?? '')
  return ({ stream, metadata }) => {
    const name = byStream === undefined ? (metadata.get('type') ?? '') : stream
    return prefixes.length > 0 ? prefixes.some((prefix) => name.startsWith(prefix)) : pattern.test(name)
  }
}

/** After so many records that do not match, a filtered subscription tells how far it has looked. */
const searchWindow = 32

/** A subscription to the whole log from its end or from a position, without what the server wrote for itself. */
export function followLog(log: StoredLog, call: ReadCall, faults: Faults): void {
  const all = call.request.getOptions()?.getAll()
  const commit = all?.getPosition()?.getCommitPosition()
  const filter = call.request.getOptions()?.getFilter()
  const hasFilter = filter !== undefined
  const matches = matcherOf(filter)
  let next =
    commit === undefined ? (all?.hasEnd() === true ? log.all.length : 0) : firstNotBefore(log.all, Number(commit) + 1)
  if (isBetween(log, all)) {
    call.emit('error', thrownByHandler)
    return
  }
  call.write(confirmation())
  let [isFull, quiet] = [false, 0]
  const go = () => {
    while (!isFull && next < log.all.length && !faults.hasDeafSubscriptions) {
      const record = log.all[next]
      next += 1
      if (hasFilter && faults.tellsWrongCheckpoints) {
        call.write(checkpoint(next % 2 === 0 ? '18446744073709551615' : '0'))
      }
      const isWanted = record !== undefined && matches(record)
      quiet = isWanted ? 0 : quiet + 1
      if (hasFilter && record !== undefined && quiet > 0 && (quiet % searchWindow === 0 || next === log.all.length)) {
        call.write(checkpoint(String(record.position)))
      }
      if (isWanted && !call.write(eventMessage(record))) {
        isFull = true
        call.once('drain', () => {
          isFull = false
          go()
        })
      }
    }
  }
  const leave = log.onWritten(go)
  call.on('cancelled', leave).on('close', leave)
  go()
}
