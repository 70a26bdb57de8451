import { aReplayedScore, aScoreReplay } from '@deals/events/testing'
import { openJudge } from '@deals/process/language-model'
import { failsWith, openModelServer } from '@deals/process/testing'
import { DoNotRetry } from '../platform/job-queue.ts'
import { aPostForJobs } from '../testing/a-post-for-jobs.ts'
import { openSmallSite } from '../testing/small-site.ts'

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()))
})

type Task = { postId: number; model: string | null; promptVersion: string | null } | null

/** A site in which a replay is asked for; its places are answered by what is given. */
function siteReplaying(tasks: readonly Task[]) {
  const site = openSmallSite()
  opened.push(site.close)
  const done = new Set<number>()
  site.answers.replay = (place) => (done.has(place) ? null : (tasks[place] ?? null))
  ;[1, 2, 3, 4].forEach((postId) => site.posts.set(postId, aPostForJobs({ postId, status: 'active' })))
  const recordReplayed: typeof site.commands.recordReplayed = async (request) => {
    done.add(request.place)
    await site.commands.recordReplayed(request)
    await site.tell(aReplayedScore({ replayId: request.replayId, place: request.place }))
    return 'done'
  }
  return { site, commands: { recordReplayed } }
}
const builtIn = (postId: number): Task => ({ postId, model: null, promptVersion: null })
const byModel = (promptVersion = 'score-1'): Task => ({ postId: 1, model: 'bigger', promptVersion })

it('scores every post of the replay, one after the other, and changes no score', async () => {
  const { site, commands } = siteReplaying([1, 2, 3, 4].map(builtIn))
  const workers = site.start({ commands })
  await site.tell(aScoreReplay())
  await workers.idle()
  const places = site.calls.map(({ name, request }) => [name, request['place']]).sort()
  expect(places).toEqual([0, 1, 2, 3].map((place) => ['recordReplayed', place]))
  expect(site.calls[0]?.request).toMatchObject({ tokens: 0, cost: 0, result: { points: expect.anything() as unknown } })
})

it('asks the named model of the same server, and says what it took where it gave nothing', async () => {
  const server = await openModelServer(failsWith(400))
  opened.push(server.close)
  const { judge } = await openJudge(server.server)
  const { site, commands } = siteReplaying([byModel()])
  const workers = site.start({ commands, ...(judge && { judge }) })
  await site.tell(aScoreReplay())
  await workers.idle()
  expect(server.asked.map(({ model }) => model)).toEqual(['bigger'])
  expect(site.calls.map(({ request }) => request['result'])).toEqual([{ missed: 'away' }])
})

it.each([
  { why: 'no model server is named', task: byModel(), because: 'no server of models is set (LLM_URL)' },
  { why: 'nobody knows the prompt', task: byModel('score-0'), because: 'there is no prompt score-0', isNamed: true },
])('ends the replay where $why, and says so', async ({ task, because, isNamed = false }) => {
  const server = await openModelServer(failsWith(400))
  opened.push(server.close)
  const { judge } = isNamed ? await openJudge(server.server) : {}
  const { site, commands } = siteReplaying([task])
  const workers = site.start({ commands, ...(judge && { judge }) })
  await site.tell(aScoreReplay())
  await workers.idle()
  expect(site.calls).toMatchObject([{ name: 'endReplay', request: { outcome: 'not-possible', because } }])
})

it('passes over what cannot be scored any more, and does nothing for a replay that is over', async () => {
  const { site, commands } = siteReplaying([builtIn(99)])
  const workers = site.start({ commands })
  await site.tell(aScoreReplay())
  await workers.idle()
  expect(site.calls).toMatchObject([{ request: { result: { missed: 'not-scorable' }, place: 0 } }])
})

describe('a replay that cannot go on', () => {
  const underWay = (site: ReturnType<typeof openSmallSite>, ago: number) => {
    site.answers.replaysUnderWay = [{ replayId: 'replay1', updatedAt: site.clock.time - ago * 60_000 }]
  }
  const ends = (site: ReturnType<typeof openSmallSite>) =>
    site.calls.filter(({ name }) => name === 'endReplay').map(({ request }) => request)

  it('ends by itself with the reason, where a job of it failed for good', async () => {
    const { site } = siteReplaying([builtIn(1), builtIn(2)])
    const recordReplayed = async () => {
      throw new DoNotRetry('the score was refused')
    }
    const workers = site.start({ commands: { recordReplayed } })
    await site.tell(aScoreReplay())
    await workers.idle()
    underWay(site, 1)
    await workers.lookAtTheClock()
    expect(ends(site)).toMatchObject([{ replayId: 'replay1', outcome: 'failed', because: 'the score was refused' }])
  })

  it.each([
    ['ends where nothing came of it for an hour', 61, [{ because: 'nothing came of it for an hour' }]],
    ['is left alone where something did', 59, []],
  ])('%s', async (_what, ago, expected) => {
    const { site } = siteReplaying([])
    const workers = site.start()
    underWay(site, ago)
    await workers.lookAtTheClock()
    expect(ends(site)).toMatchObject(expected)
  })
})
