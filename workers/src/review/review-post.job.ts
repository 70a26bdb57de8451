import { findingOfNewcomer, hostIn, type Finding, type Inspection, type PostForJobs } from '@deals/events'
import { DoNotRetry, type Job, type JobHandler } from '../platform/job-queue.ts'
import { causeOf, missingPost, postJob, type WorkContext } from '../platform/work.ts'
import { askForReview } from './ask-for-review.ts'
import { categoryFindings } from './category-check.ts'
import { likenessFindings } from './likeness-checks.ts'
import { pageFindings } from './page-checks.ts'
import { pictureFindings } from './picture-checks.ts'
import { reviewModel, reviewPost, type StoreOfHost } from './review-checks.ts'

/** Why a post is reviewed. */
interface Occasion {
  readonly causationId: string
  readonly correlationId?: string
  /** It was live and somebody changed it. */
  readonly isAnew?: boolean
  /** Nothing that was looked at beside its words was changed: what was seen then stands. */
  readonly isSeen?: boolean
}

/** The automatic review of a post. What cannot be had in a few seconds is left out, so a valid post is soon live. */
export function reviewPostJob(context: WorkContext): JobHandler {
  return postJob(async (task, job) => {
    const post = await context.queries.post({ postId: task.postId, minPosition: task.position })
    if (post === null) {
      throw missingPost(task, job)
    }
    const occasion = { ...causeOf(task), isAnew: saysYes(job, 'isAnew'), isSeen: saysYes(job, 'isSeen') }
    if (!occasion.isAnew || post.status === 'active') {
      await finishReview(context, occasion, post)
    }
  })
}

const saysYes = ({ payload }: Job, name: string): boolean => payload[name] === true

export async function finishReview(context: WorkContext, occasion: Occasion, post: PostForJobs): Promise<void> {
  const { isSeen = false, isAnew = false, ...cause } = occasion
  const seen = isSeen ? (post.reviewed?.seen ?? undefined) : await inspect(context, post)
  const store = await storeOf(context, post.dealUrl)
  const checked = [
    ...reviewPost(post, store),
    ...categoryFindings(post),
    ...(seen === undefined ? [] : await findingsOfSight(context, { post, store }, seen)),
    ...(await findingsOfLikeness(context, post, { seen, isAnew })),
    ...(isAnew ? [] : await findingsOfNewcomer(context, post)),
  ]
  const { findings: added, asked } = await askForReview(context, { post, seen, findings: checked })
  const found = [...checked, ...added]
  const findings = isAnew ? found.map((finding) => unlessKnown(finding, post)) : found
  const about = { ...cause, postId: post.postId, findings, model: reviewModel, ...(asked && { asked }) }
  await context.commands.finishReview({ ...about, ...(seen && { seen }), ...(isAnew && { isAnew }) })
}

async function findingsOfNewcomer(
  { queries }: WorkContext,
  { authorTrust: trust, authorPublished: published }: PostForJobs,
): Promise<Finding[]> {
  // Asked only where it matters: most posts are of members who are known.
  return trust > 0 ? [] : [findingOfNewcomer({ trust, published }, await queries.siteSettings({})) ?? []].flat()
}

/** What was found before, and let pass by whoever looked at it, stops nothing a second time. */
function unlessKnown(finding: Finding, { reviewed }: PostForJobs): Finding {
  const isKnown = reviewed?.findings.some(
    ({ code, evidence, words }) =>
      code === finding.code && evidence === finding.evidence && lengthOf(words) === lengthOf(finding.words),
  )
  return isKnown === true ? { ...finding, severity: 'info' } : finding
}

/** What a model finds has the same sentence for all words: others are known by their length, wherever they moved to. */
const lengthOf = (words: Finding['words']): number | null => (words === undefined ? null : words.to - words.from)

/** What lies behind the link and on the pictures, where the other process can look at it. */
async function inspect(
  { commands }: WorkContext,
  { dealUrl, imageUrls = [] }: PostForJobs,
): Promise<Inspection | undefined> {
  try {
    return await commands.inspectPost({ dealUrl, imageUrls })
  } catch (error) {
    if (error instanceof DoNotRetry) {
      return undefined
    }
    throw error
  }
}

async function storeOf({ queries }: WorkContext, address: string | null): Promise<StoreOfHost> {
  const host = hostIn(address)
  return host === null ? null : queries.storeByHost({ host })
}

/** `store` is that of the post's link. */
async function findingsOfSight(
  context: WorkContext,
  { post, store }: { post: PostForJobs; store: StoreOfHost },
  { page, pictures }: Inspection,
): Promise<Finding[]> {
  const landsAt = page?.address ?? null
  const landing = hostIn(landsAt) === hostIn(post.dealUrl) ? store : await storeOf(context, landsAt)
  return [...pageFindings(post, page, landing), ...pictureFindings(post, pictures)]
}

const sinceDays = 60
const mostCompared = 20
/** Signs of a picture that is nearly of one brightness say nothing: any other such picture has the same. */
const isTelling = (hash: string): boolean => (hash.match(/[^0]/g) ?? []).length >= 4

async function findingsOfLikeness(
  { queries }: WorkContext,
  { postId, title, storeSlug, urlKey = null, price, type }: PostForJobs,
  { seen, isAnew }: { seen: Inspection | undefined; isAnew: boolean },
): Promise<Finding[]> {
  if (type === 'discussion') {
    return []
  }
  const hashes = (seen?.pictures ?? []).map(({ hash }) => hash).filter(isTelling)
  const [similar, pictures] = await Promise.all([
    queries.similarPosts({ urlKey, storeSlug, title, sinceDays, limit: mostCompared }),
    hashes.length === 0 ? [] : queries.alikePictures({ postId, hashes, limit: mostCompared }),
  ])
  return likenessFindings({ postId, price }, { similar, pictures, isAnew })
}
