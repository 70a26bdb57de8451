import supertest from 'supertest'
import { beforeFirst } from '@deals/events'
import { aPost, aVote, firstTime } from '@deals/events/testing'
import type { ReadModels } from '@deals/projector/read-models'
import { createQueryApi } from '../app.ts'
import { memoryAnswers, type Answers } from '../platform/remembered-answers.ts'
import { shareMemory, type SharedMemory } from '../platform/remembered-shared.ts'
import { idsOf } from '../testing/ids-of.ts'
import { replyTo, siteForEach } from '../testing/open-site.ts'

const site = siteForEach()
beforeEach(() => site.tell(...[1, 2, 3, 4, 5, 6].map((postId) => aPost({ postId }, { at: firstTime - postId }))))

/** The last becomes the first. */
const raise = (postId: number) =>
  site.tell(...Array.from({ length: 30 }, (_, at) => aVote({ postId, userId: `u${at}` }, { by: `u${at}` })))

/** Another process over the same documents. */
function aProcess(memory?: SharedMemory, over: Partial<ReadModels> = {}) {
  const readModels = { ...site.readModels, ...over }
  if (memory !== undefined) {
    shareMemory(readModels, memory)
  }
  const api = createQueryApi({ ...site.context, readModels })
  return async (query: string) => {
    const { body } = await replyTo(supertest(api).get(`/api/posts?limit=2&${query}`))
    return { ids: idsOf(body, 'posts'), asOf: (body as { asOf: number }).asOf }
  }
}

/** What processes share, without a server. */
function aMemory(): SharedMemory {
  const kept = new Map<string, Answers<never>>()
  return {
    answers(name) {
      const found = kept.get(name) ?? memoryAnswers<never>({ max: 100 })
      kept.set(name, found)
      return found
    },
  }
}

it('pages of a list go on where the page before ended, whichever process gave that', async () => {
  const memory = aMemory()
  const [one, other] = [aProcess(memory), aProcess(memory)]
  const { ids, asOf } = await one('page=1')
  await raise(6)
  const second = await other(`page=2&asOf=${asOf}`)
  await raise(5)
  const third = await one(`page=3&asOf=${asOf}`)
  expect([ids, second.ids, third.ids]).toEqual([
    [1, 2],
    [6, 3],
    [5, 4],
  ])
  // Asked for again, a page is the same page.
  expect((await one(`page=2&asOf=${asOf}`)).ids).toEqual([6, 3])
})

it('two who read the list at one position, while it was written, each go on with their own', async () => {
  const ask = aProcess(undefined, { position: async () => beforeFirst })
  const early = await ask('page=1')
  await raise(6)
  const late = await ask('page=1')
  expect([early.ids, late.ids]).toEqual([
    [1, 2],
    [6, 1],
  ])
  const rest = await Promise.all([early, late].map(({ asOf }) => ask(`page=2&asOf=${asOf}`)))
  expect(rest.map(({ ids }) => ids)).toEqual([
    [6, 3],
    [2, 3],
  ])
})

it('who goes on where nobody knows the page before gets that part of the list', async () => {
  const { asOf } = await aProcess()('page=1')
  const forgetful = aProcess()
  expect((await forgetful(`page=2&asOf=${asOf}`)).ids).toEqual([3, 4])
  expect((await forgetful(`page=3&asOf=${asOf}`)).ids).toEqual([5, 6])
})
