import { numberOf } from '@deals/events'
import { aLivePost, bodyOf, smallSiteForEach, type Member } from '../testing/small-site.ts'

/** What the read side answers one after the other; the last answer stays. */
let counts: number[]
let asked: (number | undefined)[]
const site = smallSiteForEach({
  rateLimits: 'off',
  answers: {
    voteTotal: async ({ minPosition }) => {
      asked.push(minPosition === undefined ? undefined : numberOf(minPosition))
      const comments = (counts.length > 1 ? counts.shift() : counts[0]) ?? 0
      return { votes: 0, counted: 0, voters: 0, comments }
    },
  },
})
let mo: Member
let [kept, duplicate]: number[] = []
beforeEach(async () => {
  counts = [2]
  asked = []
  const ann = await site.join('ann')
  mo = await site.join('mo', 'moderator')
  kept = await aLivePost(site, ann)
  duplicate = await aLivePost(site, ann)
})

const cause = (causationId: string) => ({ postId: duplicate ?? 0, causationId })
const gather = async () => {
  const merged = await mo.post(`/api/moderation/posts/${duplicate}/merge`, { into: kept })
  await site.system.gatherDuplicate(cause('the-merge'))
  return bodyOf(merged)['version']
}
const told = async () => (await site.events('PostDuplicatesChanged')).map(({ data }) => data)
const holding = (comments: number) => ({ postId: kept, duplicates: [{ postId: duplicate, comments }] })

describe('how many comments a duplicate has', () => {
  it('is told again where it has changed, and only there', async () => {
    await gather()
    expect(await site.system.countDuplicate(cause('nothing-new'))).toBe('not-needed')
    counts = [1]
    expect(await site.system.countDuplicate(cause('one-removed'))).toBe('done')
    expect(await site.system.countDuplicate(cause('one-removed'))).toBe('not-needed')
    expect(await told()).toEqual([holding(2), holding(1)])
  })

  it('is what the log says by then, and not what views knew before', async () => {
    await gather()
    const head = numberOf(await site.context.log.head())
    asked = []
    await site.system.countDuplicate(cause('one-removed'))
    expect(asked).toEqual([head])
  })

  it('is put right by who wrote a number that another had counted anew meanwhile', async () => {
    await gather()
    counts = [1, 0]
    expect(await site.system.countDuplicate(cause('one-removed'))).toBe('done')
    expect(await told()).toEqual([holding(2), holding(1), holding(0)])
  })

  it('concerns no post that was never merged, and none that was taken out again', async () => {
    expect(await site.system.countDuplicate(cause('one-removed'))).toBe('not-needed')
    const version = await gather()
    counts = [1]
    expect((await mo.post(`/api/moderation/posts/${duplicate}/undo`, { version })).status).toBe(200)
    expect(await site.system.countDuplicate(cause('one-removed'))).toBe('not-needed')
    expect(await told()).toEqual([holding(2)])
  })
})
