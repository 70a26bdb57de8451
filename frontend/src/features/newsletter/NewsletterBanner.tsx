import { Suspense } from 'react'
import { useClosed } from '../../lib/announced.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useNewsletterBanner } from './use-newsletter-banner.ts'

const Card = lazyPart(async () => ({ default: (await import('./NewsletterCard.tsx')).NewsletterCard }))

interface NewsletterBannerProps {
  /** The member gets the letter already. */
  readonly isSubscribed: boolean
}

/** Offers the letter once. */
export function NewsletterBanner({ isSubscribed }: NewsletterBannerProps) {
  const isOpen = useClosed('newsletter') === undefined
  const [isShown, dismiss] = useNewsletterBanner(!isSubscribed && isOpen)
  return isShown ? (
    <Suspense>
      <Card onDismiss={dismiss} />
    </Suspense>
  ) : null
}
