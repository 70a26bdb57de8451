import { Box } from '../../ui/Card.tsx'
import { MiniDeal, MiniDealSkeleton } from '../shared/MiniDeal.tsx'
import type { Rehearsing } from './use-rehearsal.ts'

/** Examples of what the alert would have found; they are fewer than the count says. */
export function RehearsalBox({ state }: { readonly state: Rehearsing }) {
  return (
    <Box>
      <h2>What it would have found</h2>
      <Examples state={state} />
    </Box>
  )
}

const wordsFor = {
  'nothing-asked': 'Add a keyword, a category or a store, and see at once what it finds.',
  unknown: 'This cannot be tried just now. You can save the alert all the same.',
} as const

function Examples({ state }: { readonly state: Rehearsing }) {
  switch (state.kind) {
    case 'nothing-asked':
    case 'unknown':
      return <p className="muted">{wordsFor[state.kind]}</p>
    case 'looking':
      return (
        <ul aria-busy="true">
          {[1, 2, 3].map((place) => (
            <MiniDealSkeleton key={place} />
          ))}
        </ul>
      )
    case 'found':
      return state.rehearsal.matches.length === 0 ? (
        <p className="muted">Nothing. Fewer or other words, or a higher price, find more.</p>
      ) : (
        <ul aria-busy={state.isOld} css={{ opacity: state.isOld ? 0.6 : 1, transition: 'opacity var(--quick)' }}>
          {state.rehearsal.matches.map(({ post, why }) => (
            <MiniDeal key={post.id} post={post} note={why.map(({ text }) => text).join(' · ')} />
          ))}
        </ul>
      )
  }
}
