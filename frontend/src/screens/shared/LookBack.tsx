import type { ReactNode } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'

interface LookBackProps {
  /** What is shown, and as of when. */
  readonly title: string
  /** The same as it is now. */
  readonly now: string
  readonly children: ReactNode
}

/** Says above a page of the past that it is one, and leads to now. */
export const LookBack = ({ title, now, children }: LookBackProps) => (
  <div css={{ margin: 'var(--s4) 0' }}>
    <Alert variant="warn" title={title}>
      {children}{' '}
      <Anchor to={now} css={{ fontWeight: 600, textDecoration: 'underline' }}>
        See it as it is now
      </Anchor>
    </Alert>
  </div>
)
