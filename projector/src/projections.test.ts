import fc from 'fast-check'
import { ERASED_TEXT, eventDefinitions, eventTypes, type AnyRecorded } from '@deals/events'
import * as say from '@deals/events/testing'
import { foldInBatches } from './testing/fold-apart.ts'
import { notShown } from './platform/not-shown.ts'
import type { Projection } from './platform/projection.ts'
import { tell } from './testing/tell.ts'
import { projections } from './projections.ts'
import { authorId, beginning, commenterOf, stories } from './testing/random-stories.ts'

const handled = new Set(projections.flatMap(({ handles }) => handles))
/** Histories of the events that a view handles, so that few words say much; many of them end with members leaving. */
const historyFor = ({ handles }: Projection) => {
  const happens = fc.oneof(...handles.flatMap((type) => stories[type] ?? []))
  const leaves = handles.includes('UserErased') ? (stories.UserErased ?? happens) : happens
  const weighed = fc.oneof({ weight: 3, arbitrary: happens }, { weight: 1, arbitrary: leaves })
  return fc.array(weighed, { maxLength: 24, size: 'max' }).map((events) =>
    say
      .recordedHistory([...beginning, ...events])
      .filter(({ type }) => handles.includes(type))
      .map(keyed),
  )
}

/** The event with the key that seals its texts named, as the log has it. */
function keyed(event: AnyRecorded): AnyRecorded {
  const isSealed = (eventDefinitions[event.type]?.sealed.length ?? 0) > 0
  return isSealed ? { ...event, meta: { ...event.meta, keys: [ownerOf(event)] } } : event
}

/** What moderators write about a post or a comment is sealed for its author; notes on a case are their own. */
function ownerOf({ type, data }: AnyRecorded): string {
  if (type === 'CaseNoted') {
    return 'mo'
  }
  if ('commentId' in data && type !== 'PostReported') {
    return commenterOf(data.commentId ?? 0)
  }
  return 'userId' in data ? data.userId : authorId
}

/** Nobody writes under a key that is destroyed: what others write to somebody who left is sealed for themselves. */
function written(history: readonly AnyRecorded[]): AnyRecorded[] {
  const gone = new Set<string>()
  return history.flatMap((event) => {
    if (event.type === 'UserErased') {
      gone.add(event.data.userId)
    }
    const owner = event.meta.keys?.[0]
    if (owner === undefined || !gone.has(owner)) {
      return [event]
    }
    const actor = event.meta.actor.id ?? owner
    return gone.has(actor) ? [] : [{ ...event, meta: { ...event.meta, keys: [actor] } }]
  })
}

/** The history as it reads once the keys of some members are destroyed. */
function unreadable(history: readonly AnyRecorded[], erased: ReadonlySet<string>): AnyRecorded[] {
  return history.map((event) => {
    const isGone = event.meta.keys?.some((key) => erased.has(key)) ?? false
    return isGone ? (eventDefinitions[event.type]?.sealed ?? []).reduce(withoutText, event) : event
  })
}

function withoutText(event: AnyRecorded, path: string): AnyRecorded {
  const copy = structuredClone(event)
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  const holder = parts.reduce<Record<string, unknown> | undefined>(
    (object, part) => object?.[part] as Record<string, unknown> | undefined,
    copy.data as Record<string, unknown>,
  )
  if (typeof holder?.[last] === 'string') {
    holder[last] = ERASED_TEXT
  }
  return copy
}

describe('the views', () => {
  it('show every event, or say why not', () => {
    expect(eventTypes.filter((type) => !handled.has(type) && notShown[type] === undefined)).toEqual([])
    expect(eventTypes.filter((type) => handled.has(type) && notShown[type] !== undefined)).toEqual([])
  })

  it('have names and collections of their own', () => {
    const names = projections.flatMap(({ name, collections }) => [
      name,
      ...collections.map((one) => `docs ${one.name}`),
    ])
    expect(new Set(names).size).toBe(names.length)
  })
})

it('no index is declared of a list: lists are found without one', () => {
  const declared = projections.flatMap(({ collections }) =>
    collections.flatMap(({ name, fields, indexes }) =>
      indexes
        .filter((index) => index.some((field) => fields[field] === 'texts'))
        .map((index) => `${name} ${index.join()}`),
    ),
  )
  expect(declared).toEqual([])
})

describe.each(projections)('the view $name', (projection) => {
  const anyHistory = historyFor(projection)

  it('gives the same documents however the events are split into batches', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.integer({ min: 1, max: 7 }), async (history, size) => {
        const batches = Array.from({ length: Math.ceil(history.length / size) }, (_, at) =>
          history.slice(at * size, (at + 1) * size),
        )
        expect(await foldInBatches(projection, batches)).toEqual(await foldInBatches(projection, [history]))
      }),
      { numRuns: 20 },
    )
  })

  const expectRebuildGivesTheSame = async (all: readonly AnyRecorded[]) => {
    const erased = new Set(all.flatMap((event) => (event.type === 'UserErased' ? [event.data.userId] : [])))
    const history = written(all)
    const rebuilt = await foldInBatches(projection, [unreadable(history, erased)])
    expect(rebuilt.documents).toEqual((await foldInBatches(projection, [history])).documents)
  }

  it('gives after an erasure what a rebuild gives that can no longer read the texts', async () => {
    await fc.assert(fc.asyncProperty(anyHistory, expectRebuildGivesTheSame), { numRuns: 60 })
  })

  it('does so too for what a moderator, who leaves later, wrote to members who had left', async () => {
    const leaves = (userId: string) => tell('UserErased', { userId, requestId: 'r' })
    const byMo = { by: 'mo' }
    const all = [
      ...beginning,
      leaves('ann'),
      leaves('bob'),
      say.aPostEdit({ postId: 1, changes: { title: 'Calm', content: 'Calm' }, reason: 'Too loud' }, byMo),
      say.aPostSentToReview({ postId: 1 }, byMo),
      say.aPostDeletion({ postId: 2, cause: 'moderator', reason: 'Spam' }, byMo),
      say.aCommentDeletion({ postId: 1, commentId: 1, cause: 'moderator', reason: 'Rude' }, byMo),
      leaves('mo'),
    ]
    const history = say.recordedHistory(all).map(keyed)
    await expectRebuildGivesTheSame(history.filter(({ type }) => projection.handles.includes(type)))
  })
})
