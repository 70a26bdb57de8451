import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useKeptPart } from '../../lib/kept-part.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { Box } from '../../ui/Card.tsx'
import { MiniDealSkeleton } from '../shared/MiniDeal.tsx'

const Root = styled.aside`
  position: sticky;
  top: 5rem;
  align-self: start;
  display: grid;
  gap: var(--s4);
  align-content: start;
  @media (max-width: 1023px) {
    display: none;
  }
`

const HomeSidebar = lazyPart(async () => {
  const { HomeSidebar: Loaded } = await import('./HomeSidebar.tsx')
  return { default: Loaded }
})

/** The place of the boxes beside the feed: they are loaded after it, and only where there is room for them. */
export function HomeSidebarPlace() {
  const isWide = useMediaQuery('(min-width: 1024px)')
  const places = useKeptPart('places beside the feed', Places, {})
  if (!isWide) {
    return <Root aria-label="More deals" {...places} />
  }
  return (
    <Root aria-label="More deals">
      <Suspense fallback={<Places />}>
        <HomeSidebar />
      </Suspense>
    </Root>
  )
}

function Places() {
  return (
    <>
      <BoxSkeleton title="Popular deals" count={4} />
      <BoxSkeleton title="Recent posts" count={3} />
    </>
  )
}

function BoxSkeleton({ title, count }: { readonly title: string; readonly count: number }) {
  return (
    <Box>
      <h2>{title}</h2>
      <ul aria-busy="true">
        {Array.from({ length: count }, (_, index) => (
          <MiniDealSkeleton key={index} />
        ))}
      </ul>
    </Box>
  )
}
