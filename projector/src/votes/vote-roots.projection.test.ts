import { aVoteRoot, firstTime } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { voteRootsProjection } from './vote-roots.projection.ts'
import { voteRoots } from './vote-roots.read-models.ts'

it('keeps each root as it was published, also two of one day', async () => {
  const [first, second] = [
    aVoteRoot({ day: 20_468 }),
    aVoteRoot({ day: 20_468, votes: 0, parts: [], chained: '3'.repeat(64) }, { at: firstTime }),
  ]
  const view = await folded(voteRootsProjection, first, second)
  expect(view.doc(voteRoots, first.data.chained)).toMatchObject({ ...first.data, isCopied: false })
  expect(view.doc(voteRoots, second.data.chained)).toEqual({
    ...second.data,
    pos: 2,
    publishedAt: firstTime,
    isCopied: false,
  })
})
