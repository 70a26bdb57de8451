import { eventDefinitions, streamOf, UndecodableEvent, type DomainEvent } from '@deals/events'
import { positionFrom, ERASED_TEXT } from '@deals/events/platform'
import {
  aComment,
  aPost,
  aPostEdit,
  aReport,
  aVote,
  postId,
  actorOf,
  ann,
  bob,
  goldenEvents,
  mo,
  told,
} from '@deals/events/testing'
import { testSealer } from '@deals/accounts/testing'
import { Invalid, type NewEvent } from './event-log.ts'
import { aMeta } from './testing/log-events.ts'
import { createCodec, type Destination, type Stored } from './codec.ts'

const plain = ({ type, data }: DomainEvent) => ({ type, data })
const sealer = testSealer()
const codec = createCodec({ sealer })

function destination(stream: string, over: Partial<Destination> = {}): Destination {
  const { v: _v, ...meta } = aMeta()
  return { stream, meta, ...over }
}

async function stored(event: DomainEvent, to: Destination): Promise<Stored> {
  const [encoded] = await codec.encode([event], to)
  return asStored(encoded, to.stream)
}

function asStored(event: NewEvent | undefined, stream: string): Stored {
  if (event === undefined) {
    throw new Error('nothing was encoded')
  }
  return { ...event, stream, revision: 0, at: 5, position: positionFrom(9) }
}

/** The texts that a path leads to, those of a list one by one. */
function textsAt(data: Stored['data'], path: string): unknown[] {
  const parts = path.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part) as object, name), data)
  return [parts].flat()
}

describe('an event on its way to the log and back', () => {
  it.each([
    [aPost(), streamOf.post(postId)],
    [aPost({ subtitle: 'Black only', couponCode: 'TEN' }), streamOf.post(postId)],
    [aPostEdit(), streamOf.post(postId)],
    [aVote(), streamOf.vote(postId, bob)],
    [aComment(), streamOf.comment(1)],
    [aReport({ note: 'Seen elsewhere.' }), streamOf.report(postId, bob)],
  ])('keeps what it says: $type', async (event, stream) => {
    const decoded = await codec.decode(await stored(event, destination(stream)))
    expect(plain(decoded)).toEqual(plain(event))
    expect(decoded).toMatchObject({ stream, revision: 0, at: 5, position: 9 })
  })

  it('has the same id when its command is repeated, and another one elsewhere', async () => {
    const to = destination(streamOf.post(postId))
    const twice = [aPost(), aPostEdit()]
    const first = await codec.encode(twice, to)
    const second = await codec.encode(twice, to)
    const elsewhere = await codec.encode(twice, { ...to, stream: streamOf.post(postId + 1) })
    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
    expect(new Set([...first, ...elsewhere].map(({ id }) => id)).size).toBe(4)
  })

  it('has an id that tells what it says, unless that is sealed', async () => {
    const idOf = async (event: DomainEvent, to: Destination) => (await codec.encode([event], to))[0]?.id
    const vote = destination(streamOf.vote(postId, bob))
    expect(await idOf(aVote({ value: 1 }), vote)).toBe(await idOf(aVote({ value: 1 }), vote))
    expect(await idOf(aVote({ value: 1 }), vote)).not.toBe(await idOf(aVote({ value: -1 }), vote))
    const report = destination(streamOf.report(postId, bob))
    const noted = (note: string | null) => idOf(aReport({ note }), report)
    expect(await noted('Seen elsewhere.')).toBe(await noted('Seen here.'))
    expect(await noted(null)).not.toBe(await noted('Seen here.'))
  })

  it('says its version and whose keys seal it', async () => {
    const post = await stored(aPost(), destination(streamOf.post(postId)))
    expect(post.meta).toMatchObject({ v: 1, keys: [ann] })
    const vote = await stored(aVote(), destination(streamOf.vote(postId, bob)))
    expect(vote.meta.keys).toBeUndefined()
  })

  it('read from its stream alone has position 0', async () => {
    const { position: _position, ...event } = await stored(aVote(), destination(streamOf.vote(postId, bob)))
    await expect(codec.decode(event)).resolves.toMatchObject({ position: 0 })
  })

  it('drops what is undefined in its metadata', async () => {
    const to = destination(streamOf.vote(postId, bob))
    const event = await stored(aVote(), { ...to, meta: { ...to.meta, requestId: undefined } })
    expect(Object.keys(event.meta)).not.toContain('requestId')
  })
})

