import { replayDetails, replaysView } from '@deals/events'
import * as say from '@deals/events/testing'
import { ann, firstTime, stacy } from '@deals/events/testing'
import { createSystemQueries } from '../app.ts'
import { siteForAll } from '../testing/open-site.ts'

const site = siteForAll()
beforeAll(() =>
  site.tell(
    ...[ann, stacy].map((userId) => say.aUser({ userId, username: userId })),
    say.aRole({ userId: stacy, role: 'staff' }),
    ...[1, 2, 3].flatMap((postId) => [
      say.aPost({ postId, title: `Kettle number ${postId}` }),
      ...[say.aScoreRequest({ postId }), say.aScoreStart({ postId }), say.aScore({ postId })],
    ]),
    say.aScoreReplay({}, { by: stacy }),
    say.aReplayedScore(),
    say.aReplayedScore({ place: 1, result: { missed: 'late' } }),
  ),
)
const asks = () => createSystemQueries(site.readModels, () => firstTime)

it('staff see how far a replay is, and each post’s two scores', async () => {
  const { replays } = replaysView.parse((await site.ask('/api/staff/scores/replays', stacy)).body)
  expect(replays).toMatchObject([{ replayId: 'replay1', by: 'stacy', total: 3, done: 2, tokens: 2400, outcome: null }])
  const replay = replayDetails.parse((await site.ask('/api/staff/scores/replays/replay1', stacy)).body)
  expect(replay.posts).toMatchObject([
    { title: 'Kettle number 1', before: { score: 74 }, after: { score: 78, points: { price: 32 } }, missed: null },
    { postId: 2, after: null, missed: 'late' },
    { postId: 3, after: null, missed: null },
  ])
})

it('nobody else sees them', async () => {
  for (const path of ['/api/staff/scores/replays', '/api/staff/scores/replays/replay1']) {
    expect((await site.ask(path, ann)).status).toBe(403)
  }
  expect((await site.ask('/api/staff/scores/replays/none', stacy)).status).toBe(404)
})

it('workers are told what to score, while the replay is under way', async () => {
  const task = (place: number) => asks().replayTask({ replayId: 'replay1', place })
  expect(await Promise.all([0, 1, 2, 3].map(task))).toEqual([
    ...[null, null, { postId: 3, model: 'bigger', promptVersion: 'score-1' }, null],
  ])
  expect(await asks().lastScored({ limit: 2 })).toMatchObject({
    posts: [{ postId: 3, score: 74, points: { price: 28, features: 24, brand: 14, support: 8 } }, { postId: 2 }],
    isUnderWay: true,
  })
  expect(await asks().replaysUnderWay({})).toMatchObject([
    { replayId: 'replay1', updatedAt: expect.any(Number) as number },
  ])
  await site.tell(say.anEndedReplay())
  expect(await asks().replaysUnderWay({})).toEqual([])
  expect([await task(2), (await asks().lastScored({ limit: 1 })).isUnderWay]).toEqual([null, false])
})
