import { isDeepStrictEqual } from 'node:util'
import type { Json } from '@deals/events/platform'
import type { Keyed, KeyedStore } from './keyed.ts'

export interface CopiedKeyed {
  /** Entries of each copied table. */
  tables: Record<string, number>
  /** Entries that the other store holds with another value, as `table id`; they were left as they are. */
  different: string[]
}

/** What belongs to one running site and means nothing to another. */
const ofTheRunningSite = ['leases', 'letter-places']
/** How far somebody has come: it goes along, and where the other site has begun its own way that one counts. */
const ways = ['reactors', 'relay', 'relay-logs']
const isCarried = (id: string): boolean => id.startsWith('carried ')
/** A table is read as a whole: a keyed store holds what one site needs, not what it has ever done. */
const whole = 2 ** 31 - 1

/** Writes every entry of one store into another. What is there already is left as it is, and told where it differs. */
export async function copyKeyed(from: KeyedStore, to: KeyedStore): Promise<CopiedKeyed> {
  const copied: CopiedKeyed = { tables: {}, different: [] }
  const names = (await from.tables()).filter((name) => !ofTheRunningSite.includes(name))
  for (const name of names) {
    const [source, target] = [from.table<Json>(name), to.table<Json>(name)]
    const entries = await source.list('', whole)
    for (const { id, value } of entries) {
      if (ways.includes(name)) {
        const known = await target.get(id)
        await (known === null || isCarried(id) ? target.put(id, value, known?.rev ?? 0) : undefined)
      } else if (!(await isThere(target, id, value))) {
        copied.different.push(`${name} ${id}`)
      }
    }
    copied.tables[name] = entries.length
  }
  return copied
}

/** Puts the entry in unless there is one, and answers whether the store now holds this value. */
async function isThere(target: Keyed<Json>, id: string, value: Json): Promise<boolean> {
  return (await target.put(id, value, 0)) || isDeepStrictEqual((await target.get(id))?.value, value)
}
