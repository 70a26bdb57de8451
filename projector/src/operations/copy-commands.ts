import { copyKeyed, openKeyedStore } from '@deals/accounts'
import { carryReactions, carryRelays, reactedUpTo, reactFrom } from '@deals/process/base'
import { compareLogs, copyLog, openEventLog, translatePosition, WrongRevision, type EventLog } from '@deals/event-log'
import type { Position } from '@deals/events'
import { readStoreSettings } from '@deals/process'
import type { Desk } from './desk.ts'
import { WrongWord } from './find-projection.ts'
import { showingProgress } from './show-copy.ts'

/** Copies the event log to a server or a file, and proves that both say the same. Answers the exit code. */
export async function copyLogCommand(desk: Desk, goal: string): Promise<number> {
  const { print, signal } = desk
  const to = await openGoal(desk, goal)
  try {
    const onProgress = showingProgress(desk)
    const reacted = await reactedUpTo(desk.keyed, desk.identity)
    const copied = await copyLog({ from: desk.log, to, clock: Date, signal, onProgress, reacted }).catch(
      unlessDifferent,
    )
    if (copied !== null) {
      print(`${copied.events} events, ${copied.present} of them were there before.`)
    }
    const { difference } = await compareLogs(desk.log, to, signal)
    if (difference !== null) {
      print(`After ${difference.after} equal events the logs differ: ${difference.what}.`)
      return 1
    }
    print('equal')
    await carryOver(desk, to)
    return 0
  } finally {
    await to.close()
  }
}

/** A log that holds something else is left as it is; the comparison then says what. */
function unlessDifferent(error: unknown): null {
  if (error instanceof WrongRevision) {
    return null
  }
  throw error
}

/** Whoever acts on events stands at the same event of the copy, so that nothing is done twice and nothing left out. */
async function carryOver({ log, keyed, identity, print }: Desk, to: EventLog): Promise<void> {
  const translate = (position: Position) => translatePosition(position, { from: log, to })
  const carrying = { from: identity, to: await to.identity(), translate }
  const carried = (await carryReactions(keyed, carrying)) + (await carryRelays(keyed, carrying))
  print(
    carried === 0 ? 'nobody has acted on events yet' : `checkpoints that go on from the same events there: ${carried}`,
  )
}

function openGoal({ print, signal }: Desk, goal: string): Promise<EventLog> {
  const eventStoreUrl = isAddress(goal) ? readStoreSettings({ EVENTSTORE_URL: goal }).eventStoreUrl : undefined
  return openEventLog({ eventStoreUrl, file: goal, writer: 'inline', onWait: print, signal })
}

/** Copies accounts, sessions, sealing keys and drafts to a server or a file. Answers the exit code. */
export async function copyAccountsCommand(desk: Desk, goal: string): Promise<number> {
  const mongoUrl = isAddress(goal) ? readStoreSettings({ MONGO_URL: goal }).mongoUrl : undefined
  const to = await openKeyedStore({ mongoUrl, file: goal, onWait: desk.print })
  try {
    const { tables, different } = await copyKeyed(desk.keyed, to)
    Object.entries(tables).forEach(([name, entries]) => desk.print(`${name}: ${entries}`))
    different.forEach((place) => desk.print(`${place} holds something else there, and was left as it is`))
    return different.length === 0 ? 0 : 1
  } finally {
    await to.close()
  }
}

function isAddress(goal: string): boolean {
  if (goal === '') {
    throw new WrongWord('Name where to: --to <address or file>.')
  }
  return goal.includes('://')
}

/** Leaves out what the log holds already, where nothing was carried over from the one before. */
export async function reactFromNow({ log, keyed, identity, print }: Desk): Promise<number> {
  await reactFrom(keyed, { log: identity, position: await log.head() })
  print('Letters, alerts and scores are brought by what comes from now on.')
  return 0
}
