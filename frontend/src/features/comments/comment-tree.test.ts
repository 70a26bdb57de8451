import type { CommentView } from '@deals/events'
import { aComment } from '../../testing/builders.ts'
import { commentTree, isContinuedElsewhere, withPath } from './comment-tree.ts'
import { searchComments } from './comment-search.ts'
import { votedComment } from './voted-comment.ts'

const comment = (id: number, said: Partial<CommentView> = {}) => aComment({ id, username: 'ann', votes: 0, ...said })

const shape = (nodes: ReturnType<typeof commentTree>): unknown =>
  nodes.map(({ comment: { id }, replies }) => (replies.length === 0 ? id : [id, shape(replies)]))

it('puts answers below what they answer and keeps the order of siblings', () => {
  const flat = [
    comment(3),
    comment(5, { parentId: 3 }),
    comment(1),
    comment(2, { parentId: 3 }),
    comment(9, { parentId: 5 }),
  ]
  expect(shape(commentTree(flat))).toEqual([[3, [[5, [9]], 2]], 1])
})

it('starts a thread where the parent is not in the answer', () => {
  expect(shape(commentTree([comment(7, { parentId: 4, depth: 2 }), comment(8, { parentId: 7 })]))).toEqual([[7, [8]]])
})

it.each([
  ['answers that did not come', { hasReply: true, depth: 2 }, true],
  ['the deepest shown level', { hasReply: true, depth: 6 }, true],
  ['no answers', { hasReply: false, depth: 6 }, false],
])('leads on from %s', (_case, over, expected) => {
  expect(isContinuedElsewhere({ comment: comment(1, over), replies: [] }, 6)).toBe(expected)
})

it('shows answers above the deepest level in their place', () => {
  const node = { comment: comment(1, { hasReply: true, depth: 5 }), replies: [{ comment: comment(2), replies: [] }] }
  expect(isContinuedElsewhere(node, 6)).toBe(false)
})

it.each<[string, CommentView[], unknown]>([
  [
    'deeper than the page goes',
    [comment(1), comment(2, { parentId: 1 }), comment(3, { parentId: 2 })],
    [[1, [[2, [3]]]]],
  ],
  ['alone, before its way is known', [comment(3, { parentId: 2 })], [[1, [[2, [3]]]]]],
  ['on another page', [comment(7), comment(8, { parentId: 7 })], [[1, [2]]]],
  ['not there yet', [], [[1, [2]]]],
])('takes in what was written where it hangs on the page: %s', (_case, path, expected) => {
  expect(shape(commentTree(withPath([comment(1), comment(2, { parentId: 1 })], path)))).toEqual(expected)
})

describe('search', () => {
  const threads = commentTree([
    comment(1, { content: 'Great BATTERY', username: 'bob' }),
    comment(2, { content: 'What about the battery?', username: 'Mo', parentId: 1, depth: 1 }),
    comment(3, { content: 'No', username: 'ann' }),
  ])
  it.each([
    ['battery', [[1, [2]]]],
    ['MO', [2]],
    ['  ann ', [3]],
    ['', [[1, [2]], 3]],
    ['nothing like it', []],
    // Answers are found by their author, not by their words.
    ['what about', []],
  ])('%p leaves %j', (term, expected) => {
    expect(shape(searchComments(threads, term))).toEqual(expected)
  })

  it('finds no text in a deleted comment', () => {
    const deleted = commentTree([comment(1, { content: null, username: null, deletedBy: 'author' })])
    expect(searchComments(deleted, 'text')).toEqual([])
  })
})

it.each([
  [null, 1, 1, 1],
  [1, 1, null, -1],
  [1, -1, -1, -2],
  [-1, 1, 1, 2],
] as const)('a vote of %p and then %p gives %p and moves the score by %p', (...row) => {
  const [before, pressed, after, moved] = row
  expect(votedComment(comment(1, { userVote: before, votes: 10 }), pressed)).toMatchObject({
    userVote: after,
    votes: 10 + moved,
  })
})
