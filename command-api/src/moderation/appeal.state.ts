import { factTime, type AppealOutcome } from '@deals/events'
import { foldFrom, type Missing } from '../platform/fold.ts'
import type { Decision } from '../platform/decided-already.ts'

interface Opened {
  readonly status: 'opened'
  readonly about: 'post' | 'sanction'
  readonly postId: number | null
  readonly userId: string
  readonly decidedById: string
  readonly decided: (Decision & { readonly outcome: AppealOutcome; readonly eventId: string }) | null
}
/** An appeal of one decision, and what became of it. */
export type AppealState = Missing | Opened

export const appealFold = foldFrom<'appeal', 'AppealOpened', Opened>(
  {
    AppealOpened: ({ data: { about, aboutPost: postId, userId, decidedById } }) => ({
      status: 'opened',
      about,
      postId,
      userId,
      decidedById,
      decided: null,
    }),
  },
  {
    AppealDecided: (appeal, event) => {
      const { outcome } = event.data
      const decided = { outcome, word: outcome, byId: event.meta.actor.id, at: factTime(event), eventId: event.id }
      return { ...appeal, decided }
    },
  },
)
