import { allHttpCalls, numberOf, postDetails } from '@deals/events'
import { aRole } from '@deals/events/testing'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'
import { productForm } from './testing/product-form.ts'

// What was decided and taken back is as if nobody had decided, for whoever reads.
jest.setTimeout(60_000)

const now = Date.UTC(2026, 0, 15, 12)
const hour = 3_600_000
const site = bothSidesForEach({ now })
let ann: Someone
let bob: Someone
let mo: Someone
let postId = 0
let otherId = 0
let commentId = 0

beforeEach(async () => {
  ;[ann, bob, mo] = [await site.join('ann'), await site.join('bob'), await site.join('mo')]
  await site.tell(aRole({ userId: 'mo', role: 'moderator' }))
  postId = await posted(ann, {})
  otherId = await posted(bob, { title: 'Garden chairs of oak, four of them', dealUrl: 'https://oak.example/chairs' })
  await bob.post(`/api/posts/${postId}/votes`, { value: 1 })
  await ann.post(`/api/posts/${otherId}/votes`, { value: 1 })
  await bob.post('/api/bookmarks', { postId })
  await bob.patch(`/api/bookmarks/${postId}`, { collection: 'Ears', note: 'For the train.', reminders: ['over'] })
  site.time.now += hour
  await ann.patch(`/api/posts/${postId}`, { price: 90, reason: 'It is cheaper now.' })
  await mo.post(`/api/posts/${postId}/suggestions`, { title: 'Red headphones', reason: 'They are red.' })
  commentId = idOf(await bob.post('/api/comments', { postId, depth: 0, content: 'I have them.' }))
  site.time.now += hour
})

const idOf = ({ body }: { body: unknown }) => Number((body as { id: number }).id)
const posted = async (by: Someone, over: object) =>
  idOf(await by.post('/api/posts', await productForm(site, { duplicateOverride: 'It is another model.', ...over })))
const details = async () => postDetails.parse((await mo.get(`/api/posts/${postId}`)).body)

/** What is kept of posts, by all who read; these tell of decisions themselves, or of an hour in which one stood. */
const tellsOfDecisions = /history|changes|as-of|\/wait|visits/
const ofPosts = /^\/(?:api\/(?:posts|comments|bookmarks|stores|categories|users)|[^/]*feed|category|store|user)\b/
/** What says when something was asked or changed. */
const changing =
  /"(?:asOf|updatedAt|version|statusChangedAt|voteAggregatedAt|userVoteUpdatedAt)":(?:"[^"]*"|\d+|null)|<lastBuildDate>[^<]*/g

const addresses = () =>
  allHttpCalls
    .filter(({ at, path }) => at.startsWith('GET ') && ofPosts.test(path) && !tellsOfDecisions.test(path))
    .map(({ path }) =>
      path
        .replace(/comments\/(.*):(?:id|commentId)/, `comments/$1${commentId}`)
        .replace(/:(?:id|postId)(?!\w)/, String(postId))
        .replace(':username', 'ann')
        .replace('/category/:slug', '/category/techelectronics')
        .replace(':slug', 'north-audio'),
    )

async function readings(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  // What took long is kept for a while, but for nobody who wrote since.
  const head = String(numberOf(await site.log.head()))
  for (const [who, cookie] of Object.entries({ visitor: '', ann: ann.cookie, bob: bob.cookie })) {
    for (const path of addresses()) {
      const { text = '' } = await site.agent.get(path).set({ cookie, 'x-min-position': head })
      found[`${who} ${path}`] = text.replace(changing, '')
    }
  }
  return found
}

/** Where two readings differ, with what stands there. */
const differing = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string[] =>
  Object.entries(before).flatMap(([address, text]) => {
    const other = after[address] ?? ''
    const at = [...text].findIndex((sign, place) => other[place] !== sign)
    const around = (one: string) => one.slice(Math.max(0, at - 60), at + 60)
    return text === other ? [] : [`${address}: ${around(text)} is ${around(other)}`]
  })

const status = (decision: object) => () => mo.patch(`/api/moderation/posts/${postId}/status`, decision)

it('what is compared has an edit that waits for its answer', async () => {
  expect((await readings())[`ann /api/posts/${postId}/suggestions`]).toContain('"Red headphones"')
})

it.each([
  ['held', status({ status: 'staff-review' })],
  ['sent back', status({ status: 'poster-review', feedback: 'Say more about them.' })],
  ['ended', status({ status: 'expired' })],
  ['removed', status({ status: 'deleted', reason: 'Spam' })],
  ['merged', () => mo.post(`/api/moderation/posts/${postId}/merge`, { into: otherId })],
])('a post that was %s and had that undone reads as before', async (_, decide) => {
  const before = await readings()
  expect((await decide()).status).toBe(200)
  expect(differing(before, await readings())).not.toEqual([])
  const { version } = await details()
  expect((await mo.post(`/api/moderation/posts/${postId}/undo`, { version })).status).toBe(200)
  expect(differing(before, await readings())).toEqual([])
})
