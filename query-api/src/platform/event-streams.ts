import type { ReadModels } from '@deals/projector/read-models'
import type { Clock } from './ports.ts'

/** A question that stays open. */
export interface EventStream {
  /** Of the session that asks: nobody needs many at once. */
  readonly session: string
  /** Asks again, and tells what is new. */
  look(): Promise<void>
}

export interface EventStreams {
  /** Takes a stream in and says how to let go of it; null where there are too many. */
  open(stream: EventStream): (() => void) | null
}

const mostInAll = 5_000
const mostOfSession = 8
const lookEveryMs = 1_000
/** Streams are asked again not sooner than this after they were, and the later the more of them there are. */
const soonestMs = 2_000
const perStreamMs = 5
/** Where nothing changes all the same: proxies end what is silent, and who was signed out is told no more. */
const latestMs = 25_000

interface Following extends EventStream {
  /** The word of the read models when it was asked last, and the time. */
  moment: string
  at: number
}

/** Asks open questions again when documents have changed, one after the other, so that all of them take little of the process. */
export function createEventStreams({ readModels, clock }: { readModels: ReadModels; clock: Clock }): EventStreams {
  const streams = new Set<Following>()
  let timer: NodeJS.Timeout | undefined
  const lookAll = async () => {
    const moment = await readModels.moment()
    for (const stream of streams) {
      const waited = Math.abs(clock() - stream.at)
      const isNews = moment !== stream.moment && waited >= Math.max(soonestMs, streams.size * perStreamMs)
      if (isNews || waited >= latestMs) {
        Object.assign(stream, { moment, at: clock() })
        // Whatever failed for one is no reason to leave out the others; it is asked again.
        await stream.look().catch(() => undefined)
      }
    }
  }
  const lookLater = () => {
    timer = setTimeout(() => {
      // Whatever failed, it is looked again: a store may be away for a while.
      void lookAll()
        .catch(() => undefined)
        .then(() => (streams.size > 0 ? lookLater() : (timer = undefined)))
    }, lookEveryMs).unref()
  }
  return {
    open(stream) {
      const own = [...streams].filter(({ session }) => session === stream.session)
      if (streams.size >= mostInAll || own.length >= mostOfSession) {
        return null
      }
      const following: Following = { ...stream, moment: '', at: clock() }
      streams.add(following)
      if (timer === undefined) {
        lookLater()
      }
      return () => void streams.delete(following)
    },
  }
}
