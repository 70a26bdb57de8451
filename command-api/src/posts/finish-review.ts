import type { DomainEvent, Finding, Inspection } from '@deals/events'
import type { PostState } from './post.state.ts'

export interface FinishReview {
  readonly findings: readonly Finding[]
  readonly model: string
  /** What was looked at beside the words of the post. */
  readonly seen?: Inspection | undefined
  /** The review of a live post that was changed. */
  readonly isAnew?: boolean | undefined
}

/**
 * Ends the automatic review: suspicious posts go to the staff, fixable ones to their poster, the rest go live or stay
 * so. What is live is judged like what is new, else an edit would be a way around the review.
 */
export function finishReview({ findings, model, seen, isAnew = false }: FinishReview, state: PostState): DomainEvent[] {
  const { status } = state
  if (status === 'missing' || status !== (isAnew ? 'active' : 'ai-review')) {
    return []
  }
  const { postId, authorId } = state
  const verdict = verdictOf(findings)
  const advised: DomainEvent = {
    type: 'PostReviewAdvised',
    data: { postId, verdict, confidence: 1, findings: [...findings], model, ...(seen && { seen }) },
  }
  if (verdict === 'pass') {
    const approved: DomainEvent = { type: 'PostApproved', data: { postId, authorId, from: 'ai-review', to: 'active' } }
    return isAnew ? [advised] : [advised, approved]
  }
  const to = verdict === 'suspicious' ? 'staff-review' : 'poster-review'
  const feedback = to === 'poster-review' ? feedbackOf(findings) : null
  const held: DomainEvent = {
    type: 'PostSentToReview',
    data: { postId, from: status, to, feedback, findings: [...findings] },
  }
  return [advised, held]
}

function verdictOf(findings: readonly Finding[]): 'pass' | 'fixable' | 'suspicious' {
  const severities = findings.map(({ severity }) => severity)
  if (severities.includes('suspicious')) {
    return 'suspicious'
  }
  return severities.includes('fixable') ? 'fixable' : 'pass'
}

function feedbackOf(findings: readonly Finding[]): string {
  return findings
    .filter(({ severity }) => severity === 'fixable')
    .map(({ evidence }) => evidence)
    .join('\n')
    .slice(0, 1000)
}
