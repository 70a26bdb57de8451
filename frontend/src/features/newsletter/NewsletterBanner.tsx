import { Suspense } from 'react'
import { useClosed } from '../../lib/announced.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useNewsletterBanner } from './use-newsletter-banner.ts'

const Card = lazyPart(async () => ({ default: (await import('./NewsletterCard.tsx')).NewsletterCard }))

export interface OfferPlace {
  /** Where it stands on a narrow screen: over a page that goes on and on, or below one that has an end and something to press before it. */
  readonly place: 'floats' | 'at-end'
}

interface NewsletterBannerProps extends OfferPlace {
  /** The member gets the letter already. */
  readonly isSubscribed: boolean
}

/** Offers the letter once. */
export function NewsletterBanner({ place, isSubscribed }: NewsletterBannerProps) {
  const isOpen = useClosed('newsletter') === undefined
  const [isShown, dismiss] = useNewsletterBanner(!isSubscribed && isOpen)
  return isShown ? (
    <Suspense>
      <Card place={place} onDismiss={dismiss} />
    </Suspense>
  ) : null
}
