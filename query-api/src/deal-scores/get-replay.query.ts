import { canSeeStaffPages, mostReplayed, type ReplayDetails } from '@deals/events'
import { posts, replayedScores, scoreReplays, users } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { toReplayedPost, toReplayView } from './replay.view.ts'

/** GET /api/staff/scores/replays/{replayId}: the scores of one replay beside those that posts have. */
export const getReplay = defineQuery({
  reads: [scoreReplays, replayedScores, posts, users],
  mayAsk: canSeeStaffPages,
  find: async ({ readModels }, { replayId }: { replayId: string }) => {
    const replay = await readModels.collection(scoreReplays).get(replayId)
    const scores = readModels.collection(replayedScores)
    return replay === null
      ? notFound('Replay')
      : { replay, scores: await scores.find({ replayId }, { sort: [['place', 1]], limit: mostReplayed }) }
  },
  hydrate: async (asking, found) => ({
    ...found,
    members: await findMembers(asking, [found.replay.actorId ?? ''].filter(Boolean)),
    titles: await asking.readModels.collection(posts).many(found.scores.map(({ before }) => String(before.postId))),
  }),
  present: (_asking, { replay, scores, members, titles }): ReplayDetails => ({
    ...toReplayView(replay, members),
    posts: scores.map((score) => toReplayedPost(score, titles.get(String(score.before.postId))?.title)),
  }),
})
