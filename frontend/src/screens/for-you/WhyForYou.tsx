import { counted, type PostCard, type WhyForYou as Why } from '@deals/events'
import { whyApi } from '../../features/posts/why.endpoints.ts'
import { WhyDialog, type Term } from '../shared/WhyDialog.tsx'

interface WhyForYouProps {
  readonly post: Pick<PostCard, 'id' | 'title'>
  readonly onClose: () => void
}

/** Why a post stands where it stands among those for the member. */
export function WhyForYou({ post: { id, title }, onClose }: WhyForYouProps) {
  const { data, isError, refetch } = whyApi.useGetWhyForYouQuery(id)
  return (
    <WhyDialog
      title={title}
      answer={data && { sentences: chosenSentences(data), terms: chosenTerms(data) }}
      isError={isError}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  )
}

type Liking = Why['category']

const deeds = [
  ['bookmark', 'saved'],
  ['up-vote', 'voted for'],
  ['comment', 'commented on'],
  ['down-vote', 'voted against'],
  ['dismissal', 'were not interested in'],
] as const

/** "In Pets you saved 5 deals, voted for 2 deals." */
function didSentence({ name, did }: Liking, place: 'In' | 'At'): readonly string[] {
  const done = deeds.filter(([kind]) => did[kind] > 0).map(([kind, word]) => `${word} ${counted(did[kind], 'deal')}`)
  return done.length === 0 ? [] : [`${place} ${name} you ${done.join(', ')}.`]
}

/** What was learned from what the member did, and the place that follows. */
export function chosenSentences({ place, category, store }: Why): readonly string[] {
  return [
    place === null ? 'It is not among the deals for you any more.' : `Number ${place} among the deals for you.`,
    ...didSentence(category, 'In'),
    ...(store === null ? [] : didSentence(store, 'At')),
    'What you did counts half after 30 days; what you like most adds most. Nobody else sees it.',
  ]
}

const added = ({ share, adds }: Liking) => `+${adds.toFixed(2)} (${Math.round(share * 100)}% of your favourite)`

export function chosenTerms({ best, category, store }: Why): readonly Term[] {
  return [
    ['For everybody', best.toFixed(2)],
    [category.name, added(category)],
    ...(store === null ? [] : [[store.name, added(store)] as const]),
    ['Together', (best + category.adds + (store?.adds ?? 0)).toFixed(2)],
  ]
}
