import { createSessions, openKeyedStore } from '@deals/accounts'
import { filesIn } from '@deals/process/base'
import { aCodec, masterKey } from './a-codec.ts'
import { postIdsIn } from './read-answers.ts'
import { untilQuiet } from './processor.ts'
import { withSiteOver } from './running-site.ts'
import { beginningsOf, siteHistory } from './site-history.ts'
import { writeLog } from './write-log.ts'

/** Of these about 9,900 are posts, 26,000 comments and 230,000 votes. */
export const usualEvents = 350_000

interface SiteSize {
  events?: number | undefined
  /** Members that are signed in. */
  members: number
  /** Members it has, where not as many as a busy site. */
  crowd?: number
  /** Where it keeps what is not the log, if not in files of the directory. */
  mongoUrl?: string | undefined
}

/** Writes the log of a busy site, and sessions of its first members. Answers their cookies. */
export async function writeLargeSite(
  directory: string,
  { events = usualEvents, members, crowd, mongoUrl }: SiteSize,
): Promise<string[]> {
  const beginnings = beginningsOf(crowd)
  if (events <= beginnings) {
    throw new Error(`A site of ${events} events has no post yet: its first ${beginnings} are stores and members.`)
  }
  const { log, accounts } = filesIn(directory)
  const keyed = await openKeyedStore({ file: accounts, mongoUrl })
  await writeLog(log, siteHistory(events, crowd), aCodec(keyed))
  const sessions = createSessions(keyed)
  const cookies: string[] = []
  for (let member = 1; member <= members; member += 1) {
    const { token } = await sessions.start(`member-${member}`, 'bench')
    cookies.push(`session=${token}`)
  }
  await keyed.close()
  return cookies
}

export interface LargeSite {
  origin: string
  pid: number
  /** A post that many have voted and commented on. */
  postId: number
  /** Posts that are listed, the newest first; of a site with very many not all. */
  postIds: readonly number[]
}

/** The built site over such a directory, as it comes up. */
export const startLargeSite = <T>(
  directory: string,
  work: (origin: string, pid: number) => Promise<T>,
  stores: Record<string, string> = {},
): Promise<T> =>
  // Its members are in the log alone; nobody has to sign in.
  withSiteOver(directory, { MASTER_KEY: masterKey.toString('base64'), ACCOUNTS_LOST: 'accept', ...stores }, work)

/** The built site over such a directory, in one process, once everything is folded and all jobs are done. */
export function withLargeSite<T>(
  directory: string,
  work: (site: LargeSite) => Promise<T>,
  stores?: Record<string, string>,
): Promise<T> {
  const onceQuiet = async (origin: string, pid: number) => {
    await untilQuiet(pid)
    const [postId = 0] = await idsOf(`${origin}/api/posts?sortOrder=popularity_desc&limit=1`)
    return work({ origin, pid, postId, postIds: await allIds(`${origin}/api/posts?sortOrder=newest&limit=100`) })
  }
  return startLargeSite(directory, onceQuiet, stores)
}

const idsOf = async (url: string): Promise<number[]> => postIdsIn(await (await fetch(url)).json())

/** More than are asked for while an answer is kept. */
const mostIds = 10_000

async function allIds(list: string): Promise<number[]> {
  const ids: number[] = []
  for (let [page, isMore] = [1, true]; isMore && ids.length < mostIds; page += 1) {
    const found = await idsOf(`${list}&page=${page}`)
    ids.push(...found)
    isMore = found.length > 0
  }
  return ids
}
