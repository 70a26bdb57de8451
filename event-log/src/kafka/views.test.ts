import { anEvent } from '../testing/log-events.ts'
import { keyIn } from './views.ts'

const keys = (type: string, stream: string, data: Record<string, string | number>) => {
  const event = { ...anEvent(data, { type }), stream }
  return [keyIn('by-post', event), keyIn('by-user', event)]
}

describe('the keys of an event', () => {
  it.each<[string, string, Record<string, string | number>, (string | null)[]]>([
    ['PostSubmitted', 'post-7', { postId: 7, authorId: 'ann' }, ['7', 'ann']],
    ['PostEdited', 'post-7', { postId: 7 }, ['7', null]],
    ['PostApproved', 'post-7', { postId: 7, authorId: 'ann' }, ['7', 'ann']],
    ['VoteCast', 'vote-7_bob', { postId: 7, userId: 'bob', authorId: 'ann' }, ['7', 'ann']],
    ['CommentDeleted', 'comment-9', { postId: 7, commentId: 9, authorId: 'ann', cause: 'author' }, ['7', 'ann']],
    ['CommentDeleted', 'comment-9', { postId: 7, commentId: 9, authorId: 'ann', cause: 'moderator' }, ['7', 'ann']],
    ['PostBookmarked', 'bookmark-bob_7', { postId: 7, userId: 'bob' }, [null, 'bob']],
    ['NotificationSeen', 'inbox-bob', { userId: 'bob' }, [null, 'bob']],
    ['UserRegistered', 'user-bob', { userId: 'bob' }, [null, 'bob']],
    ['UserErased', 'user-bob', { userId: 'bob' }, ['*', '*']],
    ['StoreRegistered', 'store-acme', { slug: 'acme' }, ['*', 'acme']],
    ['UsernameClaimed', 'username-bob', { userId: 'bob' }, [null, null]],
    ['ProjectionSwitched', 'ops-posts', {}, [null, null]],
    ['SomethingNew', 'post-7', { postId: 7 }, ['*', '*']],
  ])('%s in %s', (...[type, stream, data, expected]) => {
    expect(keys(type, stream, data)).toEqual(expected)
  })
})
