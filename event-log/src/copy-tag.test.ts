import { beforeFirst, knownAs, numberOf } from '@deals/events/platform'
import { copyLog } from './copy-log.ts'
import { copyTagOf, logTag } from './copy-tag.ts'
import type { EventLog } from './event-log.ts'
import { openMemoryLog } from './memory-event-log.ts'
import { anEvent, freshStream, otherWork, someEvents } from './testing/log-events.ts'

const { signal } = new AbortController()
const copy = (from: EventLog, to: EventLog) => copyLog({ from, to, clock: { now: () => 0 }, signal })

describe('the tag of a copy', () => {
  it('is that of a log that begins with events of another one, and of no other', async () => {
    const [own, copied] = [openMemoryLog(), openMemoryLog()]
    const [tagOfOwn, tagOfCopied] = [copyTagOf(own), copyTagOf(copied)]
    expect([await tagOfOwn(), await tagOfCopied()]).toEqual([undefined, undefined])
    await own.append(freshStream(), someEvents(3), { expected: 'none' })
    await copy(own, copied)
    await otherWork()
    expect([await tagOfOwn(), await tagOfCopied()]).toEqual([undefined, logTag(await copied.identity())])
  })

  it('keeps what begins with its events from being named like what came with the copy, in every later copy too', async () => {
    const own = openMemoryLog()
    await own.append(freshStream(), someEvents(3), { expected: 'none' })
    const copied = openMemoryLog()
    await copy(own, copied)
    const knownIn = (await copyTagOf(copied)()) ?? ''
    const { meta, ...event } = anEvent()
    const native = [{ ...event, meta: { ...meta, knownIn } }]
    const { position } = await copied.append(freshStream(), native, { expected: 'none' })
    const again = openMemoryLog()
    await copy(copied, again)
    const namesIn = async (log: EventLog) =>
      (await log.readAll({ after: beforeFirst, limit: 9 })).events.map((one) => knownAs(one))
    expect(await namesIn(own)).toEqual(['1', '2', '3'])
    expect(await namesIn(copied)).toEqual(['1', '2', '3', `${numberOf(position)}.${knownIn}`])
    expect(await namesIn(again)).toEqual(await namesIn(copied))
  })
})
