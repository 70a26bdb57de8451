import styled from '@emotion/styled'
import { counted, type ListedStore } from '@deals/events'
import { routes } from '../../lib/routes.ts'
import { Card } from '../../ui/Card.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StoreMark } from '../../ui/StoreMark.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'

/** Stores side by side. */
export const StoreGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--s3);
`

const Root = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--s3);
  min-height: 5.25rem;
  padding: var(--s4);
  & h2 {
    font-size: var(--text-md);
    letter-spacing: 0;
  }
  & p {
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
`

/** A store among others. */
export function StoreCard({ store }: { readonly store: ListedStore }) {
  const { name, slug, iconUrl, activeDeals, newestDealAt } = store
  return (
    <Root>
      <StoreMark name={name} iconUrl={iconUrl} size="lg" />
      <div>
        <h2>
          <CardLink to={routes.store.to(slug)}>{name}</CardLink>
        </h2>
        <p>
          {counted(activeDeals, 'active deal')}
          {newestDealAt !== null && (
            <>
              {' · newest '}
              <TimeAgo time={newestDealAt} />
            </>
          )}
        </p>
      </div>
    </Root>
  )
}

/** Its place while it comes. */
export function StoreCardSkeleton() {
  return (
    <Root as="div">
      <Skeleton width="3rem" height="3rem" radius="md" />
      <div css={{ display: 'grid', gap: 'var(--s2)' }}>
        <Skeleton width="50%" height="1rem" />
        <Skeleton width="35%" height="0.875rem" />
      </div>
    </Root>
  )
}
