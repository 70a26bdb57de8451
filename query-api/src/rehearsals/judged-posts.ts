import {
  type PeopleSaid,
  type PosterOutcome,
  type RehearsedPost,
  type RehearsedRule,
  type RuleRehearsal,
  type RuleTally,
  type SettingValues,
} from '@deals/events'
import type { PostDoc } from '@deals/projector/read-models'
import { iso, isoOrNull } from '../platform/iso.ts'
import type { ReportOfPost } from './rehearsed-posts.hydrator.ts'

/** The numbers that hold, and those that are tried. */
export interface Trial {
  readonly now: SettingValues
  readonly candidate: SettingValues
}

/** A post that a rule has something to say about: when each form of it hits (ms), and what people decided. */
export interface JudgedPost {
  readonly post: PostDoc
  readonly now: number | null
  readonly candidate: number | null
  readonly people: PeopleSaid | null
}

/** Whether a decision says that a post was rightly held; that a deal is over says neither. */
const saidBy: Readonly<Record<PosterOutcome, PeopleSaid | null>> = {
  removed: 'right',
  merged: 'right',
  asked: 'right',
  approved: 'wrong',
  restored: 'wrong',
  renewed: 'wrong',
  ended: null,
}

/** What people decided about holding a post: its own decision, or else what became of the reports on it. */
export function saidOfHolding(
  decided: { readonly outcome: PosterOutcome } | undefined,
  reports: readonly Pick<ReportOfPost, 'outcome' | 'reason'>[] = [],
): PeopleSaid | null {
  if (decided !== undefined) {
    return saidBy[decided.outcome]
  }
  // That a deal is over is another matter than that a post should not be seen.
  const answered = reports.filter(({ reason, outcome }) => reason !== 'expired' && outcome !== undefined)
  if (answered.some(({ outcome }) => outcome === 'upheld')) {
    return 'right'
  }
  return answered.length > 0 ? 'wrong' : null
}

const shownPosts = 25

/** A rule as it is and as it would be. */
export function rehearsalOf(rule: RehearsedRule, judged: readonly JudgedPost[]): RuleRehearsal {
  const shown = judged.filter(({ now, candidate, people }) => now !== null || candidate !== null || people === 'right')
  const first = shown.toSorted((left, right) => rankOf(left) - rankOf(right))
  return {
    rule,
    concerned: judged.length,
    now: tallyOf(judged.map(({ now, people }) => ({ isHit: now !== null, people }))),
    candidate: tallyOf(judged.map(({ candidate, people }) => ({ isHit: candidate !== null, people }))),
    posts: first.slice(0, shownPosts).map(shownPost),
  }
}

/** Where the two forms differ comes first, then what they hit, then what they miss; the newest first in each. */
function rankOf({ now, candidate }: JudgedPost): number {
  if ((now === null) !== (candidate === null)) {
    return 0
  }
  return now === null ? 2 : 1
}

function tallyOf(found: readonly { isHit: boolean; people: PeopleSaid | null }[]): RuleTally {
  const hit = found.filter(({ isHit }) => isHit)
  const saying = (people: PeopleSaid | null) => hit.filter((one) => one.people === people).length
  return {
    hits: hit.length,
    right: saying('right'),
    wrong: saying('wrong'),
    undecided: saying(null),
    missed: found.filter(({ isHit, people }) => !isHit && people === 'right').length,
  }
}

const shownPost = ({ post, now, candidate, people }: JudgedPost): RehearsedPost => ({
  postId: post.postId,
  title: post.title,
  status: post.status,
  submittedAt: iso(post.submittedAt),
  now: isoOrNull(now),
  candidate: isoOrNull(candidate),
  people,
})
