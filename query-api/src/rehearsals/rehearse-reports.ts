import { findingOfReports, isWeighedWhenMade, weighReports, type PostStatus, type SettingValues } from '@deals/events'
import type { HistoryDoc, ReadModels } from '@deals/projector/read-models'
import { saidOfHolding, type JudgedPost, type Trial } from './judged-posts.ts'
import {
  lastDecisions,
  linesOfPosts,
  reportsOfPosts,
  type RehearsedPosts,
  type ReportOfPost,
} from './rehearsed-posts.hydrator.ts'

/** When reports would have taken each reported post out of sight. */
export async function rehearseReports(
  readModels: ReadModels,
  { posts }: RehearsedPosts,
  { now, candidate }: Trial,
): Promise<JudgedPost[]> {
  const reports = await reportsOfPosts(readModels, posts)
  const reported = posts.filter(({ postId }) => reports.has(postId))
  const reportsOf = (postId: number) => reports.get(postId) ?? []
  // No more than all of them were ever open at once: what they do not hold together, they never did.
  const possible = reported.filter(({ postId }) =>
    [now, candidate].some((settings) => findingOfReports(weighReports(reportsOf(postId)), settings) !== null),
  )
  const [lines, decisions] = await Promise.all([
    linesOfPosts(readModels, possible),
    lastDecisions(readModels, reported),
  ])
  return reported.map((post) => {
    const own = reportsOf(post.postId)
    const heldAt = (settings: SettingValues) => firstHeld(lines.get(post.postId) ?? [], own, settings)
    return {
      post,
      now: heldAt(now),
      candidate: heldAt(candidate),
      people: saidOfHolding(decisions.get(post.postId), own),
    }
  })
}

type Line = Pick<HistoryDoc, 'kind' | 'at' | 'to' | 'stream'>

/** Reports take these out of sight, and no others. */
const seen: readonly (PostStatus | undefined)[] = ['active', 'ai-review']

/** When the reports that were open on a post, as they came and were answered, were first enough to hold it; null for never. */
export function firstHeld(
  lines: readonly Line[],
  reports: readonly ReportOfPost[],
  settings: SettingValues,
): number | null {
  const named = new Map(reports.map((report) => [report._id, report]))
  const open = new Map<string, ReportOfPost>()
  let status: PostStatus | undefined
  for (const line of lines) {
    status = line.to ?? status
    const id = line.stream.slice(line.stream.indexOf('-') + 1)
    const report = named.get(id)
    if (report !== undefined && line.kind === 'ReportResolved') {
      open.delete(id)
    } else if (report !== undefined && opening.includes(line.kind)) {
      open.set(id, report)
      const isAsked = line.kind === 'PostReported' && isWeighedWhenMade(report.reason) && seen.includes(status)
      if (isAsked && findingOfReports(weighReports([...open.values()]), settings) !== null) {
        return line.at
      }
    }
  }
  return null
}
const opening: readonly string[] = ['PostReported', 'ReportReopened']
