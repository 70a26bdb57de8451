import type { ReactNode } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** A number that the order is made of, with what it is. */
export type Term = readonly [name: string, value: string]

interface WhyDialogProps {
  readonly title: string
  /** Undefined while it is on its way. */
  readonly answer: { readonly sentences: readonly string[]; readonly terms: readonly Term[] } | undefined
  readonly isError: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** The answer to "Why is this here?". */
export function WhyDialog({ title, answer, isError, onRetry, onClose }: WhyDialogProps) {
  return (
    <Dialog title="Why is this here?" description={title} open onOpenChange={onClose}>
      {answer === undefined && isError && <ErrorState text="Its place could not be read just now." onRetry={onRetry} />}
      {answer === undefined && !isError && <Skeleton height="8rem" />}
      {answer !== undefined && (
        <div css={{ display: 'grid', gap: 'var(--s3)', fontSize: 'var(--text-sm)' }}>
          {answer.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {answer.terms.length > 0 && <Terms terms={answer.terms} />}
        </div>
      )}
    </Dialog>
  )
}

const Terms = ({ terms }: { readonly terms: readonly Term[] }): ReactNode => (
  <FactList>
    {terms.map(([name, value]) => (
      <div key={name} css={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </FactList>
)
