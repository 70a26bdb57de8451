import type { Keyed } from '@deals/accounts'
import { StoreProblem } from '@deals/storage'
import type { JsonObject } from '@deals/events/platform'

/** What a checkpoint says of the log whose positions it holds; those from before logs had an identity say nothing. */
export type OfLog = { log?: string }

const most = 10_000
const carriedTo = (log: string): string => `carried ${log} `

interface Changing<T extends JsonObject> {
  table: Keyed<T>
  id: string
}

async function put<T extends JsonObject>({ table, id }: Changing<T>, value: T): Promise<void> {
  await table.put(id, value, (await table.get(id))?.rev ?? 0)
}

async function remove<T extends JsonObject>({ table, id }: Changing<T>): Promise<void> {
  await table.delete(id, (await table.get(id))?.rev ?? 0)
}

/**
 * Makes the checkpoints whose ids begin with a name those of this log. What stands for another log is kept for the way
 * back, and what a copy has carried over takes its place. Throws StoreProblem where nothing was carried over.
 */
export async function settleCheckpoints<T extends OfLog & JsonObject>(
  table: Keyed<T>,
  { name, log }: { name: string; log: string },
): Promise<void> {
  const known = await table.list(name, most)
  const others = known.filter(({ value }) => value.log !== undefined && value.log !== log)
  if (others.length === 0) {
    return
  }
  const carried = await table.list(carriedTo(log), most)
  if (carried.length === 0) {
    throw new StoreProblem(nothingCarried)
  }
  await setAside(table, others)
  const ids = carried.map(({ id }) => id.slice(carriedTo(log).length))
  for (const { id } of known.filter((one) => !ids.includes(one.id))) {
    await remove({ table, id })
  }
  for (const [at, id] of ids.entries()) {
    const value = carried[at]?.value
    await (value === undefined ? undefined : put({ table, id }, value))
  }
  for (const { id } of carried) {
    await remove({ table, id })
  }
}

/** Keeps what stands for other logs, for the way back to them. */
export async function setAside<T extends OfLog & JsonObject>(
  table: Keyed<T>,
  entries: readonly { id: string; value: T }[],
): Promise<void> {
  for (const { id, value } of entries) {
    await (value.log === undefined ? undefined : put({ table, id: carriedTo(value.log) + id }, value))
  }
}

const nothingCarried =
  'Letters, alerts and scores were last brought by events of another event log, so nobody knows which events of this one still have to: ' +
  'give "npm run ops -- copy-log" over the other log (and "copy-accounts", where the accounts move too), ' +
  'or "npm run ops -- react-from-now" to leave out what this log holds already.'

/** Leaves checkpoints for another log beside those of this one. `translate` gives each the positions of that log. */
export async function carryCheckpoints<T extends OfLog & JsonObject>(
  table: Keyed<T>,
  { name, from, to, translate }: { name: string; from: string; to: string; translate: (value: T) => Promise<T> },
): Promise<number> {
  const known = await table.list(name, most)
  const own = known.filter(({ value: { log = from } }) => log === from)
  for (const { id, value } of own) {
    await put({ table, id: carriedTo(to) + id }, { ...(await translate(value)), log: to })
    await put({ table, id }, { ...value, log: from })
  }
  return own.length
}
