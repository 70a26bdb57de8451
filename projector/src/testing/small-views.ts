import { beforeFirst, type Position, type DomainEvent } from '@deals/events'
import { createCodec, openMemoryLog, type EventLog, type Sealer } from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import { streamFor } from '@deals/events/testing'
import { projection } from '../platform/projection.ts'
import type { CollectionSchema } from '../platform/read-models.ts'
import type { Logger } from '../platform/run-options.ts'

/** Votes of one post. */
export interface Tally {
  postId: string
  votes: number
  voters: string[]
}
export const tallies: CollectionSchema<Tally> = {
  name: 'tallies',
  fields: { postId: 'text', votes: 'number', voters: 'texts' },
  indexes: [['-votes']],
}

/** One document per post; erasing a member reaches all posts on which the member voted. */
export const voteTallies = projection({
  name: 'vote-tallies',
  version: 1,
  collections: [tallies],
  handles: ['VoteCast', 'VoteCleared', 'UserErased'],
  key: (event) => ('postId' in event.data ? String(event.data.postId) : '*'),
  touches: (event) =>
    event.type === 'UserErased'
      ? [{ collection: tallies, where: { field: 'voters', equals: event.data.userId } }]
      : 'postId' in event.data
        ? [{ collection: tallies, id: String(event.data.postId) }]
        : [],
  evolve(documents, event) {
    if (event.type === 'UserErased') {
      for (const [id, tally] of documents.matching(tallies)) {
        documents.put(tallies, id, { ...tally, voters: tally.voters.filter((one) => one !== event.data.userId) })
      }
    } else if (event.type === 'VoteCast' || event.type === 'VoteCleared') {
      const id = String(event.data.postId)
      const tally = documents.get(tallies, id) ?? { postId: id, votes: 0, voters: [] }
      const value = event.type === 'VoteCast' ? event.data.value : 0
      const others = tally.voters.filter((one) => one !== event.data.userId)
      const voters = value === 0 ? others : [...others, event.data.userId]
      documents.put(tallies, id, { postId: id, votes: tally.votes + value - event.data.previous, voters })
    }
  },
})

export interface Title {
  title: string
  edits: number
}
export const titles: CollectionSchema<Title> = { name: 'titles', fields: {}, indexes: [], search: { title: 1 } }

/** One document per post, removed with it. */
export const postTitles = projection({
  name: 'post-titles',
  version: 1,
  collections: [titles],
  handles: ['PostSubmitted', 'PostEdited', 'PostDeleted'],
  key: (event) => ('postId' in event.data ? String(event.data.postId) : '*'),
  touches: (event) => ('postId' in event.data ? [{ collection: titles, id: String(event.data.postId) }] : []),
  evolve(documents, event) {
    if (event.type === 'PostSubmitted') {
      documents.put(titles, String(event.data.postId), { title: event.data.title, edits: 0 })
    } else if (event.type === 'PostDeleted') {
      documents.remove(titles, String(event.data.postId))
    } else if (event.type === 'PostEdited') {
      const id = String(event.data.postId)
      const before = documents.get(titles, id) ?? { title: '', edits: 0 }
      documents.put(titles, id, { title: event.data.changes.title ?? before.title, edits: before.edits + 1 })
    }
  },
})

/** Sealing is none of the business of these tests, and another process has to read what was told. */
const openSealer: Sealer = {
  seal: async (_subject, _context, text) => text,
  openerFor: async () => (text) => text,
  destroy: async () => {},
  forget: () => {},
}
export const testCodec = createCodec({ sealer: openSealer })

/** A log that takes domain events. */
export interface TestLog {
  log: EventLog
  /** Appends events, each to the stream that its type belongs to, and answers the position of the last. */
  tell(...events: DomainEvent[]): Promise<Position>
}

export function openTestLog(log: EventLog = openMemoryLog(), codec = testCodec): TestLog {
  return {
    log,
    async tell(...events) {
      let position = beforeFirst
      for (const event of events) {
        const commandId = newUuid()
        const actor = { id: 'ann', kind: 'user' as const }
        const meta = { commandId, correlationId: commandId, causationId: commandId, actor }
        const stream = streamFor(event)
        const encoded = await codec.encode([{ type: event.type, data: event.data } as DomainEvent], {
          stream,
          meta,
        })
        position = (await log.append(stream, encoded, { expected: 'any' })).position
      }
      return position
    },
  }
}

/** Hears what a projector says, and keeps it. */
export function listeningLogger(): Logger & { said: string[] } {
  const said: string[] = []
  const hear = (_about: object, message: string) => void said.push(message)
  return { said, info: hear, warn: hear, error: hear }
}
