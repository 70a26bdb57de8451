import { Suspense } from 'react'
import type { PostDetails } from '@deals/events'
import { suggestionsApi } from '../../features/posts/suggestions.endpoints.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useViewer } from '../../lib/viewer.ts'

// Few posts have one, so what draws it is no part of the first load.
const SuggestedEdit = lazyPart(async () => ({ default: (await import('./SuggestedEdit.tsx')).SuggestedEdit }))

/** Edits that wait for an answer of who reads the post, and those that they suggested. */
export function PostSuggestions({ post: { id } }: { readonly post: PostDetails }) {
  const { data } = suggestionsApi.useGetSuggestionsQuery(id, { skip: useViewer() === null })
  if (data === undefined || data.suggestions.length === 0) {
    return null
  }
  return (
    <section aria-label="Suggested edits" css={{ display: 'grid', gap: 'var(--s3)', marginBottom: 'var(--s6)' }}>
      <Suspense>
        {data.suggestions.map((suggestion) => (
          <SuggestedEdit key={suggestion.id} suggestion={suggestion} />
        ))}
      </Suspense>
    </section>
  )
}
