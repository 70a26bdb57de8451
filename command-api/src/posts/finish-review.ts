import {
  isModelFinding,
  quoteOf,
  type DomainEvent,
  type Finding,
  type Inspection,
  type ModelAsked,
  type QuotedTexts,
} from '@deals/events'
import type { PostState } from './post.state.ts'

export interface FinishReview {
  readonly findings: readonly Finding[]
  readonly model: string
  /** What was looked at beside the words of the post. */
  readonly seen?: Inspection | undefined
  /** The language model that looked at it beside the built-in checks. */
  readonly asked?: ModelAsked | undefined
  /** The review of a live post that was changed. */
  readonly isAnew?: boolean | undefined
}

/**
 * Ends the automatic review: suspicious posts go to the staff, fixable ones to their poster, the rest go live or stay
 * so. What is live is judged like what is new, else an edit would be a way around the review.
 */
export function finishReview(review: FinishReview, state: PostState): DomainEvent[] {
  const { findings, model, seen, asked, isAnew = false } = review
  const { status } = state
  if (status === 'missing' || status !== (isAnew ? 'active' : 'ai-review')) {
    return []
  }
  const { postId, authorId, type, fields } = state
  const verdict = verdictOf(findings)
  const advised: DomainEvent = {
    type: 'PostReviewAdvised',
    data: {
      postId,
      verdict,
      confidence: 1,
      findings: [...findings],
      model,
      ...(seen && { seen }),
      ...(asked && { asked }),
    },
  }
  if (verdict === 'pass') {
    const approved: DomainEvent = {
      type: 'PostApproved',
      data: { postId, authorId, from: 'ai-review', to: 'active', type },
    }
    return isAnew ? [advised] : [advised, approved]
  }
  const to = verdict === 'suspicious' ? 'staff-review' : 'poster-review'
  const feedback = to === 'poster-review' ? feedbackOf(findings, { ...fields, page: seen?.page?.title ?? '' }) : null
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

function feedbackOf(findings: readonly Finding[], texts: QuotedTexts): string {
  return findings
    .filter(({ severity }) => severity === 'fixable')
    .map((finding) => (isModelFinding(finding.code) ? quoting(finding, texts) : finding.evidence))
    .join('\n')
    .slice(0, 1000)
}

/** The poster reads which words are meant, and that no person thought so yet. */
function quoting(finding: Finding, texts: QuotedTexts): string {
  const quote = quoteOf(finding, texts)
  return `${finding.evidence} A language model noticed this${quote === null ? '' : ` in “${quote}”`}.`
}
