import { useSearchParams } from 'react-router-dom'
import type { UnknownName } from '@deals/events'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { withParam } from '../shared/with-param.ts'

const ofUnknown: Readonly<Record<UnknownName['operator'], (value: string) => string>> = {
  store: (value) => `There is no store “${value}”.`,
  category: (value) => `There is no category “${value}”.`,
  by: (value) => `There is no member “${value}”.`,
  is: (value) => `“is:${value}” is not known: a search takes is:active and is:expired.`,
}

/** What somebody may have meant who found little. A failure says nothing: it is an offer and no more. */
export function OtherSpellings({ words }: { readonly words: string }) {
  const { currentData } = postsApi.useListSpellingsQuery(words)
  const { spellings = [], unknown = [] } = currentData ?? {}
  return (
    <div role="status" css={{ minHeight: '1.5em', marginBlock: 'var(--s3)', overflowWrap: 'anywhere' }}>
      {unknown.map(({ operator, value, meant }) => (
        <p key={`${operator}:${value}`}>
          {ofUnknown[operator](value)}
          {meant !== null && (
            <>
              {' Did you mean '}
              <Instead query={meant.query}>{meant.name}</Instead>?
            </>
          )}
        </p>
      ))}
      {spellings.length > 0 && (
        <p>
          {'Did you mean '}
          {spellings.map((spelling, at) => (
            <span key={spelling}>
              {at > 0 && (at === spellings.length - 1 ? ' or ' : ', ')}
              <Instead query={spelling}>{spelling}</Instead>
            </span>
          ))}
          ?
        </p>
      )}
    </div>
  )
}

/** The same search with other words. */
function Instead({ query, children }: { readonly query: string; readonly children: string }) {
  const [params] = useSearchParams()
  return (
    <Anchor
      to={`${routes.search.path}${withParam(params, 'q', query)}`}
      css={{ color: 'var(--brand)', fontWeight: 600, textDecoration: 'underline' }}
    >
      {children}
    </Anchor>
  )
}
