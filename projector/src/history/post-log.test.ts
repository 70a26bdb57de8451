import { contentRemoved, ERASED_TEXT, positionFrom, streamOf, type Position } from '@deals/events'
import { createCodec, openMemoryLog } from '@deals/event-log'
import { testSealer } from '@deals/accounts/testing'
import * as say from '@deals/events/testing'
import { ann, bob, firstTime, postId } from '@deals/events/testing'
import { projections } from '../projections.ts'
import { openMemoryReadModels } from '../adapters/memory-read-models.ts'
import { startProjector } from '../start-projector.ts'
import { createPostLog } from './post-log.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const hour = 3_600_000

/** A log, a projector that has folded what was told before `stop`, and the post log over both. */
async function openParts() {
  const log = openMemoryLog({ now: () => firstTime + 100 * hour })
  const sealer = testSealer()
  const codec = createCodec({ sealer })
  const { readModels, store } = openMemoryReadModels()
  const projector = await startProjector({ log, codec, store, logger: silent, projections })
  return {
    log,
    sealer,
    readModels,
    postLog: createPostLog({ log, codec, readModels, projections }),
    tell: async (stream: string, event: say.Told, at = firstTime) => {
      const commandId = crypto.randomUUID()
      const actor = say.actorOf(ann)
      const meta = { commandId, correlationId: commandId, causationId: commandId, actor, occurredAt: at }
      const encoded = await codec.encode([event], { stream, meta, subject: ann })
      return (await log.append(stream, encoded, { expected: 'any' })).position
    },
    caughtUp: () => projector.caughtUp(),
    stop: () => projector.stop(),
    close: async () => {
      await readModels.close()
      await log.close()
    },
  }
}

describe('the log of a post', () => {
  it('tells the true positions, also of what no view has folded yet', async () => {
    const site = await openParts()
    const first = await site.tell(streamOf.post(postId), say.aPost())
    await site.tell(streamOf.post(postId + 1), say.aPost({ postId: postId + 1 }))
    const second = await site.tell(streamOf.score(postId), say.aScoreRequest())
    await site.caughtUp()
    await site.stop()
    await site.tell(streamOf.vote(postId, bob), say.aVote())
    const third = await site.tell(streamOf.post(postId), say.aPostExpiry())
    const events = await site.postLog.eventsOf(postId)
    expect(events.map(({ type, position }) => [type, position])).toEqual([
      ['PostSubmitted', first],
      ['ScoreRequested', second],
      ['PostExpired', third],
    ])
    await site.close()
  })

  it('folds facts in the order in which they happened, whenever they were written', async () => {
    const site = await openParts()
    const submitted = await site.tell(streamOf.post(postId), say.aPost())
    await site.tell(streamOf.post(postId), say.aPostEdit({ changes: { price: 4999 } }), firstTime + 2 * hour)
    await site.tell(streamOf.vote(postId, bob), say.aVote(), firstTime + hour)
    await site.caughtUp()
    await site.stop()
    const asOf = async (hours: number) => site.postLog.asOf(postId, { at: firstTime + hours * hour })
    expect(await asOf(-1)).toBeNull()
    expect(await asOf(0)).toMatchObject({ position: submitted, at: firstTime, post: { price: 5999, votes: 0 } })
    expect(await asOf(1)).toMatchObject({ position: submitted, post: { price: 5999, votes: 1 } })
    expect(await asOf(2)).toMatchObject({ post: { price: 4999, votes: 1, version: 1 } })
    const votesBefore = { at: firstTime + 2 * hour, votesAt: firstTime + hour - 1 }
    expect(await site.postLog.asOf(postId, votesBefore)).toMatchObject({ post: { price: 4999, votes: 0 } })
    const voteWithin = { at: firstTime + 1.5 * hour, votesAt: firstTime + hour }
    expect(await site.postLog.asOf(postId, voteWithin)).toMatchObject({ at: firstTime, post: { votes: 1 } })
    await site.sealer.destroy(ann)
    expect(await asOf(0)).toMatchObject({ content: ERASED_TEXT, post: { title: ERASED_TEXT, price: 5999 } })
    await site.close()
  })

  it('leaves out what a moderator removed, also of a time before, and where somebody suggested it', async () => {
    const site = await openParts()
    const stream = streamOf.post(postId)
    const suggestion = { postId, suggestionId: 's', userId: bob }
    await site.tell(stream, say.aPost({ title: 'Lamp', content: 'Call 555', subtitle: null }))
    const asked = { ...suggestion, changes: { title: 'Call 777' }, reason: 'So they answer.' }
    await site.tell(stream, { type: 'EditSuggested', data: asked }, firstTime + hour)
    await site.tell(stream, say.aPostEdit({ changes: { title: 'Call 777' } }), firstTime + hour)
    await site.tell(stream, say.aPostEdit({ changes: { content: 'Ring', title: 'Bulb' } }), firstTime + 2 * hour)
    await site.tell(stream, say.aRedaction({ version: 0, fields: ['content'] }), firstTime + 3 * hour)
    await site.tell(stream, say.aRedaction({ version: 2, fields: ['title'] }), firstTime + 3 * hour)
    await site.caughtUp()
    await site.stop()
    const stood = await Promise.all(
      [0, 1, 2].map((hours) => site.postLog.asOf(postId, { at: firstTime + hours * hour })),
    )
    expect(stood.map((one) => [one?.post.title, one?.content, one?.removed])).toEqual([
      ['Lamp', contentRemoved, ['content']],
      [contentRemoved, contentRemoved, ['title', 'content']],
      ['Bulb', 'Ring', []],
    ])
    expect(JSON.stringify(await site.postLog.eventsOf(postId))).not.toMatch(/Call 555|Call 777/)
    await site.close()
  })

  it('counts up to a position, also among events of one millisecond', async () => {
    const site = await openParts()
    const voters = ['v0', 'v1', 'v2', 'v3']
    await site.tell(streamOf.post(postId), say.aPost())
    const positions: Position[] = []
    for (const userId of voters) {
      positions.push(await site.tell(streamOf.vote(postId, userId), say.aVote({ userId })))
    }
    await site.caughtUp()
    await site.stop()
    const past = await Promise.all(positions.map((position) => site.postLog.asOf(postId, { position })))
    expect(past.map((one) => one?.post.votes)).toEqual([1, 2, 3, 4])
    expect(await site.postLog.asOf(postId, { position: positionFrom(1000) })).toBeNull()
    await site.close()
  })
})

