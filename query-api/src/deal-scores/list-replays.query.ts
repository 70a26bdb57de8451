import { canSeeStaffPages, type ReplayView } from '@deals/events'
import { scoreReplays, users, type Found, type ScoreReplayDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { notAllowed } from '../platform/refusals.ts'
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
  find: async ({ viewer, readModels }) =>
    canSeeStaffPages(viewer)
      ? {
          replays: await readModels
            .collection<ScoreReplayDoc>(scoreReplays)
            .find({}, { sort: [['askedAt', -1]], limit: mostShown }),
        }
      : notAllowed,
  hydrate: async (asking, { replays }) => ({
    replays,
    members: await findMembers(
      asking,
      replays.flatMap(({ actorId }) => actorId ?? []),
    ),
  }),
  permit: ({ viewer }, hydrated) => (canSeeStaffPages(viewer) ? hydrated : notAllowed),
  present: (_asking, { replays, members }) => ({ replays: replays.map((replay) => toReplayView(replay, members)) }),
})
