import type { Keyed, KeyedStore } from '@deals/accounts'
import { logTag } from '@deals/event-log'
import type { Position } from '@deals/events/platform'
import type { Carrying } from './reaction-checkpoints.ts'

/** Up to where everything has been sent, and what each partition carried last. It may lag; it never leads. */
export type RelayCheckpoint = { position: Position; previous: { 'by-post': Position[]; 'by-user': Position[] } }

/** One for the topics of each log, by what their names begin with. */
export const relayTable = (keyed: KeyedStore): Keyed<RelayCheckpoint> => keyed.table('relay')
/** No log has this identity. */
const nobody = ''
/** Which log the topics of a plain prefix carry; those of every other log have names of their own. */
const firstLogs = (keyed: KeyedStore): Keyed<{ log: string }> => keyed.table('relay-logs')

const prefixFor = (prefix: string, log: string, first: string): string =>
  first === log ? prefix : `${prefix}.${logTag(log)}`

/**
 * Whose the topics of the plain prefix are: what lies there may be left from another site. Those that were filled before
 * logs had an identity are those of the log that is found beside them.
 */
async function firstOf(keyed: KeyedStore, prefix: string, log: string): Promise<string> {
  const claimed = await firstLogs(keyed).get(prefix)
  return claimed?.value.log ?? ((await relayTable(keyed).get(prefix)) === null ? nobody : log)
}

/**
 * What the names of topics and groups begin with for one log. Records hold positions, so the topics of one log carry no
 * event of another.
 */
export async function topicsOfLog<S extends { prefix: string }>(
  keyed: KeyedStore,
  { settings, log }: { settings: S; log: string },
): Promise<S> {
  const { prefix } = settings
  return { ...settings, prefix: prefixFor(prefix, log, await firstOf(keyed, prefix, log)) }
}

/** As topicsOfLog, for whoever fills the topics: whose the plain names are is settled from now on. */
export async function claimTopics<S extends { prefix: string }>(
  keyed: KeyedStore,
  { settings, log }: { settings: S; log: string },
): Promise<S> {
  await firstLogs(keyed).put(settings.prefix, { log: await firstOf(keyed, settings.prefix, log) }, 0)
  return topicsOfLog(keyed, { settings, log })
}

/** Leaves for another log word of up to where its events have been sent: its topics begin there. */
export async function carryRelays(keyed: KeyedStore, { from, to, translate }: Carrying): Promise<number> {
  const [relays, firsts] = [relayTable(keyed), firstLogs(keyed)]
  const tagged = (await firsts.list('', 10_000)).map(({ id }) => id)
  const untold = (await relays.list('', 10_000)).filter(({ id }) => !tagged.some((one) => id.startsWith(one)))
  for (const { id } of untold) {
    await firsts.put(id, { log: from }, 0)
  }
  let carried = 0
  for (const { id, value } of await firsts.list('', 10_000)) {
    const known = await relays.get(prefixFor(id, from, value.log))
    if (known !== null) {
      const goal = prefixFor(id, to, value.log)
      const position = await translate(known.value.position)
      // A chain that begins here: whoever stands before it reads the part before from the log.
      const begin = (partitions: readonly Position[]) => partitions.map(() => position)
      const { previous } = known.value
      const chains = { 'by-post': begin(previous['by-post']), 'by-user': begin(previous['by-user']) }
      await relays.put(goal, { position, previous: chains }, (await relays.get(goal))?.rev ?? 0)
      carried += 1
    }
  }
  return carried
}