describe('the log of a comment', () => {
  it('tells what it said in the order in which it was written, and nothing once its author is erased', async () => {
    const site = await openParts()
    const stream = streamOf.comment(1)
    await site.tell(stream, say.aComment({ commentId: 1, content: 'A scam.' }))
    await site.tell(streamOf.comment(2), say.aComment({ commentId: 2 }))
    await site.tell(stream, say.aCommentEdit({ commentId: 1, content: 'A bargain.' }))
    const said = async () =>
      (await site.postLog.commentEvents(1)).map(({ type, data }) => [type, 'content' in data && data.content])
    expect(await said()).toEqual([
      ['CommentPosted', 'A scam.'],
      ['CommentEdited', 'A bargain.'],
    ])
    await site.sealer.destroy(ann)
    expect(await said()).toEqual([
      ['CommentPosted', ERASED_TEXT],
      ['CommentEdited', ERASED_TEXT],
    ])
    await site.stop()
    await site.close()
  })

  it('tells a post as its own stream told it up to a revision, whoever else took part', async () => {
    const site = await openParts()
    const stream = streamOf.post(postId)
    await site.tell(stream, say.aPost())
    await site.tell(stream, say.aPostEdit({ changes: { price: 4999, title: 'Cheaper' } }))
    await site.tell(streamOf.vote(postId, bob), say.aVote())
    await site.tell(stream, say.aPostExpiry())
    const asked = [0, 1, 2].map((version) => ({ postId, version }))
    expect(await site.postLog.versions([...asked, { postId: 1, version: 0 }])).toMatchObject([
      { price: 5999, status: 'active', votes: 0, version: 0 },
      { price: 4999, title: 'Cheaper', status: 'active', votes: 0, version: 1 },
      { price: 4999, status: 'expired', version: 2 },
      null,
    ])
    await site.tell(stream, say.aRedaction({ version: 0, fields: ['title'] }))
    expect(await site.postLog.versions(asked.slice(0, 2))).toMatchObject([
      { title: contentRemoved },
      { title: 'Cheaper' },
    ])
    await site.sealer.destroy(ann)
    expect(await site.postLog.versions([{ postId, version: 1 }])).toMatchObject([{ title: ERASED_TEXT, price: 4999 }])
    await site.stop()
    await site.close()
  })
})
