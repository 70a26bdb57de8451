import { eventDefinitions, eventTypes } from './all-events.ts'
import { goldenEvents } from './testing/lock-files.ts'
import type { JsonObject } from './platform/event.ts'
import { everyPartition, postKeyOf, userKeyOf } from './partition-keys.ts'

const ids = { postId: 7, commentId: 9, userId: 'bob', authorId: 'ann', postAuthorId: 'mo', slug: 'acme' }
const keysOf = (type: string, data: JsonObject = ids) => [postKeyOf({ type, data }), userKeyOf({ type, data })]

const golden = new Map(goldenEvents().map(({ type, data }) => [type, data]))

describe('the partition keys of an event', () => {
  it.each<[string, (string | null)[]]>([
    ['PostSubmitted', ['7', 'ann']],
    ['PostEdited', ['7', null]],
    ['PostApproved', ['7', 'ann']],
    ['PostDeleted', ['7', 'ann']],
    ['PostRestored', ['7', 'ann']],
    ['VoteCast', ['7', 'ann']],
    ['CommentPosted', ['7', 'ann']],
    ['CommentDeleted', ['7', 'ann']],
    ['CommentRestored', ['7', 'ann']],
    ['ReportResolved', ['7', 'bob']],
    ['PostBookmarked', [null, 'bob']],
    ['NotificationSeen', [null, 'bob']],
    ['UserRegistered', [null, 'bob']],
    ['UserErased', ['*', '*']],
    ['StoreChanged', ['*', 'acme']],
    ['UsernameClaimed', [null, null]],
    ['ProjectionSwitched', [null, null]],
    ['SomethingNew', ['*', '*']],
  ])('%s', (type, expected) => {
    expect(keysOf(type)).toEqual(expected)
  })

  it.each(eventTypes)('%s are ids that the event itself holds', (type) => {
    const data = golden.get(type) ?? {}
    const held = Object.values(data).map(String)
    const keys = keysOf(type, data).filter((key) => key !== null && key !== everyPartition)
    expect(keys.filter((key) => !held.includes(String(key)))).toEqual([])
  })

  it.each(eventTypes)('%s need nothing that is sealed', (type) => {
    const sealed = eventDefinitions[type]?.sealed ?? []
    const open = Object.fromEntries(Object.entries(ids).filter(([field]) => !sealed.includes(field)))
    expect(keysOf(type, open)).toEqual(keysOf(type))
  })

  it('reach every partition where an event lacks the id that it should have', () => {
    expect(keysOf('PostApproved', { postId: 7 })).toEqual(['7', everyPartition])
  })

  it.each(
    Object.values(eventDefinitions).filter(({ category }) => ['post', 'vote', 'comment', 'cvote'].includes(category)),
  )('$type goes to its post', ({ type }) => {
    expect(postKeyOf({ type, data: ids })).toBe('7')
  })
})
