import { fold } from '../platform/fold.ts'

/** What moderators and a member wrote to each other, as far as it decides about more. */
export interface ThreadState {
  /** The moderator who wrote last; null while none has. */
  readonly lastModeratorId: string | null
  /** What the last message was about. */
  readonly aboutPostId: number | null
  /** How often the member wrote since. */
  readonly unanswered: number
}

export const threadFold = fold<'thread', ThreadState>(
  { lastModeratorId: null, aboutPostId: null, unanswered: 0 },
  {
    ModeratorWrote: (_state, { data: { aboutPostId }, meta }) => ({
      lastModeratorId: meta.actor.id,
      aboutPostId,
      unanswered: 0,
    }),
    MemberAnswered: (state) => ({ ...state, unanswered: state.unanswered + 1 }),
  },
)
