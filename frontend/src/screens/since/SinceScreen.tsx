import { CheckCheck, History } from 'lucide-react'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useParams, useSearchParams } from 'react-router-dom'
import { newsKinds, type NewsKind, type NewsList } from '@deals/events'
import { useLayout } from '../../features/preferences/use-preference.ts'
import { isAwaited } from '../../features/visits/kept-visit.ts'
import { tellVisit } from '../../features/visits/tell-visit.ts'
import { newsPageSize, visitsApi, type NewsQuestion } from '../../features/visits/visits.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { showToast } from '../../ui/toasts.ts'
import { DealFeedSkeleton } from '../shared/DealFeedSkeleton.tsx'
import { LayoutToggle } from '../shared/LayoutToggle.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { HiddenByMuting } from '../shared/HiddenByMuting.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { pageFrom } from '../shared/use-page-number.ts'
import { withParam } from '../shared/with-param.ts'
import { ChangedPosts } from './ChangedPosts.tsx'
import { newsKindFrom, newsWords } from './news-kinds.ts'
import { UnreadThreads } from './UnreadThreads.tsx'

/** An answer of these few seconds came with the page and need not be asked for again. */
const freshSeconds = 5

/** What happened since the member was here last. */
export function SinceScreen() {
  const kind = newsKindFrom(useParams()['kind'])
  const [params] = useSearchParams()
  const question: NewsQuestion = { kind, page: pageFrom(params) }
  const answer = visitsApi.useListNewsQuery(question, { refetchOnMountOrArgChange: freshSeconds })
  useToldBefore()
  return (
    <div className="wrap" css={plainPage}>
      <PageIntro
        title="Since your last visit"
        text={<Beginning news={answer.data} />}
        tools={
          <>
            <MarkReadButton news={answer.data} />
            {kind !== 'comments' && <LayoutToggle />}
          </>
        }
      />
      <TabLinks label="What happened" links={tabs(kind, answer.data)} />
      <div css={{ display: 'grid', gap: 'var(--s4)', paddingTop: 'var(--s5)' }}>
        <Happened question={question} answer={answer} params={params} />
      </div>
    </div>
  )
}

/** What is new comes first, at the address of the page itself. */
const linkTo = (kind: NewsKind): string => routes.since.to(kind === 'new' ? undefined : kind)

const tabs = (shown: NewsKind, news: NewsList | undefined) =>
  newsKinds.map((kind) => ({
    to: linkTo(kind),
    label: newsWords[kind].label,
    count: news?.totals[kind].count,
    current: kind === shown,
  }))

/** From when on it is told; as long as nobody knows, its line is held. */
function Beginning({ news }: { readonly news: NewsList | undefined }) {
  if (news === undefined) {
    return '\u00a0'
  }
  return news.isFirst ? (
    'We do not know of an earlier visit yet, so this is the last day. Next time it begins where you left.'
  ) : (
    <>
      What happened since you were here, <TimeAgo time={news.since} />.
    </>
  )
}

/** What was opened on this device just now counts: the site hears of it before it says what is unread. */
function useToldBefore() {
  const userId = useViewer()?.id
  const dispatch = useDispatch()
  useEffect(() => {
    const tell = async (id: string) => {
      if (await tellVisit(id, isAwaited)) {
        dispatch(visitsApi.util.invalidateTags(['Visits']))
      }
    }
    if (userId !== undefined) {
      void tell(userId)
    }
  }, [userId, dispatch])
}

function MarkReadButton({ news }: { readonly news: NewsList | undefined }) {
  const [markRead, { isLoading }] = visitsApi.useMarkReadMutation()
  const isNothing = news === undefined || newsKinds.every((kind) => news.totals[kind].count === 0)
  const mark = async ({ asOf }: NewsList) => {
    const { error } = await markRead(asOf)
    if (error !== undefined) {
      showToast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
  }
  return (
    <Button disabled={isNothing} busy={isLoading} onClick={() => news !== undefined && void mark(news)}>
      <CheckCheck aria-hidden="true" />
      Mark all as read
    </Button>
  )
}

interface HappenedProps {
  readonly question: NewsQuestion
  readonly params: URLSearchParams
  readonly answer: {
    readonly currentData?: NewsList | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
}

function Happened({ question: { kind, page }, params, answer }: HappenedProps) {
  const [layout] = useLayout()
  const { currentData: news, isError, refetch } = answer
  if (news === undefined) {
    return isError ? (
      <ErrorState text="What is new could not be loaded." onRetry={() => refetch()} />
    ) : (
      <DealFeedSkeleton layout={kind === 'comments' ? 'list' : layout} count={6} />
    )
  }
  const { total } = news
  if (total === 0) {
    return <NothingNew kind={kind} news={news} />
  }
  const pages = Math.ceil(total / newsPageSize)
  return (
    <>
      {kind === 'comments' ? <UnreadThreads threads={news.threads} /> : <ChangedPosts kind={kind} posts={news.posts} />}
      <Pagination
        page={page}
        totalPages={pages}
        linkTo={(to) => `${linkTo(kind)}${withParam(params, 'page', to === 1 ? null : String(to))}`}
      />
      {kind !== 'comments' && !news.totals[kind].isExact && page === pages && (
        <p className="muted">There is more than is listed here; these are the latest.</p>
      )}
    </>
  )
}

function NothingNew({ kind, news }: { readonly kind: NewsKind; readonly news: NewsList }) {
  return (
    <EmptyState
      icon={<History />}
      text={
        <>
          {newsWords[kind].none} since {news.isFirst ? 'yesterday' : 'your last visit'}, <TimeAgo time={news.since} />.
          {news.hidden > 0 && <HiddenByMuting count={news.hidden} />}
        </>
      }
      action={<ButtonLink to={routes.home.to()}>Browse deals</ButtonLink>}
    />
  )
}
