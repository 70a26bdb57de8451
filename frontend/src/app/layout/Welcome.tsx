import { Suspense } from 'react'
import { useIsNew } from '../../features/preferences/use-is-new.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useViewer } from '../../lib/viewer.ts'

// Everybody joins once.
const Card = lazyPart(async () => ({ default: (await import('./WelcomeCard.tsx')).WelcomeCard }))

/** Greets who has just joined, on the page to which they came back. */
export function Welcome() {
  const viewer = useViewer()
  return useIsNew() && viewer !== null ? (
    <Suspense>
      <Card username={viewer.username} />
    </Suspense>
  ) : null
}
