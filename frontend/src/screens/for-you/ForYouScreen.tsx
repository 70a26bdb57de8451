import { Sparkles } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import type { ForYouList } from '@deals/events'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { useSaving } from '../../features/preferences/use-saving.ts'
import { postListFreshSeconds } from '../../lib/api.ts'
import { routes, serverPages } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { DealFeed } from '../shared/DealFeed.tsx'
import { LayoutToggle } from '../shared/LayoutToggle.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { PageIntro } from '../shared/PageIntro.tsx'
import { ServerLink } from '../shared/ServerLink.tsx'
import { CategoryPicker } from './CategoryPicker.tsx'
import { chosenCategories, fewestCategories } from './for-you-categories.ts'
import { ForYouCard } from './ForYouCard.tsx'

/** Deals by what a member saved, liked and spoke about. */
export function ForYouScreen() {
  const viewer = useViewer()
  return (
    <div className="wrap" css={plainPage}>
      {viewer === null ? <ForVisitors /> : <ForMember />}
    </div>
  )
}

function ForVisitors() {
  return (
    <EmptyState
      icon={<Sparkles />}
      heading="For You"
      text="Sign in, and this page learns from what you save, vote for and talk about. Nobody else sees it."
      action={
        <ServerLink href={serverPages.login(routes.forYou.to())} variant="primary">
          Sign In
        </ServerLink>
      }
    />
  )
}

function ForMember() {
  const [params] = useSearchParams()
  const chosen = chosenCategories(params)
  const { currentData, ...rest } = postsApi.useGetForYouInfiniteQuery(chosen, {
    refetchOnMountOrArgChange: postListFreshSeconds,
  })
  const pages = currentData?.pages
  if (pages?.[0]?.isOff === true) {
    return <SwitchedOff />
  }
  if (pages?.[0]?.isKnown === false && chosen.length < fewestCategories) {
    return <CategoryPicker />
  }
  return (
    <>
      <PageIntro title="For You" text="Chosen by what you save, vote for and talk about." tools={<LayoutToggle />} />
      <DealFeed
        answer={{ ...rest, data: currentData }}
        Chosen={ForYouCard}
        reasons={reasonsIn(pages ?? [])}
        emptyText="Save or vote for a few deals, and this page begins to know you."
        emptyAction={<ButtonLink to={routes.popular.to()}>See popular deals</ButtonLink>}
      />
    </>
  )
}

function SwitchedOff() {
  const save = useSaving()
  const switchOn = async () => {
    await save({ recommendations: { isOn: true } }, { title: 'Recommendations are on' })
    // The button is gone, and what it leads to begins with the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <EmptyState
      icon={<Sparkles />}
      heading="For You"
      text={
        <>
          You switched recommendations off: nothing is chosen for you, here or on the home page. You find the switch in{' '}
          <Anchor to={routes.settings.to('privacy')} css={{ textDecoration: 'underline' }}>
            your settings
          </Anchor>
          , too.
        </>
      }
      action={
        <Button variant="primary" onClick={() => void switchOn()}>
          Switch on
        </Button>
      }
    />
  )
}

/** Why each post is there, over all pages. */
function reasonsIn(pages: readonly ForYouList[]): Readonly<Record<string, string>> {
  return Object.fromEntries(pages.flatMap(({ because }) => Object.entries(because)))
}
