import { useSearchParams } from 'react-router-dom'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { withParam } from '../shared/with-param.ts'

/** What somebody may have meant who found little. A failure says nothing: it is an offer and no more. */
export function OtherSpellings({ words }: { readonly words: string }) {
  const [params] = useSearchParams()
  const { currentData } = postsApi.useListSpellingsQuery(words)
  const { spellings = [] } = currentData ?? {}
  return (
    <p role="status" css={{ minHeight: '1.5em', marginTop: 'var(--s3)', overflowWrap: 'anywhere' }}>
      {spellings.length > 0 && 'Did you mean '}
      {spellings.map((spelling, at) => (
        <span key={spelling}>
          {at > 0 && (at === spellings.length - 1 ? ' or ' : ', ')}
          <Anchor
            to={`${routes.search.path}${withParam(params, 'q', spelling)}`}
            css={{ color: 'var(--brand)', fontWeight: 600, textDecoration: 'underline' }}
          >
            {spelling}
          </Anchor>
        </span>
      ))}
      {spellings.length > 0 && '?'}
    </p>
  )
}
