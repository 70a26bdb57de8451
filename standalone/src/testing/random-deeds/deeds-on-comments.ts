import { z } from 'zod'
import type { Someone } from '../both-sides.ts'
import { oneOf } from '../random-value.ts'
import { isDone, numberIn, publish, type Answer, type Deed, type Diary, type WrittenComment } from './diary.ts'

/** What is said below posts, and what becomes of it. */
export function deedsOnComments(diary: Diary): Readonly<Record<string, Deed>> {
  const { people, random, anyone, member, comments, comment, aside, write } = diary
  const onOne = (does: (one: WrittenComment) => Promise<Answer>) => async () =>
    comments.length === 0 ? say(diary) : does(comment())
  return {
    comment: () => say(diary),
    editComment: onOne(async (one) => {
      const text = write()
      const answer = await one.by.patch(`/api/comments/${one.id}`, { content: `I say ${text.word}.` })
      if (isDone(answer)) {
        one.current.isOpen = false
        one.current = publish(text, one.postId)
      }
      return answer
    }),
    deleteComment: onOne(async ({ id, by, current }) => {
      const answer = await oneOf(random, [by, people.mo]).delete(`/api/comments/${id}`, { reason: 'Off topic' })
      current.isOpen &&= !isDone(answer)
      return answer
    }),
    restoreComment: onOne(async ({ id, current }) => {
      const answer = await people.mo.post(`/api/comments/${id}/restore`)
      current.isOpen ||= isDone(answer)
      return answer
    }),
    voteOnComment: onOne(({ id }) => anyone().post(`/api/comments/${id}/votes`, { value: oneOf(random, [1, -1]) })),
    reportComment: aside((note) =>
      onOne(({ id }) => member().post(`/api/reports/comment/${id}`, { reason: 'spam', note }))(),
    ),
  }
}

/** The post that a merged one leads to is where its comments are answered. */
async function shownBelow(reader: Someone, postId: number): Promise<number> {
  const { body } = await reader.get(`/api/posts/${postId}`)
  return z.looseObject({ mergedInto: z.number().nullish() }).parse(body).mergedInto ?? postId
}

async function say({ people, random, anyone, comments, comment, post, write }: Diary): Promise<Answer> {
  const by = anyone()
  const text = write()
  const parent = random() < 0.4 && comments.length > 0 ? comment() : undefined
  const postId = parent === undefined ? post().id : await shownBelow(people.mo, parent.postId)
  const place = parent === undefined ? { depth: 0 } : { depth: 1, parentId: parent.id }
  const answer = await by.post('/api/comments', { postId, content: `I say ${text.word}.`, ...place })
  if (isDone(answer)) {
    const of = parent?.postId ?? postId
    comments.push({ id: numberIn(answer, 'id'), by, postId: of, current: publish(text, of) })
  }
  return answer
}
