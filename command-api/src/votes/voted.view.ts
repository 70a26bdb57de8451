import type { CastVoteReply } from '@deals/events'

type Value = 1 | -1 | 0
/** What the read side shows, and how much of it is the member's own. */
interface Total {
  readonly votes: number
  readonly counted: Value
}

/** The read side may lag behind: of its total the member's own part is exchanged for what was just written. */
export const votedAnswer = (current: Value, total: Total | null): CastVoteReply => ({
  vote: { value: current === 0 ? null : current },
  votes: total === null ? null : total.votes - total.counted + current,
})
