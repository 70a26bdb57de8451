import fc from 'fast-check'
import type { PostStatus } from '@deals/events'
import { loadPost } from '../posts/post.stream.ts'
import { aLivePost, bodyOf, smallSite } from './small-site.ts'

/** The log holds what a plain model says, whatever people do. */

const voters = ['bob', 'cat', 'dan'] as const
const vote = fc.record({
  kind: fc.constant('vote' as const),
  who: fc.constantFrom(...voters),
  value: fc.constantFrom(1, -1),
})
const bookmark = fc.record({ kind: fc.constant('bookmark' as const), who: fc.constantFrom(...voters) })
const move = fc.record({
  kind: fc.constant('move' as const),
  how: fc.constantFrom('expire', 'renew', 'delete', 'restore', 'hold', 'return', 'approve', 'resubmit', 'pass'),
})

/** What each trigger does to each status; what is missing is refused. */
const table: Record<string, Partial<Record<PostStatus, PostStatus>>> = {
  expire: { active: 'expired', 'staff-review': 'expired' },
  renew: { expired: 'active' },
  delete: {
    active: 'deleted',
    expired: 'deleted',
    'ai-review': 'deleted',
    'staff-review': 'deleted',
    'poster-review': 'deleted',
    deleted: 'deleted',
  },
  hold: { active: 'staff-review' },
  return: { active: 'poster-review', 'ai-review': 'poster-review', 'staff-review': 'poster-review' },
  approve: { 'staff-review': 'active', 'ai-review': 'active', expired: 'active' },
  resubmit: { 'poster-review': 'staff-review' },
  pass: { 'ai-review': 'active' },
}

async function world() {
  const site = smallSite({ rateLimits: 'off' })
  const ann = await site.join('ann')
  const mo = await site.join('mo', 'moderator')
  const [bob, cat, dan] = [await site.join('bob'), await site.join('cat'), await site.join('dan')]
  const postId = await aLivePost(site, ann)
  const path = `/api/moderation/posts/${postId}/status`
  const set = (body: object) => mo.patch(path, body)
  let edits = 0
  const moves: Record<string, () => Promise<{ status: number } | string>> = {
    expire: async () => set({ status: 'expired' }),
    renew: async () => mo.patch(`/api/posts/${postId}/renew`),
    delete: async () => set({ status: 'deleted', reason: 'spam' }),
    restore: async () => mo.post(`/api/posts/${postId}/restore`),
    hold: async () => set({ status: 'staff-review' }),
    return: async () => set({ status: 'poster-review', feedback: 'Say more.' }),
    approve: async () => set({ status: 'active' }),
    resubmit: async () => ann.patch(`/api/posts/${postId}`, { title: `Which headphones last ${(edits += 1)} years?` }),
    pass: async () =>
      site.system.finishReview({ causationId: `pass ${(edits += 1)}`, postId, findings: [], model: 'm' }),
  }
  const statusNow = async () => (await loadPost(site.context, postId)).status
  return { site, postId, members: { bob, cat, dan }, moves, statusNow }
}

describe('random commands', () => {
  it('leave a score that is the sum of the latest votes, and bookmarks as they were toggled', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(vote, bookmark), { maxLength: 15 }), async (commands) => {
        const { site, postId, members } = await world()
        const votes = new Map<string, number>()
        const saved = new Set<string>()
        const expected: unknown[] = []
        const answers: unknown[] = []
        for (const command of commands) {
          const member = members[command.who]
          const isVote = command.kind === 'vote'
          expected.push(isVote ? modelVote(votes, command) : modelBookmark(saved, command.who))
          const answer = await (isVote
            ? member.post(`/api/posts/${postId}/votes`, { value: command.value })
            : member.post('/api/bookmarks', { postId }))
          answers.push(bodyOf(answer))
        }
        expect(answers).toEqual(expected)
        site.close()
      }),
      { numRuns: 15 },
    )
  })

  it('move a post along the table and nowhere else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 15 }), async (commands) => {
        const { site, moves, statusNow } = await world()
        let place: Place = { status: 'active', before: 'active' }
        const expected: unknown[] = []
        const seen: unknown[] = []
        for (const { how } of commands) {
          const isPossible = targetOf(place, how) !== undefined
          place = moved(place, how)
          const answer = await moves[how]?.()
          // Resubmitting is an edit, which is possible in more places; the site itself answers in words.
          const isTold = typeof answer === 'object' && how !== 'resubmit'
          seen.push([how, isTold ? answer.status : 'not told', await statusNow()])
          expected.push([how, isTold ? (isPossible ? 200 : 409) : 'not told', place.status])
        }
        expect(seen).toEqual(expected)
        site.close()
      }),
      { numRuns: 20 },
    )
  })
})

function modelVote(votes: Map<string, number>, { who, value }: { who: string; value: number }) {
  const now = votes.get(who) === value ? 0 : value
  votes.set(who, now)
  const total = [...votes.values()].reduce((sum, one) => sum + one, 0)
  return { vote: { value: now === 0 ? null : now }, votes: total }
}

function modelBookmark(saved: Set<string>, who: string) {
  const isSaved = !saved.delete(who)
  if (isSaved) {
    saved.add(who)
  }
  return { bookmarked: isSaved }
}

interface Place {
  readonly status: PostStatus
  /** Where it was before it was deleted. */
  readonly before: PostStatus
}

function targetOf({ status, before }: Place, how: string): PostStatus | undefined {
  return how === 'restore' ? (status === 'deleted' ? before : undefined) : table[how]?.[status]
}

function moved(place: Place, how: string): Place {
  const isDeleted = how === 'delete' && place.status !== 'deleted'
  return { status: targetOf(place, how) ?? place.status, before: isDeleted ? place.status : place.before }
}
