import { postDetails, postList } from '@deals/events'
import { aPost, aPostSentToReview, aUser, aVote, ann, bob, firstTime, postId, sue, told } from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const minute = 60_000
const now = firstTime + 50 * minute
const changes = (to: number, from = 0) => [{ name: 'votes.hidden', from, to }]
const set = (to: number, from = 0) =>
  told({ type: 'SettingsChanged', data: { changes: changes(to, from) } }, { by: sue, at: firstTime })

const site = siteForEach({ now })
beforeEach(() => site.tell(...[ann, bob, sue].map((userId) => aUser({ userId, username: userId }))))

const published = (age: number) => [aPost({}, { at: now - age }), aVote({}, { at: now - age })]
const cardIn = async (who?: string) => postList.parse((await site.ask('/api/posts', who)).body).posts[0]
const pageOf = async (who?: string) => postDetails.parse((await site.ask(`/api/posts/${postId}`, who)).body)

it.each([
  ['nobody set it', [], 0, false],
  ['it is off', [set(10), set(0, 10)], 0, false],
  ['it is new', [set(10)], 9 * minute, true],
  ['it was new', [set(10)], 10 * minute, false],
] as const)('where %s', async (...row) => {
  const [, settings, age, isHidden] = row
  await site.tell(...settings, ...published(age))
  const until = new Date(now - age + 10 * minute).toISOString()
  expect((await cardIn())?.votesHiddenUntil).toBe(isHidden ? until : undefined)
  expect((await pageOf()).votesHiddenUntil).toBe(isHidden ? until : undefined)
})

it('the number is told to programs all the same, whoever asks', async () => {
  await site.tell(set(10), ...published(minute))
  const until = new Date(now + 9 * minute).toISOString()
  for (const who of [undefined, bob, sue]) {
    expect(await cardIn(who)).toMatchObject({ votes: 1, votesHiddenUntil: until })
    expect(await pageOf(who)).toMatchObject({ votes: 1, votesHiddenUntil: until })
  }
})

it('a post that waits for somebody is not new yet', async () => {
  await site.tell(set(10), aPost({ status: 'staff-review' }, { at: now - minute }), aPostSentToReview({}, { at: now }))
  expect(await pageOf(ann)).not.toHaveProperty('votesHiddenUntil')
})
