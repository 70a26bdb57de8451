import { aScoreRequest } from '@deals/events/testing'
import { openJudge } from '@deals/process/language-model'
import { failsWith, openModelServer } from '@deals/process/testing'
import { aPostForJobs } from '../testing/a-post-for-jobs.ts'
import { openSmallSite } from '../testing/small-site.ts'
import { scorerModel } from './score-rubric.ts'

const minute = 60_000
const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()))
})

/** A site whose model fails, and the commands that it gave. */
async function siteWithModel() {
  const server = await openModelServer(failsWith(400))
  const site = openSmallSite()
  opened.push(server.close, site.close)
  const { judge } = await openJudge(server.server)
  site.posts.set(1, aPostForJobs({ status: 'active' }))
  return { site, judge, workers: site.start(judge === undefined ? {} : { judge }) }
}

it('completes a score although the model gives none, and says whom it stands in for', async () => {
  const { site, workers } = await siteWithModel()
  await site.tell(aScoreRequest({ postId: 1 }))
  await workers.idle()
  expect(site.calls.find(({ name }) => name === 'startScore')?.request).toMatchObject({ model: 'of the tests' })
  expect(site.calls.find(({ name }) => name === 'completeScore')?.request).toMatchObject({
    model: scorerModel,
    standsInFor: { model: 'of the tests', because: 'away' },
  })
})

it.each([
  ['after a quarter of an hour', { attempt: 1, ago: 16 }, 1],
  ['not again so soon', { attempt: 2, ago: 16 }, 0],
  ['again after longer', { attempt: 2, ago: 31 }, 1],
])('asks for it anew %s', async (_when, { attempt, ago }, times) => {
  const { site, workers } = await siteWithModel()
  site.answers.standIns = [{ postId: 1, attempt, updatedAt: site.clock.time - ago * minute }]
  await workers.lookAtTheClock()
  expect(site.called().filter((name) => name === 'requestScore')).toHaveLength(times)
})

it('does not ask for it anew while the tokens are used up', async () => {
  const { site, workers } = await siteWithModel()
  site.answers.standIns = [{ postId: 1, attempt: 1, updatedAt: site.clock.time - 16 * minute }]
  site.answers.spent = { ofAll: 100_000, ofPost: 0 }
  await workers.lookAtTheClock()
  expect(site.called()).not.toContain('requestScore')
})
