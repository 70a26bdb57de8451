import { positionFrom, ReadModelsBehind, type SystemQueries } from '@deals/events'
import { aPostApproval, aVote, recordedHistory } from '@deals/events/testing'
import { reactions } from '../reactions.ts'
import { whereVotesCount } from './where-votes-count.ts'

const history = recordedHistory([aPostApproval({ postId: 1 }), aVote({ postId: 2 }), aVote({ postId: 3 })])
const given = history.flatMap((event) => reactions.jobsFor(event))
const others = given.filter(({ payload }) => payload['postId'] === 1)

function rig(answer: () => Promise<{ postIds: number[] }>) {
  const soughtByVotes = jest.fn<ReturnType<typeof answer>, [object]>(answer)
  const sift = whereVotesCount({ queries: { soughtByVotes } as unknown as SystemQueries })
  return { soughtByVotes, sift }
}

describe('posts that got votes', () => {
  it.each<[string, () => Promise<{ postIds: number[] }>, number[]]>([
    ['no alert asks for votes', async () => ({ postIds: [] }), []],
    ['an alert that does may look for one of them', async () => ({ postIds: [3] }), [3]],
    ['that is not known yet', () => Promise.reject(new ReadModelsBehind('behind')), [2, 3]],
  ])('are looked at or not where %s', async (_where, answer, looked) => {
    const { sift } = rig(answer)
    const left = await sift(given)
    expect(left.filter((job) => !others.includes(job)).map(({ payload }) => payload['postId'])).toEqual(looked)
    expect(others.every((job) => left.includes(job))).toBe(true)
  })

  it('are asked about once, by who knows of alerts up to the last vote', async () => {
    const { sift, soughtByVotes } = rig(async () => ({ postIds: [] }))
    await sift(given)
    expect(soughtByVotes.mock.calls).toEqual([
      [{ postIds: [2, 3], minPosition: history[2]?.position ?? positionFrom(0) }],
    ])
  })

  it('are no question where nobody voted', async () => {
    const { sift, soughtByVotes } = rig(async () => ({ postIds: [] }))
    expect(await sift(others)).toEqual(others)
    expect(soughtByVotes).not.toHaveBeenCalled()
  })
})
