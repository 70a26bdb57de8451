import { aVoteRoot, firstTime } from '@deals/events/testing'
import { folded } from '../platform/testing/fold-history.ts'
import { voteRootsProjection } from './vote-roots.projection.ts'
import { voteRoots } from './vote-roots.read-models.ts'

it('keeps the root of each day as it was published', async () => {
  const [first, second] = [
    aVoteRoot({ day: 20_468 }),
    aVoteRoot({ day: 20_469, votes: 0, parts: [] }, { at: firstTime }),
  ]
  const view = await folded(voteRootsProjection, first, second)
  expect(view.doc(voteRoots, '20468')).toMatchObject({ ...first.data, isCopied: false })
  expect(view.doc(voteRoots, '20469')).toEqual({ ...second.data, publishedAt: firstTime, isCopied: false })
})
