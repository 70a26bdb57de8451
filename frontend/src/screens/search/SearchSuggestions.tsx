import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import type { ReadingPreferences } from '@deals/events'
import { readingOf } from '../../features/preferences/preferred.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { withParam } from '../shared/with-param.ts'
import { includesExpired, saysStatus } from './search-request.ts'

interface Suggestion {
  readonly to: string
  readonly text: string
}

/** What may find more: fewer words, any price, deals that are over, or a look around. */
export function suggestionsFor(
  words: string,
  params: URLSearchParams,
  reading: ReadingPreferences,
): readonly Suggestion[] {
  const all = words.split(/\s+/)
  const fewer = all.slice(0, -1).join(' ')
  return [
    ...(all.length > 1 ? [{ to: routes.search.to(fewer), text: `Search for '${fewer}'` }] : []),
    ...(params.has('price')
      ? [{ to: `${routes.search.path}${withParam(params, 'price', null)}`, text: 'Search at any price' }]
      : []),
    ...(includesExpired(params, reading) || saysStatus(params)
      ? []
      : [{ to: `${routes.search.path}${withParam(params, 'expired', 'yes')}`, text: 'Include expired deals' }]),
    { to: routes.categories.to(), text: 'Browse all categories' },
    { to: routes.popular.to(), text: 'See what is popular today' },
  ].slice(0, 3)
}

/** Three ways on from a search that found nothing. */
export function SearchSuggestions({ words }: { readonly words: string }) {
  const [params] = useSearchParams()
  const reading = useSelector(readingOf)
  return (
    <ul css={{ display: 'grid', gap: 'var(--s2)', color: 'var(--brand)', fontWeight: 600 }}>
      {suggestionsFor(words, params, reading).map(({ to, text }) => (
        <li key={to}>
          <Anchor to={to}>{text}</Anchor>
        </li>
      ))}
    </ul>
  )
}
