import { factTime, momentIn, numberOf, positionFrom } from '@deals/events'
import type { LogEvent, StreamEvent } from '@deals/event-log'
import { asOf, type AsOfOptions } from '../platform/as-of.ts'
import { messageOf } from '../platform/decoding.ts'
import type { Desk } from './desk.ts'
import { numberFrom, WrongWord } from './find-projection.ts'

/** Every event of one stream, opened as far as its keys exist. */
export async function showStream(desk: Desk, name: string): Promise<number> {
  const { exists, events } = await desk.log.readStream(name)
  if (!exists) {
    throw new WrongWord(`There is no stream "${name}".`)
  }
  for (const event of events) {
    desk.print(
      `${event.revision}  ${timeOf(factTime(event))}  ${event.type}  by ${actorOf(event)}  ${await openedData(desk, event)}`,
    )
  }
  return 0
}

const timeOf = (at: number): string => new Date(at).toISOString()
const actorOf = ({ meta: { actor } }: StreamEvent): string =>
  actor.id === null ? actor.kind : `${actor.kind} ${actor.id}`

async function openedData({ codec }: Desk, event: StreamEvent): Promise<string> {
  try {
    return JSON.stringify((await codec.decode(event)).data)
  } catch (error) {
    return `${JSON.stringify(event.data)} (${messageOf(error)})`
  }
}

/** A post with all that belongs to it, as it stood. */
export async function asOfCommand(desk: Desk, post: string, wish: { at?: string; position?: string }): Promise<number> {
  const key = String(numberFrom(post, 'A post'))
  const { position, at, documents } = await asOf({ ...desk, decoder: desk.codec, key, until: untilOf(wish) })
  if (at === null) {
    desk.print(`There was no post ${key} then.`)
    return 1
  }
  desk.print(`post ${key} after event ${numberOf(position)} of ${timeOf(at)}`)
  for (const [collection, byId] of Object.entries(documents)) {
    for (const [id, doc] of Object.entries(byId)) {
      desk.print(`${collection} ${id} ${JSON.stringify(doc)}`)
    }
  }
  return 0
}

function untilOf({ at, position }: { at?: string; position?: string }): AsOfOptions['until'] {
  if ((at === undefined) === (position === undefined)) {
    throw new WrongWord('Name the moment: --at <time> or --position <n>.')
  }
  if (position !== undefined) {
    return { position: positionFrom(numberFrom(position, 'A position')) }
  }
  const time = momentIn(at ?? '')
  if (time === null) {
    throw new WrongWord(`"${at}" is no time; write it as 2026-11-27T09:00:00Z.`)
  }
  return { at: time }
}

/** Prints events as they come, until it is stopped or has printed enough. */
export async function tailCommand(desk: Desk, wish: { after?: string; count?: string }): Promise<number> {
  const after = wish.after === undefined ? await desk.log.head() : positionFrom(numberFrom(wish.after, 'A position'))
  let left = wish.count === undefined ? Number.POSITIVE_INFINITY : numberFrom(wish.count, 'A count')
  const stop = new AbortController()
  const signal = AbortSignal.any([desk.signal, stop.signal])
  for await (const { events } of desk.log.subscribe({ after, signal })) {
    events.slice(0, left).forEach((event) => desk.print(lineOf(event)))
    left -= events.length
    if (left <= 0) {
      stop.abort()
    }
  }
  return 0
}

const lineOf = (event: LogEvent): string =>
  `${numberOf(event.position)}  ${timeOf(factTime(event))}  ${event.type}  ${event.stream}  by ${actorOf(event)}`
