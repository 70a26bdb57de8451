import {
  beforeFirst,
  endOfVoteDay,
  factTime,
  positionFrom,
  textOfVoteDay,
  voteDayOf,
  type LastVoteRoot,
  type SystemCommands,
  type SystemQueries,
  type VoteRootEvent,
} from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { chainedOf, endOfFirst, rootUntil, votesAfter, type VotesFrom } from '@deals/event-log'
import { inNoHurry } from '../platform/in-no-hurry.ts'
import type { WorkContext } from '../platform/work.ts'

type Root = VoteRootEvent['data']
/** The log, and how its votes become leaves. */
export type VotesOfLog = Omit<VotesFrom, 'after'>

interface Publishing extends Pick<WorkContext, 'clock'> {
  commands: Pick<SystemCommands, 'publishVoteRoot'>
  queries: Pick<SystemQueries, 'lastVoteRoot'>
}

/** What was under way at the end of a day is in the log by then. */
const settlesWithin = 10 * 60_000
/** After a long rest the days that were missed are not all made up for at once. */
const daysAtOnce = 60

/**
 * Publishes one hash for all votes of a day when that is over, and of the days that were missed. What a root is follows
 * from the log and from the root before alone, so that it does not matter who computes it, or how often. Nobody waits
 * for it: it takes a part of the thread, and ends with the process.
 */
export async function watchVoteRoots(publishing: Publishing, votes: VotesOfLog, signal: AbortSignal): Promise<void> {
  try {
    await publishMissed(publishing, { ...votes, log: inNoHurry(votes.log, signal) })
  } catch (error) {
    if (!signal.aborted) {
      throw error
    }
  }
}

async function publishMissed({ queries, commands, clock }: Publishing, votes: VotesOfLog): Promise<void> {
  let last = await queries.lastVoteRoot({})
  for (let day = 0; day < daysAtOnce; day += 1) {
    const root = await nextRoot(votes, last, clock.now())
    // Where the answer was late, another look takes up what was published meanwhile.
    if (root === null || (await commands.publishVoteRoot({ causationId: newUuid(), ...root })) === 'not-needed') {
      return
    }
    last = { ...root, latestDay: Math.max(root.day, last?.latestDay ?? root.day), isCopied: false }
  }
}

/**
 * The root of the next day; null while that is not over. Where a clock was ahead, days have roots that are still to come:
 * then it is the day of the votes that wait, so that they do not wait for all those days.
 */
async function nextRoot(votes: VotesOfLog, last: LastVoteRoot | null, now: number): Promise<Root | null> {
  const isOver = (day: number) => now >= endOfVoteDay(day) + settlesWithin
  const next = last !== null && now >= endOfVoteDay(last.latestDay) ? last.latestDay + 1 : null
  if (next !== null && !isOver(next)) {
    return null
  }
  const before = last === null ? 0 : last.before + last.votes
  const from = { ...votes, after: await endOf(votes, last, before) }
  const day = next ?? (await firstDay(from, now))
  if (day === null || !isOver(day)) {
    return null
  }
  const root = await rootUntil(from, endOfVoteDay(day), now + settlesWithin)
  const previous = last?.chained ?? null
  const chained = chainedOf({ day: textOfVoteDay(day), votes: root.votes, root: root.root, previous })
  return { day, before, previous, chained, ...root }
}

async function endOf(votes: VotesOfLog, last: LastVoteRoot | null, covered: number) {
  if (last === null) {
    return beforeFirst
  }
  return last.isCopied ? endOfFirst(votes, covered) : positionFrom(last.through)
}

/** The day of the first vote that no root covers; null where there is none but of times that are still to come. */
async function firstDay({ after, ...votes }: VotesFrom, now: number): Promise<number | null> {
  for await (const vote of votesAfter(votes, after)) {
    if (factTime(vote) <= now) {
      return voteDayOf(factTime(vote))
    }
  }
  return null
}
