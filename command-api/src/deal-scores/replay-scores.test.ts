import type { SystemQueries } from '@deals/events'
import { aReplayedScore, aScoreReplay, anEndedReplay, given, rule, type Told } from '@deals/events/testing'
import { bodyOf, smallSiteForEach, wrongFields, type Member } from '../testing/small-site.ts'
import { historyOf } from '../testing/members.ts'
import { endReplay, recordReplayed, stopReplay } from './replay-scores.ts'
import { scoreReplayFold } from './score-replay.state.ts'

const history = historyOf(scoreReplayFold)
const recording = rule(recordReplayed, history)
const ending = rule(endReplay, history)
const stopping = rule(stopReplay, history)('replay1')
const missed = { missed: 'away' } as const

/** A replay of so many posts. */
const replayOf = (count: number) =>
  aScoreReplay({
    posts: Array.from({ length: count }, (_, postId) => ({
      postId,
      score: 74,
      points: { price: 28, features: 24, brand: 14, support: 8 },
    })),
  })

describe('a replay of scores', () => {
  it('takes the score of each place once, and of none that it has not', () => {
    const first = aReplayedScore()
    given(aScoreReplay()).when(recording(first.data)).emits(first)
    given(aScoreReplay(), first).when(recording(first.data)).emitsNothing()
    given(aScoreReplay())
      .when(recording(aReplayedScore({ place: 3 }).data))
      .emitsNothing()
    given().when(recording(first.data)).emitsNothing()
  })

  it('is done with its last post', () => {
    const [first, second, third] = [0, 1, 2].map((place) => aReplayedScore({ place })) as [Told, Told, Told]
    const last = aReplayedScore({ place: 2 })
    given(aScoreReplay(), first, second)
      .when(recording(last.data))
      .emits(third, anEndedReplay({ outcome: 'done' }))
  })

  it('ends where its tokens do', () => {
    const dear = aReplayedScore({ tokens: 5_000 })
    const next = aReplayedScore({ place: 1, tokens: 5_000 })
    given(aScoreReplay(), dear)
      .when(recording(next.data))
      .emits(next, anEndedReplay({ outcome: 'over-budget' }))
  })

  it('ends where nothing came ten times in a row', () => {
    const nothing = Array.from({ length: 9 }, (_, place) => aReplayedScore({ place, tokens: 0, result: missed }))
    const tenth = aReplayedScore({ place: 9, tokens: 0, result: missed })
    const over = anEndedReplay({ outcome: 'not-possible' })
    given(replayOf(20), ...nothing)
      .when(recording(tenth.data))
      .emits(tenth, over)
    given(replayOf(20), aReplayedScore({ place: 11 }), ...nothing.slice(1), aReplayedScore({ place: 12 }))
      .when(recording(tenth.data))
      .emits(tenth)
  })

  it('is stopped once, and takes nothing any more', () => {
    given(aScoreReplay()).when(stopping).emits(anEndedReplay())
    given(aScoreReplay(), anEndedReplay()).when(stopping).emitsNothing()
    given(aScoreReplay(), anEndedReplay()).when(recording(aReplayedScore().data)).emitsNothing()
    given(aScoreReplay(), anEndedReplay({ outcome: 'done' }))
      .when(ending(anEndedReplay({ outcome: 'not-possible' }).data))
      .emitsNothing()
    given().when(stopping).refuses('replay-not-found')
  })
})

describe('staff', () => {
  let stacy: Member
  let found: Awaited<ReturnType<SystemQueries['lastScored']>>
  const site = smallSiteForEach({ answers: { lastScored: async () => found } })
  beforeEach(async () => {
    found = { posts: [...aScoreReplay().data.posts], isUnderWay: false }
    stacy = await site.join('stacy', 'staff')
  })
  const start = (form: object, by = stacy) => by.post('/api/staff/scores/replays', form)

  it('start a replay over the posts that have a score, and stop it', async () => {
    const started = await start({ model: 'bigger', promptVersion: 'score-1', mostTokens: 20_000 })
    const { replayId } = bodyOf(started)
    expect([started.status, bodyOf(started)['total']]).toEqual([201, 3])
    const [asked] = await site.events('ScoreReplayAsked')
    expect(asked).toMatchObject({ data: { replayId, model: 'bigger', mostTokens: 20_000, posts: found.posts } })
    const stopped = await stacy.post(`/api/staff/scores/replays/${String(replayId)}/stop`, {})
    expect([stopped.status, bodyOf(stopped)]).toEqual([200, { replayId, total: 3 }])
    expect(await site.events('ScoreReplayEnded')).toMatchObject([{ data: { replayId, outcome: 'stopped' } }])
  })

  it('start none beside another one, over nothing, or without an end to its tokens', async () => {
    found = { posts: found.posts, isUnderWay: true }
    expect(bodyOf(await start({ model: null }))).toEqual({
      message: 'A replay is under way. Stop it, or wait until it is done.',
    })
    found = { posts: [], isUnderWay: false }
    expect(bodyOf(await start({ model: null }))).toEqual({ message: 'No post has a score yet.' })
    const wrong = await start({ model: '', promptVersion: 'mine', mostTokens: 1e9 })
    expect([wrong.status, wrongFields(wrong)]).toEqual([422, ['model', 'mostTokens', 'promptVersion']])
    expect((await stacy.post('/api/staff/scores/replays/none/stop', {})).status).toBe(404)
    expect(await site.events('ScoreReplayAsked')).toEqual([])
  })

  it('alone may do so', async () => {
    const mo = await site.join('mo', 'moderator')
    expect((await start({ model: null }, mo)).status).toBe(403)
    expect((await mo.post('/api/staff/scores/replays/none/stop', {})).status).toBe(403)
  })
})
