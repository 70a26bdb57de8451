import { undoPreview, type DomainEvent } from '@deals/events'
import { aPost, aPostDeletion, aPostExpiry, ann, firstTime, mo, sue, told, joining } from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const hour = 3_600_000
const now = firstTime + 100 * hour
const at = (hours: number, by = mo) => ({ by, at: now - hours * hour })
const site = siteForAll({ now })
beforeAll(async () => {
  const bulk = (bulkId: string, decision: Extract<DomainEvent, { type: 'BulkDecided' }>['data']['decision']) =>
    told(
      { type: 'BulkDecided', data: { bulkId, userId: mo, decision, postIds: [1, 2, 3, 4] } },
      { ...at(10), stream: `bulk-${bulkId}` },
    )
  const gone = (postId: number, hours: number, by = mo) =>
    aPostDeletion({ postId, cause: 'moderator', reason: 'Spam' }, at(hours, by))
  await site.tell(
    ...joining(ann, mo, sue),
    ...[1, 2, 3, 4, 5, 6].map((postId) => aPost({ postId, title: `Thing ${postId}` })),
    aPostExpiry({ postId: 6, cause: 'moderator' }, at(30)),
    bulk('one', 'deleted'),
    // The third was refused: somebody else was first; what its moderator did to the fifth was no part of it.
    ...[gone(1, 10), gone(2, 10), gone(5, 9), gone(4, 10)],
    told(
      {
        type: 'PostDecisionUndone',
        data: { postId: 2, authorId: ann, from: 'deleted', to: 'active', undone: 1, publishedAt: firstTime },
      },
      at(8, sue),
    ),
    bulk('two', 'keep'),
  )
})
const ask = async (path: string, as: string | undefined = mo) => {
  const { status, body } = await site.ask(`/api/moderation/${path}`, as)
  return status === 200 ? undoPreview.parse(body) : status
}

it('tells what it would do to take back what was decided together', async () => {
  expect(await ask('bulk/one')).toEqual({
    posts: [4, 1].map((id) => ({ id, title: `Thing ${id}`, version: 1, from: 'deleted', to: 'active' })),
    total: 2,
    skipped: [{ id: 2, title: 'Thing 2' }],
  })
  const nothing = { posts: [], total: 0, skipped: [] }
  expect([await ask('bulk/two'), await ask('bulk/none')]).toEqual([nothing, nothing])
})

it('names in the log what was decided together, where that can be taken back', async () => {
  const { body } = await site.ask('/api/moderation/log?kind=BulkDecided', mo)
  const { entries } = body as { entries: { bulkId: string | null }[] }
  expect(entries.map(({ bulkId }) => bulkId)).toEqual([null, 'one'])
})

it('tells the same of all that a moderator decided in a span of time, each post once', async () => {
  const of = async (hours: number) => {
    const preview = await ask(`users/${mo}/undo?from=${now - hours * hour}`, sue)
    return typeof preview === 'number'
      ? preview
      : [preview.posts.map(({ id }) => id), preview.skipped.map(({ id }) => id)]
  }
  expect(await of(9)).toEqual([[5], []])
  expect(await of(20)).toEqual([[4, 5, 1], [2]])
  expect(await of(40)).toEqual([[4, 5, 1, 6], [2]])
})

it.each([
  [undefined, 'bulk/one', 401],
  [ann, 'bulk/one', 403],
  [ann, `users/${mo}/undo?from=1700000000000`, 403],
  [mo, `users/${mo}/undo?from=1700000000000`, 403],
  [sue, `users/${mo}/undo?from=yesterday`, 400],
  [sue, `users/${mo}/undo?from=2026-02-30`, 400],
  [sue, `users/${mo}/undo`, 400],
  [sue, 'users/nobody-here/undo?from=1700000000000', 404],
])('is refused to %s asking for %s', async (as, path, status) => {
  expect((await site.ask(`/api/moderation/${path}`, as)).status).toBe(status)
})
