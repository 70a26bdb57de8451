import { History } from 'lucide-react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pageWithOneMessage } from './page-styles.ts'

interface NothingSeenProps {
  readonly why: string
  /** The same page as it is now. */
  readonly now: string
}

/** In place of a page of the past of which there is nothing. */
export const NothingSeen = ({ why, now }: NothingSeenProps) => (
  <div className="wrap" css={pageWithOneMessage}>
    <EmptyState
      icon={<History />}
      heading="Nothing to be seen at that time"
      text={why}
      action={<ButtonLink to={now}>See it as it is now</ButtonLink>}
    />
  </div>
)
