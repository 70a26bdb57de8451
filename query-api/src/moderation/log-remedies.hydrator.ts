import { isOutOfReach, type LogView } from '@deals/events'
import { sanctions, stores, type DeskActDoc, type SanctionDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import type { Members } from '../users/members.hydrator.ts'
import { isOfMember, isOfPost, type LogLine } from './log-lines.ts'
import { storeDecisions } from './store-decisions.hydrator.ts'

type StoreTo = NonNullable<LogView['entries'][number]['storeTo']>

/** How lines about members and stores are taken back, as far as they are the last word there. */
export interface LogRemedies {
  /** Restrictions that hold because of the line, by its event. */
  readonly lifted: ReadonlySet<string>
  /** What a store can be brought to, by the position of the line. */
  readonly storesTo: ReadonlyMap<DeskActDoc['position'], StoreTo>
}

const mostActs = 1_000

export async function logRemedies(
  asking: Asking,
  { lines, members }: { readonly lines: readonly LogLine[]; readonly members: Members },
): Promise<LogRemedies> {
  const userIds = lines.flatMap((line) => (isOfMember(line) && line.kind === 'UserSuspended' ? [line.userId] : []))
  const slugs = lines.flatMap((line) =>
    !isOfPost(line) && !isOfMember(line) && line.kind === 'StoreChanged' && line.slug !== undefined ? [line.slug] : [],
  )
  const [lifted, storesTo] = await Promise.all([
    inForce(asking, [...new Set(userIds)], members),
    lastOfStores(asking, [...new Set(slugs)]),
  ])
  return { lifted, storesTo }
}

/** Of each member the last restriction, where it holds still and the one who asks may decide about them. */
async function inForce(
  { readModels, viewer, now }: Asking,
  userIds: readonly string[],
  members: Members,
): Promise<ReadonlySet<string>> {
  const mine = userIds.filter((userId) => {
    const member = members.get(userId)
    return viewer !== null && member !== undefined && viewer.id !== userId && !isOutOfReach(viewer, member)
  })
  const about = { userId: { $in: mine }, kind: { $in: ['UserSuspended', 'UserReinstated'] } }
  const found =
    mine.length === 0
      ? []
      : await readModels.collection(sanctions).find(about, { sort: [['position', -1]], limit: mostActs })
  const last = new Map<string, SanctionDoc>(found.toReversed().map((one) => [one.userId, one]))
  const holds = ({ kind, until = Infinity }: SanctionDoc) => kind === 'UserSuspended' && until > now
  return new Set([...last.values()].filter(holds).map(({ eventId }) => eventId))
}

/** Of each store the last decision: a block is lifted by any moderator, everything else by whoever decided it. */
async function lastOfStores(asking: Asking, slugs: readonly string[]) {
  const [decided, known] = await Promise.all([
    storeDecisions(asking, slugs),
    asking.readModels.collection(stores).many([...slugs]),
  ])
  const found = new Map<DeskActDoc['position'], StoreTo>()
  for (const slug of slugs) {
    const [last, earlier] = decided.get(slug) ?? []
    // What was changed otherwise since is no more what the line says.
    if (last === undefined || known.get(slug)?.status !== last.code) {
      continue
    }
    if (last.code === 'blocked') {
      found.set(last.position, 'active')
    } else if (last.code === 'active' && last.actorId === asking.viewer?.id) {
      found.set(last.position, earlier?.code === 'blocked' ? 'blocked' : 'pending')
    }
  }
  return found
}
