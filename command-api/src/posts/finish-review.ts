import type { DomainEvent, Finding } from '@deals/events'
import type { PostState } from './post.state.ts'

export interface FinishReview {
  readonly findings: readonly Finding[]
  readonly model: string
}

/** Ends the automatic review: suspicious posts go to the staff, fixable ones to their poster, the rest go live. */
export function finishReview({ findings, model }: FinishReview, state: PostState): DomainEvent[] {
  if (state.status !== 'ai-review') {
    return []
  }
  const { postId, authorId } = state
  const verdict = verdictOf(findings)
  const advised: DomainEvent = {
    type: 'PostReviewAdvised',
    data: { postId, verdict, confidence: 1, findings: [...findings], model },
  }
  if (verdict === 'pass') {
    return [advised, { type: 'PostApproved', data: { postId, authorId, from: 'ai-review', to: 'active' } }]
  }
  const to = verdict === 'suspicious' ? 'staff-review' : 'poster-review'
  const feedback = to === 'poster-review' ? feedbackOf(findings) : null
  const held: DomainEvent = {
    type: 'PostSentToReview',
    data: { postId, from: 'ai-review', to, feedback, findings: [...findings] },
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
