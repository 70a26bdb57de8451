import { Store } from 'lucide-react'
import { routes } from '../../app/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pageWithOneMessage } from '../shared/page-styles.ts'

/** The address names no store. */
export function StoreNotFound() {
  return (
    <div className="wrap" css={pageWithOneMessage}>
      <EmptyState
        icon={<Store />}
        heading="Store not found"
        text="No store has this address."
        action={<ButtonLink to={routes.stores.to()}>All stores</ButtonLink>}
      />
    </div>
  )
}
