import { testSealer } from '@deals/accounts/testing'
import { createCodec, openMemoryLog } from '@deals/event-log'
import { aMeta } from '@deals/event-log/testing'
import { beforeFirst, eventDefinitions, postTypes } from '@deals/events'
import {
  aComment,
  aCommentDeletion,
  aCommentRestoration,
  aPostApproval,
  aPostEdit,
  goldenEvents,
  recordedHistory,
  type Told,
} from '@deals/events/testing'
import { reactions } from './reactions.ts'

const queuesOf = (event: Told) =>
  recordedHistory([event]).flatMap((one) => reactions.jobsFor(one).map(({ queue }) => queue))

describe('an approval', () => {
  it.each(postTypes)('of a post of type %s brings a score where its kind has one', (type) => {
    expect(queuesOf(aPostApproval({ type })).includes('request-score')).toBe(type === 'product')
  })

  it('that does not say what it approves has that found out', () => {
    const approval = aPostApproval()
    const { type: _unsaid, ...data } = approval.data
    expect(queuesOf({ ...approval, data })).toContain('request-score')
  })
})

describe('an edit', () => {
  it.each<Parameters<typeof aPostEdit>[0]>([
    { changes: { price: 9999 } },
    { changes: { originalPrice: null } },
    { changes: { currency: 'CAD' } },
    { changes: { shippingCost: 4999 } },
    { changes: { urlKey: 'another-shop/drive' } },
    { changes: { subCategorySlug: 'storage' } },
  ])('of what a score is made of brings another score: %j', (edit) => {
    expect(queuesOf(aPostEdit(edit))).toContain('rescore')
  })

  it('of words about the deal does not', () => {
    expect(queuesOf(aPostEdit({ changes: { content: 'It is still there.' } }))).not.toContain('rescore')
  })
})

describe('comments of what may be a duplicate', () => {
  it.each([
    ['removed', aCommentDeletion(), true],
    ['restored', aCommentRestoration(), true],
    ['written', aComment(), false],
  ])('are counted anew where one was %s', (_what, event, isCounted) => {
    expect(queuesOf(event).includes('count-duplicate')).toBe(isCounted)
  })

  it('are counted again when what was being written at the merge is there', () => {
    const merged: Told = { type: 'PostMerged', data: { postId: 1, from: 'active', into: 2 } }
    const jobs = recordedHistory([merged]).flatMap((one) => reactions.jobsFor(one))
    expect(jobs.find(({ queue }) => queue === 'count-duplicate')?.delayMs).toBe(600_000)
  })
})

describe('what people wrote', () => {
  const isHandled = (type: string) => reactions.handles.some((handled) => handled === type)
  const newest = goldenEvents().filter(
    ({ type, version }) => isHandled(type) && eventDefinitions[type]?.version === version,
  )

  it('is looked at in an event of each type to which something reacts', () => {
    expect(newest.map(({ type }) => type).toSorted()).toEqual(reactions.handles.toSorted())
  })

  it.each(newest)('may stay sealed in $type: it brings the same jobs', async ({ type, data }) => {
    const [log, codec] = [openMemoryLog(), createCodec({ sealer: testSealer() })]
    const stream = `${eventDefinitions[type]?.category}-1`
    const destination = { stream, meta: aMeta(), subject: 'ann' }
    await log.append(stream, await codec.encode([{ type, data } as never], destination), { expected: 'none' })
    const { events } = await log.readAll({ after: beforeFirst, limit: 1 })
    const read = await codec.decodeAll(events)
    expect(read).toHaveLength(1)
    expect(events.flatMap((event) => reactions.jobsFor(codec.decodeSealed(event)))).toEqual(
      read.flatMap((event) => reactions.jobsFor(event)),
    )
  })
})
