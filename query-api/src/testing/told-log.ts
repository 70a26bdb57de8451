import { pino } from 'pino'
import { beforeFirst, type DomainEvent, type EventMeta, type Position } from '@deals/events'
import { unlimited } from '@deals/process/limits'
import { createCodec, createVoteLeaves, openMemoryLog } from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import { actorOf, ann, firstTime, streamFor, type Told } from '@deals/events/testing'
import { createAccounts, createFeedKeys, openMemoryKeyedStore } from '@deals/accounts'
import { testSealer } from '@deals/accounts/testing'
import { createPostLog, createVoteLog, projections, startProjector, type ProjectionStore } from '@deals/projector/app'
import type { ReadModels } from '@deals/projector/read-models'
import type { QueryContext } from '../platform/ports.ts'

const day = 86_400_000
export const logger = pino({ level: 'silent' })

/** A log that tests append to, and an API's context over any documents that are folded from it. */
export function openToldLog({ now = firstTime + 10 * day, token = null as string | null, limits = unlimited } = {}) {
  const clock = { now }
  const owners = rememberOwners()
  const log = openMemoryLog({ now: () => clock.now })
  const codec = createCodec({ sealer: testSealer() })
  const leaves = createVoteLeaves(Buffer.alloc(32, 7))
  const keyed = openMemoryKeyedStore()
  const accounts = createAccounts(keyed)
  const feedKeys = createFeedKeys(keyed)
  const sessionOf = (userId: string) => ({ id: userId, userId, created: 0, lastSeen: 0, expires: Infinity, label: '' })
  return {
    clock,
    accounts,
    feedKeys,
    log,
    codec,
    leaves,
    fold: (store: ProjectionStore) => startProjector({ log, codec, store, logger, projections }),
    /** Appends events; the position of the last one. */
    append: async (...events: readonly Told[]): Promise<Position> => {
      let last = beforeFirst
      for (const { told = {}, ...event } of events) {
        const stream = told.stream ?? streamFor(event)
        const meta = metaOf(told.by ?? ann, told.at ?? told.occurredAt ?? firstTime)
        const encoded = await codec.encode([event], { stream, meta, subject: owners.of(event) })
        last = (await log.append(stream, encoded, { expected: 'any' })).position
      }
      return last
    },
    contextOver: (readModels: ReadModels): QueryContext => ({
      readModels,
      sessions: { find: async (found) => (found.startsWith('token-') ? sessionOf(found.slice(6)) : null) },
      accounts,
      feedKeys,
      postLog: createPostLog({ log, codec, readModels, projections }),
      voteLog: createVoteLog({ log, codec, readModels, leaves }),
      clock: () => clock.now,
      limits,
      logger,
      internalToken: token,
      publicUrl: 'https://deals.example',
    }),
  }
}

/** The headers of a member, or of a visitor. */
export const asSaid = (as: string | undefined): Record<string, string> =>
  as === undefined ? {} : { cookie: `session=token-${as}` }

/** Whose key seals the text of an event: its author's, or of what it is about. */
function rememberOwners() {
  const authors = new Map<string, string>()
  return {
    of: ({ data }: DomainEvent): string => {
      const about = 'commentId' in data ? `comment ${data.commentId}` : 'postId' in data ? `post ${data.postId}` : ''
      if ('authorId' in data && !authors.has(about)) {
        authors.set(about, data.authorId)
      }
      return 'userId' in data ? data.userId : (authors.get(about) ?? ann)
    },
  }
}

function metaOf(by: string, occurredAt: number): Omit<EventMeta, 'v' | 'keys'> {
  const commandId = newUuid()
  return { commandId, correlationId: commandId, causationId: commandId, actor: actorOf(by), occurredAt }
}
