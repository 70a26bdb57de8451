import { SearchX } from 'lucide-react'
import { routes } from '../../lib/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pageWithOneMessage } from '../shared/page-styles.ts'
import { SearchBox } from '../shared/SearchBox.tsx'

interface NotFoundScreenProps {
  /** The heading, such as "Store not found". */
  readonly title?: string
  readonly text?: string
}

/** Something is not there; offers to search for it. */
export function NotFoundScreen({ title = 'Page not found', text }: NotFoundScreenProps) {
  return (
    <div className="wrap" css={pageWithOneMessage}>
      <EmptyState
        icon={<SearchX />}
        heading={title}
        text={text ?? 'It may have moved, or it never was here. Try a search.'}
        action={
          <div css={{ display: 'grid', gap: 'var(--s4)', justifyItems: 'center', width: 'min(100%, 26rem)' }}>
            <SearchBox label="Search deals" />
            <ButtonLink to={routes.home.to()}>Go to the home page</ButtonLink>
          </div>
        }
      />
    </div>
  )
}
