import { beforeFirst } from '@deals/events'
import type { LogEvent, StreamEvent } from '@deals/event-log'
import { createKnownStreams, type KnownStream } from './known-streams.ts'

const commandId = '00000000-0000-4000-8000-000000000000'
const actor = { id: 'ann', kind: 'user' } as const
const meta = { v: 1, commandId, correlationId: commandId, causationId: commandId, actor }

const at = (revision: number, text = ''): KnownStream => ({ revision, events: [eventOf('post-1', revision, text)] })
const eventOf = (stream: string, revision: number, text = ''): StreamEvent => ({
  id: commandId,
  type: 'PostExpired',
  stream,
  revision,
  at: 0,
  meta,
  data: { text },
})
const heard = (stream: string, revision: number): LogEvent[] => [
  { ...eventOf(stream, revision), position: beforeFirst },
]
const roomy = { streams: 100, bytes: 1e6, bytesOfOne: 1e5 }

describe('the streams that a process knows', () => {
  it('are those that were used last', async () => {
    const streams = createKnownStreams({ ...roomy, streams: 2 })
    const keep = (stream: string) => streams.during(stream, async (keepIt) => keepIt(at(0)))
    await keep('post-1')
    await keep('post-2')
    streams.find('post-1')
    await keep('post-3')
    expect(['post-1', 'post-2', 'post-3'].filter((stream) => streams.find(stream))).toEqual(['post-1', 'post-3'])
  })

  it('take no more room than they are given', async () => {
    const streams = createKnownStreams({ streams: 100, bytes: 12_000, bytesOfOne: 6_000 })
    const keep = (stream: string, length: number) =>
      streams.during(stream, async (keepIt) => keepIt(at(0, 'x'.repeat(length))))
    await keep('post-1', 2_000)
    await keep('post-2', 2_000)
    await keep('post-3', 3_000)
    expect(streams.find('post-3')).toBeUndefined()
    expect(streams.find('post-1')).toBeDefined()
    await keep('post-4', 2_000)
    expect(['post-1', 'post-2', 'post-4'].filter((stream) => streams.find(stream))).toEqual(['post-1', 'post-4'])
  })

  it('are forgotten when somebody else wrote to them, and not for what is known already', async () => {
    const streams = createKnownStreams(roomy)
    await streams.during('post-1', async (keep) => keep(at(3)))
    streams.noticed([...heard('post-1', 2), ...heard('post-1', 3), ...heard('post-2', 9)])
    expect(streams.find('post-1')).toEqual(at(3))
    streams.noticed(heard('post-1', 4))
    expect(streams.find('post-1')).toBeUndefined()
  })

  it.each([
    [
      'an event that was heard of',
      (streams: ReturnType<typeof createKnownStreams>) => streams.noticed(heard('post-1', 4)),
    ],
    [
      'an append of which nobody knows the revision',
      (streams: ReturnType<typeof createKnownStreams>) => streams.forget('post-1'),
    ],
    ['the beginning of the following', (streams: ReturnType<typeof createKnownStreams>) => streams.follows(true)],
  ])('are not kept as a slow reading found them before %s', async (_what, happens) => {
    const streams = createKnownStreams(roomy)
    await streams.during('post-1', async (keep) => {
      happens(streams)
      keep(at(3))
    })
    expect(streams.find('post-1')).toBeUndefined()
  })

  it('are not put back by a reading that is slower than a write', async () => {
    const streams = createKnownStreams(roomy)
    await streams.during('post-1', async (keepRead) => {
      await streams.during('post-1', async (keepWritten) => keepWritten(at(4)))
      keepRead(at(3))
    })
    expect(streams.find('post-1')).toEqual(at(4))
  })

  it('are current only while the log is followed, and only those that are listened for', async () => {
    const streams = createKnownStreams(roomy)
    const keep = (stream: string) => streams.during(stream, async (keepIt) => keepIt(at(0)))
    await keep('post-1')
    expect(streams.findCurrent('post-1')).toBeUndefined()
    streams.follows(true)
    expect(streams.find('post-1')).toBeUndefined()
    await keep('post-1')
    await keep('vote-1_ann')
    expect(streams.findCurrent('post-1')).toEqual(at(0))
    expect(streams.findCurrent('vote-1_ann')).toBeUndefined()
    expect(streams.find('vote-1_ann')).toEqual(at(0))
  })

  it('hold for those who only look no changes of a profile, and nothing else of a stream that is too long', async () => {
    const streams = createKnownStreams({ ...roomy, bytesOfOne: 4_000 })
    streams.follows(true)
    const changed = (revision: number) => ({ ...eventOf('user-ann', revision), type: 'ProfileChanged' })
    const [joined, last] = [eventOf('user-ann', 0), eventOf('user-ann', 4)]
    const short = { revision: 1, events: [joined, changed(1)] }
    await streams.during('user-ann', async (keep) => keep(short))
    expect(streams.find('user-ann')).toEqual(short)
    expect(streams.findCurrent('user-ann')).toEqual({ revision: 1, events: [joined] })
    const long = { revision: 4, events: [...short.events, changed(2), changed(3), last] }
    await streams.during('user-ann', async (keep) => keep(long))
    expect(streams.find('user-ann')).toBeUndefined()
    expect(streams.findCurrent('user-ann')).toEqual({ revision: 4, events: [joined, last] })
    streams.noticed(heard('user-ann', 5))
    expect(streams.findCurrent('user-ann')).toBeUndefined()
  })
})
