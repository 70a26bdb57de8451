import { createSessions, openSqliteKeyedStore } from '@deals/accounts'
import { openSqliteLog } from '@deals/event-log'
import { filesIn, reactFrom } from '@deals/process/base'
import { aCodec } from './a-codec.ts'
import { authorOf, memberCount, shelfOf } from './grown-docs.ts'
import type { FoldedLog } from './grown-site.ts'
import { randomOf } from './random.ts'
import { beginningsOf, siteHistory, submitted, type Happening } from './site-history.ts'
import { postFacts } from './site-words.ts'
import { writeLog } from './write-log.ts'

/** The log of a site with so many posts, all of whose events have brought their jobs, and sessions of its first members. */
export async function writeGrownLog(
  directory: string,
  { posts, members }: { posts: number; members: number },
): Promise<FoldedLog & { cookies: readonly string[] }> {
  const { log: file, accounts } = filesIn(directory)
  const keyed = openSqliteKeyedStore({ file: accounts })
  await writeLog(file, grownHistory(posts), aCodec(keyed))
  const log = await openSqliteLog({ file, writer: 'inline', readOnly: true })
  const [identity, head] = [await log.identity(), await log.head()]
  await log.close()
  await reactFrom(keyed, { log: identity, position: head })
  const sessions = createSessions(keyed)
  const cookies: string[] = []
  for (let member = 0; member < members; member += 1) {
    const { token } = await sessions.start(`member-${member}`, 'bench')
    cookies.push(`session=${token}`)
  }
  await keyed.close()
  return { identity, head, cookies }
}

function* grownHistory(posts: number): Generator<Happening> {
  yield* siteHistory(beginningsOf(memberCount), memberCount)
  const random = randomOf(posts)
  for (let at = 0; at < posts; at += 1) {
    yield submitted({ ...postFacts(random), postId: at + 1, authorId: authorOf(at), ...shelfOf(at) })
  }
}
