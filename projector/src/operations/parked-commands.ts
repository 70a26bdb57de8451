import { setTimeout as delay } from 'node:timers/promises'
import { numberOf } from '@deals/events'
import { keptVersions, parkedIn, requestParked } from '../platform/kept-versions.ts'
import type { ParkedKey, VersionRef } from '../platform/projection-store.ts'
import { listUnread } from '../platform/unread-events.ts'
import type { Desk } from './desk.ts'
import { findProjection, standingOf, WrongWord } from './find-projection.ts'
import { span, tableOf } from './print-table.ts'

/** All keys whose events wait. */
export async function listParked(desk: Desk, name: string | undefined): Promise<number> {
  const keys = await parkedIn(desk.store, name === undefined ? undefined : findProjection(desk, name).name)
  const passedOver = name === undefined ? await listUnread(desk.log) : []
  if (keys.length + passedOver.length === 0) {
    desk.print('Nothing is parked.')
    return 0
  }
  const rows = keys.map(({ projection, version, key, events, first, firstSeen }) => [
    projection,
    version,
    key,
    events,
    numberOf(first.position),
    first.type,
    span((Date.now() - firstSeen) / 1000),
    first.failure?.message ?? '',
  ])
  const heading = ['projection', 'version', 'key', 'events', 'position', 'type', 'for', 'why']
  tableOf(keys.length === 0 ? [] : [heading, ...rows]).forEach(desk.print)
  passedOver.forEach(({ data: { position, message } }) =>
    desk.print(`passed over at ${Number(position)}: ${typeof message === 'string' ? message : ''}`),
  )
  return 0
}

/** The events that wait under one key. */
export async function showParked(desk: Desk, name: string, key: string): Promise<number> {
  let found = 0
  for (const ref of await keptVersions(desk.store, findProjection(desk, name).name)) {
    for (const event of await desk.store.parking(ref).events(key)) {
      found += 1
      const why =
        event.failure === null ? 'waits behind the one before' : `${event.failure.kind}: ${event.failure.message}`
      desk.print(
        `version ${ref.version}  ${numberOf(event.position)}  ${event.type}  ${event.stream}  ${event.eventId}  ${why}`,
      )
    }
  }
  if (found === 0) {
    throw new WrongWord(nothingUnder(name, key))
  }
  return 0
}

const nothingUnder = (name: string, key: string): string => `Nothing is parked under "${key}" in ${name}.`

const lookEvery = 50
const answerWithin = 30_000

export interface ParkedWish {
  name: string
  key: string
  action: 'retry' | 'discard'
  reason: string
}

/** Asks the running projector to fold a key's events again, or to give them up; exit 1 when they still wait. */
export async function releaseParkedKey(desk: Desk, wish: ParkedWish): Promise<number> {
  const { projection } = (await standingOf(desk, findProjection(desk, wish.name).name)).standing
  checkReason(wish)
  return desk.withProjector(() => release(desk, { ...wish, name: projection }))
}

/** The same in every view in which an event is the first that waits: one that no view can fold waits in many. */
export async function releaseParkedEvent(
  desk: Desk,
  { at, ...wish }: Omit<ParkedWish, 'name' | 'key'> & { at: string },
): Promise<number> {
  checkReason(wish)
  const waiting = (await parkedIn(desk.store)).filter(({ first }) => String(numberOf(first.position)) === at)
  const keys = new Map(waiting.map(({ projection, key }) => [`${projection} ${key}`, { name: projection, key }]))
  if (keys.size === 0) {
    throw new WrongWord(`No event at ${at} waits in any view; "parked list" tells where they do.`)
  }
  return desk.withProjector(async () => {
    let exitCode = 0
    for (const named of keys.values()) {
      exitCode = Math.max(exitCode, await release(desk, { ...wish, ...named }))
    }
    return exitCode
  })
}

function checkReason({ action, reason }: Pick<ParkedWish, 'action' | 'reason'>): void {
  if (action === 'discard' && reason.trim() === '') {
    throw new WrongWord('Giving up events takes a --reason; it is kept in the log.')
  }
}

async function release(desk: Desk, { name, ...wanted }: ParkedWish): Promise<number> {
  const { key, action } = wanted
  const asked = await requestParked(desk.store, name, wanted)
  if (asked.length === 0) {
    throw new WrongWord(nothingUnder(name, key))
  }
  const waiting = await waitForAnswer(desk, asked, key)
  waiting.forEach((line) => desk.print(`${name} ${line}`))
  if (waiting.length === 0) {
    desk.print(`${name} ${key}: ${action === 'retry' ? 'folded' : 'given up'}.`)
  }
  return waiting.length === 0 ? 0 : 1
}

/** Sentences about what still waits. */
async function waitForAnswer({ store, signal }: Desk, refs: readonly VersionRef[], key: string): Promise<string[]> {
  const givesUpAt = performance.now() + answerWithin
  for (;;) {
    const parked: ParkedKey[] = []
    for (const ref of refs) {
      parked.push(...(await store.parking(ref).keys()).filter((one) => one.key === key))
    }
    const isAnswered = parked.every(({ request }) => request === null)
    if (isAnswered || performance.now() > givesUpAt) {
      return parked.map(({ version, first, events }) => {
        const why = isAnswered ? (first.failure?.message ?? '') : 'the projector did not answer'
        return `version ${version}: ${events} events still wait under ${key}: ${why}`
      })
    }
    await delay(lookEvery, undefined, { signal })
  }
}
