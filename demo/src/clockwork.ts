import { createCommands, createSystemCommands, type CommandContext } from '@deals/command-api/app'
import { unlimited } from '@deals/process/limits'
import type { SystemCommands } from '@deals/events'

export type Commands = ReturnType<typeof createCommands>

/** The front door of command-api as it stood some minutes before the start of the site. */
export interface Doors {
  members: Commands
  site: SystemCommands
  context: CommandContext
}
export type DoorsAt = (minutesAgo: number) => Doors

/**
 * Commands given in the past: what they write says when it happened and that it was written later. Write limits do
 * not count, because many months pass in a few seconds, and the read side is not asked, because it stands in the present.
 */
export function doorsOfThePast(context: CommandContext, start: number): DoorsAt {
  return (minutesAgo) => {
    const now = () => Math.round(start - minutesAgo * 60_000)
    const past: CommandContext = {
      ...context,
      imported: true,
      limits: unlimited,
      clock: { now },
      queries: {
        ...context.queries,
        voteTotal: async () => ({ votes: 0, counted: 0, voters: 0, comments: 0 }),
        commentVoteTotal: async () => ({ votes: 0, counted: 0 }),
        similarPosts: async () => [],
        priceStanding: async () => 'none',
        storeByHost: async () => null,
        standing: async () => ({ trustLevel: 1, reportsUpheld: 0, reportsDecided: 0 }),
        savedCount: async () => 0,
        collectionsOf: async () => [],
        alertsOf: async () => [],
      },
    }
    // Each action has a time of its own, and mostly goes through one of the doors.
    return {
      context: past,
      get members() {
        return createCommands(past)
      },
      get site() {
        return createSystemCommands(past)
      },
    }
  }
}
