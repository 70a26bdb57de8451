import { canSeeStaffPages, type ReplayView } from '@deals/events'
import { scoreReplays, users } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { toReplayView } from './replay.view.ts'

const mostShown = 20

/** GET /api/staff/scores/replays: the latest ones. */
export const listReplays = defineQuery({
  reads: [scoreReplays, users],
  mayAsk: canSeeStaffPages,
  find: async ({ readModels }) => ({
    replays: await readModels.collection(scoreReplays).find({}, { sort: [['askedAt', -1]], limit: mostShown }),
  }),
  hydrate: async (asking, { replays }) => ({
    replays,
    members: await findMembers(
      asking,
      replays.flatMap(({ actorId }) => actorId ?? []),
    ),
  }),
  present: (_asking, { replays, members }): { readonly replays: readonly ReplayView[] } => ({
    replays: replays.map((replay) => toReplayView(replay, members)),
  }),
})