describe('personal text', () => {
  it('stands in the log as nobody can read it', async () => {
    const event = await stored(aPost(), destination(streamOf.post(postId)))
    expect(event.data['title']).toMatch(/^sealed:1:ann:[\w-]+$/)
    expect(event.data['content']).toMatch(/^sealed:1:ann:/)
    expect(event.data['subtitle']).toBeNull()
    expect(event.data['price']).toBe(5999)
    expect(JSON.stringify(event)).not.toContain('headphones with noise')
  })

  it('inside a part of the payload is sealed too', async () => {
    const event = await stored(aPostEdit(), destination(streamOf.post(postId)))
    expect(event.data['changes']).toEqual({ title: expect.stringMatching(/^sealed:1:ann:/) as string })
  })

  it('in a list is sealed text by text', async () => {
    const views = { userId: mo, names: ['Spam', 'Mine'], queries: ['queue?reason=spam', 'queue?by=mo'] }
    const event = told({ type: 'QueueViewsChanged', data: views }, {})
    const written = await stored(event, destination(`desk-${mo}`))
    const sealed = expect.stringMatching(/^sealed:1:mo:/) as string
    expect(written.data).toEqual({ userId: mo, names: [sealed, sealed], queries: [sealed, sealed] })
    expect((await codec.decode(written)).data).toEqual(views)
    const [names = null] = [written.data['names']]
    const turned = { ...written.data, names: [names].flat().toReversed() }
    expect((await codec.decode({ ...written, data: turned })).data).toMatchObject({ names: [ERASED_TEXT, ERASED_TEXT] })
  })

  const sealing = Object.values(eventDefinitions).filter(({ sealed }) => sealed.length > 0)
  it.each(sealing)('of $type is sealed wherever its definition says so', async ({ type, version, ...rest }) => {
    const golden = goldenEvents().find((one) => one.type === type && one.version === version)
    const { data } = await stored(golden as unknown as DomainEvent, destination(`${rest.category}-1`))
    const found = rest.sealed.map((path) => [path, textsAt(data, path)] as const)
    expect(found).toEqual(rest.sealed.map((path) => [path, [expect.stringMatching(/^sealed:1:/)]]))
  })

  it.each([
    { whose: 'the named person', event: aPostEdit(), stream: 'post-1', over: { subject: bob }, owner: bob },
    { whose: 'the one it is about', event: aReport({ note: 'x' }), stream: 'report-1_bob', over: {}, owner: bob },
    { whose: 'its author', event: aComment(), stream: 'comment-1', over: {}, owner: bob },
    { whose: 'the actor', event: aPostEdit(), stream: 'post-1', over: {}, owner: mo },
  ])('belongs to $whose', async ({ event, stream, over, owner }) => {
    const { meta } = destination(stream)
    const written = await stored(event, { stream, meta: { ...meta, actor: actorOf(mo) }, ...over })
    expect(written.meta.keys).toEqual([owner])
  })

  it('is gone with the key of its person; the rest of the event stays', async () => {
    const own = testSealer()
    const ownCodec = createCodec({ sealer: own })
    const stream = streamOf.comment(1)
    const [encoded] = await ownCodec.encode([aComment()], destination(stream))
    await own.destroy(bob)
    const decoded = await ownCodec.decode(asStored(encoded, stream))
    expect(decoded.data).toEqual({ ...aComment().data, content: ERASED_TEXT })
  })

  it('that only looks sealed is left as it is', async () => {
    const event = aVote()
    const to = destination(streamOf.bookmark(bob, postId))
    const written = await stored({ type: 'PostUnbookmarked', data: { postId, userId: 'sealed:1:ann:AAAA' } }, to)
    expect((await codec.decode(written)).data).toMatchObject({ userId: 'sealed:1:ann:AAAA' })
    expect(event.data.userId).toBe(bob)
  })

  it('moved to another field is not opened', async () => {
    const event = await stored(aPost(), destination(streamOf.post(postId)))
    const moved = { ...event, data: { ...event.data, content: event.data['title'] ?? null } }
    expect((await codec.decode(moved)).data).toMatchObject({ content: ERASED_TEXT, title: aPost().data.title })
  })

  it('that belongs to nobody is refused', async () => {
    const to = destination(streamOf.post(postId))
    const nobody = { ...to, meta: { ...to.meta, actor: { id: null, kind: 'system' as const } } }
    await expect(codec.encode([aPostEdit()], nobody)).rejects.toThrow('nobody is named')
  })
})

describe('what is not an event of ours', () => {
  it('is refused with its reason', async () => {
    const encoding = codec.encode([aPost({ price: 1.5 })], destination(streamOf.post(postId)))
    await expect(encoding).rejects.toBeInstanceOf(Invalid)
    await expect(encoding).rejects.toThrow(/PostSubmitted does not fit its schema:.*price/s)
  })

  it('is refused in a stream of another category', async () => {
    await expect(codec.encode([aVote()], destination('post-1'))).rejects.toThrow(
      'VoteCast does not belong into the stream post-1',
    )
  })

  it('loses fields that its schema does not have', async () => {
    const event = aVote()
    const widened = { ...event, data: { ...event.data, ip: '127.0.0.1' } }
    const written = await stored(widened, destination(streamOf.vote(postId, bob)))
    expect(Object.keys(written.data)).not.toContain('ip')
  })

  it('cannot be decoded', async () => {
    const event = await stored(aVote(), destination(streamOf.vote(postId, bob)))
    await expect(codec.decode({ ...event, type: 'SomethingElse' })).rejects.toBeInstanceOf(UndecodableEvent)
    expect([codec.knows('VoteCast'), codec.knows('SomethingElse'), codec.knows('toString')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

it('many events are decoded in their order', async () => {
  const post = await stored(aPost(), destination(streamOf.post(postId)))
  const vote = await stored(aVote(), destination(streamOf.vote(postId, bob)))
  const decoded = await codec.decodeAll([vote, post, vote])
  expect(decoded.map(plain)).toEqual([aVote(), aPost(), aVote()].map(plain))
})
