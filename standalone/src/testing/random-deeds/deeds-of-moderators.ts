import { oneOf } from '../random-value.ts'
import { isDone, type Deed, type Diary } from './diary.ts'

const tenHours = 36_000_000

/** What a moderator and a super user do, and what the site does when it looks at the clock. */
export function deedsOfModerators(diary: Diary): Readonly<Record<string, Deed>> {
  const { site, post, comments, comment, aside, versionOf } = diary
  const { mo, sue } = diary.people
  const decide = (decision: object) => mo.patch(`/api/moderation/posts/${post().id}/status`, decision)
  return {
    hold: () => decide({ status: 'staff-review' }),
    approve: () => decide({ status: 'active' }),
    end: () => decide({ status: 'expired' }),
    remove: () => decide({ status: 'deleted', reason: 'Spam' }),
    sendBack: aside((feedback) => decide({ status: 'poster-review', feedback })),
    restore: () => mo.post(`/api/posts/${post().id}/restore`),
    undo: async () => {
      const one = post()
      return mo.post(`/api/moderation/posts/${one.id}/undo`, { version: await versionOf(one) })
    },
    // What was said below a duplicate goes along, so most have something said below them.
    merge: () => {
      const from = comments.length > 0 ? comment().postId : post().id
      return mo.post(`/api/moderation/posts/${from}/merge`, { into: post().id })
    },
    keepReported: () => mo.patch(`/api/moderation/posts/${post().id}/reports`, { outcome: 'dismissed' }),
    note: aside((note) => mo.post(`/api/moderation/posts/${post().id}/notes`, { note })),
    redact: () => redact(diary),
    lock: () => mo.post(`/api/posts/${post().id}/comment-lock`, { reason: 'It got too hot.' }),
    unlock: () => mo.delete(`/api/posts/${post().id}/comment-lock`),
    warn: aside((reason) => mo.post('/api/moderation/users/bob/sanctions', { kind: 'note', reason })),
    write: aside((text) => mo.post('/api/moderation/users/bob/thread', { text })),
    feature: () => {
      const endsAt = new Date(site.time.now + tenHours).toISOString()
      return sue.post('/api/staff/featured', { postId: post().id, endsAt })
    },
    look: async () => {
      await site.lookAtTheClock()
      return { status: 200, body: null }
    },
  }
}

async function redact({ people, random, post }: Diary) {
  const { id, versions } = post()
  const { version, written } = oneOf(random, versions)
  const answer = await people.mo.post(`/api/posts/${id}/redactions`, { version, reason: 'Private data' })
  if (isDone(answer)) {
    written.forEach((text) => (text.isOpen = false))
  }
  return answer
}
