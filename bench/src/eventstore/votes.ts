import { join } from 'node:path'
import { pino } from 'pino'
import {
  createCallers,
  createCommandContext,
  createCommands,
  createSystemCommands,
  followStreams,
  invocationOf,
  type Caller,
  type CommandContext,
} from '@deals/command-api/app'
import { openMemoryKeyedStore } from '@deals/accounts'
import type { EventLog } from '@deals/event-log'
import { openSqliteReadModels } from '@deals/projector/read-models'
import { createSystemQueries } from '@deals/query-api/app'
import { masterKey } from '../a-codec.ts'
import { costOf, type Cost } from './cost.ts'
import { withWriters } from './with-writers.ts'

const writers = 24
const posts = 10

/** Votes of 24 members, given as commands to command-api without a server before it. */
export async function votes(log: EventLog, directory: string, count: number): Promise<Cost> {
  const readModels = openSqliteReadModels({ file: join(directory, 'no-read-models.db') })
  const context = createCommandContext({
    log,
    masterKey,
    store: openMemoryKeyedStore(),
    dataDir: directory,
    rateLimits: 'off',
    queries: createSystemQueries(readModels, Date.now),
    publicUrl: 'http://localhost',
    logger: pino({ level: 'silent' }),
  })
  const following = followStreams(context)
  try {
    const members = await Promise.all(Array.from({ length: writers }, (_, at) => aMember(context, at)))
    const postIds = await Promise.all(Array.from({ length: posts }, (_, at) => aLivePost(context, members[0], at)))
    const { castVote } = createCommands(context)
    const vote = async (at: number, writer: number) => {
      const caller = await callerOf(context, members[writer])
      const outcome = await castVote({ caller, by: invocationOf(caller), postId: postIds[at % posts] ?? 0, value: 1 })
      if ('refused' in outcome) {
        throw new Error(`a vote was refused: ${outcome.refused}`)
      }
    }
    await withWriters({ count: count / 4, writers }, vote)
    return await costOf(count, () => withWriters({ count, writers }, vote))
  } finally {
    await following.stop()
    await readModels.close()
  }
}

/** Answers the id of a new member. */
async function aMember(context: CommandContext, at: number): Promise<string> {
  const { registerUser } = createCommands({ ...context, imported: true })
  const made = await registerUser({ username: `voter${at}`, password: 'of the bench', passwordHash: 'none' })
  if ('refused' in made) {
    throw new Error(`voter${at} could not join: ${made.refused}`)
  }
  return made.answer.userId
}

async function callerOf(context: CommandContext, userId = ''): Promise<Caller> {
  const caller = await createCallers(context).callerOf(userId)
  if (caller === null) {
    throw new Error('a member is gone')
  }
  return caller
}

async function aLivePost(context: CommandContext, author = '', at: number): Promise<number> {
  const caller = await callerOf(context, author)
  const title = `Which lamp number ${at} lasts longest?`
  const form = {
    type: 'discussion',
    title,
    content: `Mine break each year, and I am tired of buying number ${at}.`,
    categorySlug: 'techelectronics',
  }
  const { submitPost } = createCommands({ ...context, imported: true })
  const outcome = await submitPost({ caller, by: invocationOf(caller), form: { ...form, type: 'discussion' } })
  if ('refused' in outcome) {
    throw new Error(`a post was refused: ${JSON.stringify(outcome)}`)
  }
  const { id: postId } = outcome.answer
  await createSystemCommands(context).finishReview({ causationId: title, postId, findings: [], model: 'none' })
  return postId
}
