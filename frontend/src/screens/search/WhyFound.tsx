import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { counted, type PostCard, type SearchedPart, type WhyFound as Why } from '@deals/events'
import { whyApi } from '../../features/posts/why.endpoints.ts'
import { readingOf } from '../../features/preferences/preferred.ts'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { useIsBefore } from '../../lib/clock.slice.ts'
import { WhyDialog, type Term } from '../shared/WhyDialog.tsx'
import { searchFilters } from './search-request.ts'

interface WhyFoundProps {
  readonly post: Pick<PostCard, 'id' | 'title' | 'votesHiddenUntil'>
  readonly onClose: () => void
}

/** Why a post stands where it stands among those that the search of the address found. */
export function WhyFound({ post: { id, title, votesHiddenUntil }, onClose }: WhyFoundProps) {
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const filters = searchFilters(params, { currency, reading: useSelector(readingOf) })
  const areVotesHidden = useIsBefore(votesHiddenUntil)
  const { data, isError, refetch } = whyApi.useGetWhyFoundQuery({ id, filters })
  return (
    <WhyDialog
      title={title}
      answer={data && { sentences: foundSentences(data), terms: foundTerms(data, { areVotesHidden }) }}
      isError={isError}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  )
}

const parts: Readonly<Record<SearchedPart, string>> = {
  title: 'its title',
  store: 'the name of its store',
  category: 'its category',
  content: 'its description',
}

/** Where the words of a search stand, and the place that follows. */
export function foundSentences({ place, total, isWhole, words, terms }: Why): readonly string[] {
  if (terms === null || place === null) {
    return ['This search has no words of its own, or the post is not among what it finds: its order is the usual one.']
  }
  return [
    isWhole
      ? `Number ${place} of ${counted(total, 'post')} that fit.`
      : `Number ${place} of the newest ${counted(total, 'post')} that fit.`,
    ...words.map(({ words: said, in: where }) => `“${said}” stands in ${where.map((part) => parts[part]).join(', ')}.`),
    'A word counts four times in a title, three times in the name of a store, twice in a category, once in a description.',
  ]
}

const times = (factor: number) => `× ${factor.toFixed(2)}`

export function foundTerms({ terms }: Why, { areVotesHidden = false } = {}): readonly Term[] {
  if (terms === null) {
    return []
  }
  const { text, votes, age, expiry } = terms
  return [
    ['How its text fits', text.toFixed(2)],
    ['Votes', areVotesHidden ? 'shown later' : times(votes)],
    ['Age (half after 60 days)', times(age)],
    ...(expiry === 1 ? [] : [['Over', times(expiry)] as const]),
    ...(areVotesHidden ? [] : [['Together', (text * votes * age * expiry).toFixed(2)] as const]),
  ]
}
