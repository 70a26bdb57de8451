import type { AppealView, OwnAppeal, Viewer } from '@deals/events'
import type { AppealDoc, Found, HistoryDoc, PostDoc, SanctionDoc } from '@deals/projector/read-models'
import { iso, isoOrNull } from '../platform/iso.ts'
import type { Members } from '../users/members.hydrator.ts'
import { toSanction } from '../users/sanctions.lookup.ts'

/** An appeal as the member who made it reads it. */
export function toOwnAppeal(appeal: Found<AppealDoc>, post: PostDoc | undefined): OwnAppeal {
  const { _id: id, about, postId = null, state, text, at, answer = null, answeredAt } = appeal
  return {
    id,
    about,
    postId,
    title: post?.title ?? null,
    state,
    text,
    at: iso(at),
    answer,
    answeredAt: isoOrNull(answeredAt),
  }
}

/** What was decided, as far as it is still to be found. */
export interface Appealed {
  readonly post: PostDoc | undefined
  readonly line: HistoryDoc | undefined
  readonly sanction: SanctionDoc | undefined
}

/** The same as moderators decide about it. */
export function toAppeal(
  appeal: Found<AppealDoc>,
  { post, line, sanction }: Appealed,
  { viewer, members }: { viewer: Viewer | null; members: Members },
): AppealView {
  const { userId, decidedById, decidedAt, answeredById } = appeal
  const { restricts, until, reason } = sanction === undefined ? noSanction : toSanction(sanction, null)
  return {
    ...toOwnAppeal(appeal, post),
    username: members.nameOf(userId),
    status: post?.status ?? null,
    decision: {
      kind: line?.kind ?? sanction?.kind ?? 'PostDeleted',
      by: members.nameOf(decidedById),
      at: iso(line?.at ?? sanction?.at ?? decidedAt),
      restricts,
      until,
      reason: line?.reason ?? reason,
      into: line?.kind === 'PostMerged' ? Number(line.code) : null,
    },
    answeredBy: answeredById === undefined ? null : members.nameOf(answeredById),
    hindrance: hindranceOf(viewer, appeal),
  }
}

const noSanction = { restricts: [], until: null, reason: null }

/** The same that the rule asks before it lets somebody decide. */
function hindranceOf(viewer: Viewer | null, { userId, decidedById }: AppealDoc): AppealView['hindrance'] {
  if (viewer?.id === userId) {
    return 'own-appeal'
  }
  return viewer?.id === decidedById ? 'own-decision' : null
}
