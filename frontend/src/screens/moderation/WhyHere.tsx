import { Bot, Flag, MessageSquareText, RotateCcw } from 'lucide-react'
import { isModelFinding, type CaseView } from '@deals/events'
import { backWords, reportedAs, reportedWords, waitsForDecision } from './case-words.ts'
import { Why } from './desk-styles.ts'

/** Why somebody should look at the post, each reason with its weight. */
export function WhyHere({ open }: { readonly open: CaseView }) {
  const { findings, reports, feedback, renewalSuggestedBy } = open
  const isEmpty = renewalSuggestedBy === null && findings.length === 0 && reports.length === 0 && feedback === null
  return (
    <>
      <h3>Why it is here</h3>
      {isEmpty ? (
        <p className="muted">
          {waitsForDecision(open)
            ? 'Nothing was reported or found: somebody sent it here, or it waits for the automatic check.'
            : 'Nothing was reported or found, and nothing of it waits.'}
        </p>
      ) : (
        <Why>
          {renewalSuggestedBy !== null && (
            <li>
              <RotateCcw aria-hidden="true" />
              <span>{backWords(renewalSuggestedBy)}</span>
            </li>
          )}
          {reportedAs(reports).map((kind) => (
            <li key={reportedWords(kind)}>
              <Flag aria-hidden="true" />
              <span>{reportedWords(kind)}</span>
            </li>
          ))}
          {findings.map(({ code, severity, evidence }) => (
            <li key={`${code} ${evidence}`}>
              <Bot aria-hidden="true" />
              <span>
                <strong>{severity === 'suspicious' ? 'Suspicious' : 'The check found'}</strong>: {evidence}
                {isModelFinding(code) && ' (noticed by a language model)'}
              </span>
            </li>
          ))}
          {feedback !== null && (
            <li>
              <MessageSquareText aria-hidden="true" />
              <span>
                <strong>A moderator wrote</strong>
                <q>{feedback}</q>
              </span>
            </li>
          )}
        </Why>
      )}
    </>
  )
}
