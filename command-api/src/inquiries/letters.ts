import type { Json, Letter } from '@deals/events'
import type { Accounts, KeyedStore } from '@deals/accounts'
import type { Received } from './inquiries.commands.ts'

/** Where letters lie, by their kind. */
export const letterTables = { bug: 'bug-reports', contact: 'contact' } as const
type Kind = keyof typeof letterTables
/** One table is read whole: words are looked for in what people wrote, and no index of that outlives them. */
const everything = 2 ** 31 - 1

export interface StoredLetter {
  readonly kind: Kind
  readonly id: string
  readonly rev: number
  readonly value: Received
}

/** Every letter, the latest first. */
export async function allLetters(tables: KeyedStore): Promise<StoredLetter[]> {
  const kinds: readonly Kind[] = ['bug', 'contact']
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const entries = await tables.table<Received>(letterTables[kind]).list('', everything)
      return entries.map((entry) => ({ kind, ...entry }))
    }),
  )
  return found.flat().sort((a, b) => b.value.at - a.value.at || (a.id < b.id ? -1 : 1))
}

/** Only bug reports have numbers. */
export const kindOf = (id: string): Kind => (id.startsWith('BR-') ? 'bug' : 'contact')

/** Names of members by their ids; null for those who left. */
export type Names = (userId: string | null | undefined) => string | null

export async function namesOf(accounts: Accounts, letters: readonly StoredLetter[]): Promise<Names> {
  const ids = letters.flatMap(({ value: { userId, desk } }) => [userId, desk?.assigneeId, desk?.by])
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))]
  const found = await Promise.all(wanted.map(async (id) => [id, (await accounts.byId(id))?.username] as const))
  const names = new Map(found)
  return (userId) => (typeof userId === 'string' ? (names.get(userId) ?? null) : null)
}

/** A letter as staff read it. */
export function letterView(
  { kind, id, rev, value }: StoredLetter,
  { nameOf, addressOf }: { nameOf: Names; addressOf: (screenshot: string) => string },
): Letter {
  const { at, state, userId, fields, screenshots = [], desk } = value
  return {
    id,
    kind,
    state,
    version: rev,
    at: iso(at),
    reference: kind === 'bug' ? id : null,
    from: { username: nameOf(userId), name: textOf(fields['name']), email: textOf(fields['email']) },
    title: textOf(fields['title']),
    topic: textOf(fields['topic']),
    severity: textOf(fields['severity']),
    page: textOf(fields['page']),
    browser: textOf(fields['browser']),
    text: textOf(fields['description']) ?? textOf(fields['message']) ?? '',
    screenshots: screenshots.map(addressOf),
    assignee: nameOf(desk?.assigneeId),
    changed: desk === undefined ? null : { at: iso(desk.at), by: nameOf(desk.by) },
  }
}

/** Whether all the words stand in what the letter says, or who wrote it. */
export function says({ id, value: { fields } }: StoredLetter, words: string): boolean {
  const text = [id, ...Object.values(fields).flatMap((field) => textOf(field) ?? [])].join('\n').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const textOf = (field: Json | undefined): string | null => (typeof field === 'string' && field !== '' ? field : null)
const iso = (time: number) => new Date(time).toISOString()
