import { dayMs, type JsonObject } from '@deals/events'
import type { Keyed, KeyedStore } from '@deals/accounts'
import { isUuid } from '@deals/events/platform'
import { done, type Outcome } from '../platform/outcome.ts'
import { refuse } from '../platform/refusal.ts'
import { draftPlaces, mostDrafts } from './draft-places.ts'

/** What a member has begun to write; its fields are whatever the form holds. */
export type SavedDraft = { fields: JsonObject; savedAt: number }
export interface DraftAnswer {
  readonly id: string
  readonly savedAt: string
  readonly fields: JsonObject
}

const keptMs = 30 * dayMs
const tooMany = refuse('conflict', { message: `You already have ${mostDrafts} drafts.` })

export interface Ports {
  readonly tables: KeyedStore
  readonly clock: { now(): number }
}

/** Unfinished posts, outside the log and forgotten after 30 days. */
export function draftCommands({ tables, clock }: Ports) {
  const drafts: Keyed<SavedDraft> = tables.table<SavedDraft>('saved-drafts')
  const places = draftPlaces({ tables, clock })
  const living = (userId: string) => livingDrafts({ drafts, clock }, prefixOf(userId))
  const named = async (userId: string, id: string) =>
    (await living(userId)).find((entry) => entry.id === prefixOf(userId) + id)
  return {
    list: async (userId: string): Promise<Outcome<{ drafts: DraftAnswer[] }>> => {
      const entries = await living(userId)
      const newestFirst = entries.sort((a, b) => b.value.savedAt - a.value.savedAt)
      return done({ drafts: newestFirst.map(({ id, value }) => answerOf(id.slice(prefixOf(userId).length), value)) })
    },
    read: async (userId: string, id: string): Promise<Outcome<DraftAnswer>> => {
      const entry = await named(userId, id)
      return entry === undefined ? refuse('draft-not-found') : done(answerOf(id, entry.value))
    },
    save: async (userId: string, id: string, fields: JsonObject): Promise<Outcome<DraftAnswer>> => {
      if (!isUuid(id)) {
        return refuse('not-understood', { message: 'The id of a draft is a uuid.' })
      }
      const entries = await living(userId)
      const before = entries.find((entry) => entry.id === prefixOf(userId) + id)
      if (before === undefined && entries.length >= mostDrafts) {
        return tooMany
      }
      if (before === undefined && !(await places.take(userId, id, entries.map(nameOf)))) {
        return tooMany
      }
      const value = { fields, savedAt: clock.now() }
      const isWritten = await drafts.put(prefixOf(userId) + id, value, before?.rev ?? 0)
      return isWritten ? done(answerOf(id, value)) : refuse('busy')
    },
    remove: async (userId: string, id: string): Promise<Outcome<{ removed: true }>> => {
      const entry = await named(userId, id)
      await (entry === undefined ? undefined : drafts.delete(entry.id, entry.rev))
      await places.free(userId, id)
      return done({ removed: true })
    },
  }
}

const answerOf = (id: string, { fields, savedAt }: SavedDraft): DraftAnswer => ({
  id,
  savedAt: new Date(savedAt).toISOString(),
  fields,
})

const prefixOf = (userId: string) => `${userId}/`
const nameOf = ({ id }: { id: string }) => id.slice(id.indexOf('/') + 1)

/** Drafts that are too old go when their member looks. */
async function livingDrafts({ drafts, clock }: { drafts: Keyed<SavedDraft>; clock: Ports['clock'] }, prefix: string) {
  const entries = await drafts.list(prefix, 100)
  const old = entries.filter(({ value }) => value.savedAt <= clock.now() - keptMs)
  await Promise.all(old.map(({ id, rev }) => drafts.delete(id, rev)))
  return entries.filter((entry) => !old.includes(entry))
}
