import { canSeeStaffPages, type ReplayView } from '@deals/events'
import { scoreReplays, users, type Found, type ScoreReplayDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'
import { toReplayView } from './replay.view.ts'

const mostShown = 20
interface Hydrated {
  readonly replays: readonly Found<ScoreReplayDoc>[]
  readonly members: Members
}

/** GET /api/staff/scores/replays: the latest ones. */
export const listReplays = defineQuery<
  unknown,
  Pick<Hydrated, 'replays'>,
  Hydrated,
  { readonly replays: readonly ReplayView[] }
>({
  reads: [scoreReplays, users],
  mayAsk: canSeeStaffPages,
  find: async ({ readModels }) => ({
    replays: await readModels
      .collection<ScoreReplayDoc>(scoreReplays)
      .find({}, { sort: [['askedAt', -1]], limit: mostShown }),
  }),
  hydrate: async (asking, { replays }) => ({
    replays,
    members: await findMembers(
      asking,
      replays.flatMap(({ actorId }) => actorId ?? []),
    ),
  }),
  present: (_asking, { replays, members }) => ({ replays: replays.map((replay) => toReplayView(replay, members)) }),
})
