import styled from '@emotion/styled'
import { ChevronLeft, ChevronRight, History } from 'lucide-react'
import type { FrontPageView } from '@deals/events'
import { frontPagesApi } from '../../features/front-pages/front-pages.endpoints.ts'
import { OtherMoment } from '../../features/history/OtherMoment.tsx'
import { linkToPastHome } from '../../features/history/past-links.ts'
import { useLayout } from '../../features/preferences/use-preference.ts'
import { absoluteTime, utcTime } from '../../lib/relative-time.ts'
import { routes } from '../../lib/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { DealFeedSkeleton } from '../shared/DealFeedSkeleton.tsx'
import { DealList } from '../shared/DealList.tsx'
import { firstCards } from '../shared/first-cards.ts'
import { GoneLine } from '../shared/GoneLine.tsx'
import { LayoutToggle } from '../shared/LayoutToggle.tsx'
import { LookBack } from '../shared/LookBack.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { PastCard } from '../shared/PastCard.tsx'
import { PastProblem } from '../shared/PastProblem.tsx'

const Root = styled.div`
  padding-block: var(--s6) var(--s12);
  @media (max-width: 767px) {
    padding-top: var(--s4);
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s3) var(--s6);
  margin-bottom: var(--s6);
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
`

/** Where it stood nobody else stands. */
const GonePlace = styled(GoneLine)`
  grid-column: auto;
  justify-content: center;
  text-align: center;
`

/** The home page as it stood: to be read, and nothing can be done to it. */
export function PastHome({ at }: { readonly at: string }) {
  const [layout] = useLayout()
  const answer = frontPagesApi.useGetFrontPageQuery(at)
  const { data: page } = answer
  if (answer.isError) {
    return <PastProblem answer={answer} now={routes.home.to()} />
  }
  return (
    <Root className="wrap">
      <PageIntro
        title="An earlier home page"
        text="The site notes each full hour what visitors see first."
        tools={<LayoutToggle />}
      />
      {page === undefined ? <DealFeedSkeleton layout={layout} /> : <PageThen page={page} />}
    </Root>
  )
}

function PageThen({ page }: { readonly page: FrontPageView }) {
  const [layout] = useLayout()
  const { hour, readAt, places } = page
  return (
    <>
      <LookBack title={`The home page as it stood on ${utcTime(hour)}`} now={routes.home.to()}>
        {missedWords(page)}
        This is a look back, where nothing can be pressed: the best deals first, in US dollars, with their words and
        numbers of then.
      </LookBack>
      <Tools>
        <Steps {...page} />
        <OtherMoment key={hour} action={routes.home.to()} at={hour} />
      </Tools>
      {places.length === 0 && <EmptyState icon={<History />} text="No deal stood on it." />}
      <DealList data-layout={layout}>
        {places.map(({ post, isFeatured }, place) =>
          post === null ? (
            <GonePlace key={`gone ${place}`}>A post stood here that cannot be read any more.</GonePlace>
          ) : (
            <PastCard
              key={post.id}
              numbers={post}
              at={readAt}
              post={post}
              isFeatured={isFeatured}
              isFirst={place < firstCards}
            />
          ),
        )}
      </DealList>
    </>
  )
}

const hourMs = 3_600_000

/** Why an earlier hour is shown than the one that was asked for. */
function missedWords({ asked, hour, after }: FrontPageView): string {
  const isMissed = asked !== null && Date.parse(asked) - Date.parse(hour) >= hourMs
  return isMissed
    ? `Nothing was noted ${after === null ? 'since' : 'in the hours after it'}, up to ${utcTime(asked)}. `
    : ''
}

function Steps({ before, after }: Pick<FrontPageView, 'before' | 'after'>) {
  return (
    <nav aria-label="Noted hours">
      {before !== null && (
        <ButtonLink to={linkToPastHome(before)} aria-label={`Before: ${absoluteTime(before)}`} rel="prev nofollow">
          <ChevronLeft aria-hidden="true" />
          {absoluteTime(before)}
        </ButtonLink>
      )}
      {after !== null && (
        <ButtonLink to={linkToPastHome(after)} aria-label={`After: ${absoluteTime(after)}`} rel="next nofollow">
          {absoluteTime(after)}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      )}
    </nav>
  )
}
