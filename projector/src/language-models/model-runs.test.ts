import { aPageReadByModel, aPost, aReview, firstTime } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { dayOf } from '../staff/days.read-models.ts'
import { fillInRunsProjection } from './fill-in-runs.projection.ts'
import { fillInRuns, reviewRuns, type ModelRunDoc } from './model-runs.read-models.ts'
import { reviewRunsProjection } from './review-runs.projection.ts'

const usage = { requests: 1, promptTokens: 1000, completionTokens: 200, cost: 1400 }
const asked = { model: 'bigger', promptVersion: 'review-1' }

it('what a model took for reviews is kept for each, and nothing where none was asked', async () => {
  const view = await folded(
    reviewRunsProjection,
    aPost({ postId: 1 }),
    aReview({ postId: 1 }),
    aReview({ postId: 1, asked: { ...asked, usage } }),
    aReview({ postId: 1, asked: { ...asked, missed: 'over-budget' } }),
  )
  const run = { day: dayOf(firstTime), postId: 1, ...asked }
  expect(view.all<ModelRunDoc>(reviewRuns).map(([, doc]) => doc)).toEqual([
    { ...run, isMade: true, tokens: 1200, cost: 1400 },
    { ...run, isMade: false, tokens: 0, cost: 0 },
  ])
})

it('what a model took for forms is kept by day, and names nobody', async () => {
  const view = await folded(fillInRunsProjection, aPageReadByModel({ day: 20_468, ...asked, usage }))
  expect(view.all<ModelRunDoc>(fillInRuns).map(([, doc]) => doc)).toEqual([
    { day: 20_468, ...asked, isMade: true, tokens: 1200, cost: 1400 },
  ])
})
