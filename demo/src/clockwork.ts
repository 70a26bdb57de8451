import { createCommands, createSystemCommands, type CommandContext } from '@deals/command-api/app'
import { unlimited } from '@deals/process/limits'
import { saidIn, type SystemCommands } from '@deals/events'

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
  return (minutesAgo) => movingDoors(context, start)(minutesAgo)
}

/**
 * The same doors each time, moved to the time that is asked for: for whoever gives one command after the other. Of all
 * commands together the making takes longer than the giving of one.
 */
export function movingDoors(context: CommandContext, start: number): DoorsAt {
  let at = start
  const past: CommandContext = {
    ...context,
    imported: true,
    limits: unlimited,
    clock: { now: () => at },
    queries: {
      ...context.queries,
      voteTotal: async () => ({ votes: 0, counted: 0, voters: 0, comments: 0 }),
      shownVotes: async () => ({ votes: 0, counted: 0 }),
      commentVoteTotal: async () => ({ votes: 0, counted: 0 }),
      similarPosts: async () => [],
      priceStanding: async () => 'none',
      meter: async () => ({ others: saidIn([]), lastConfirmedAt: null }),
      storeByHost: async () => null,
      standing: async () => ({ trustLevel: 1, reportsUpheld: 0, reportsDecided: 0 }),
      savedCount: async () => 0,
      collectionsOf: async () => [],
      alertsOf: async () => [],
    },
  }
  const doors = openedWhenUsed(past)
  return (minutesAgo) => {
    at = Math.round(start - minutesAgo * 60_000)
    return doors
  }
}

/** Most go through one of the doors alone. */
function openedWhenUsed(past: CommandContext): Doors {
  let members: Commands | undefined
  let site: SystemCommands | undefined
  return {
    context: past,
    get members() {
      return (members ??= createCommands(past))
    },
    get site() {
      return (site ??= createSystemCommands(past))
    },
  }
}
