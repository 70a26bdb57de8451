import styled from '@emotion/styled'
import { Mail, X } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { sentenceOf } from '../../lib/api-problem.ts'
import { submitting } from '../../lib/submitting.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toasts.ts'
import { newsletterApi } from './newsletter.endpoints.ts'

const Root = styled.section`
  position: fixed;
  z-index: var(--layer-bar);
  right: var(--s4);
  bottom: calc(var(--s4) + var(--foot, 0px) + env(safe-area-inset-bottom));
  width: min(26rem, 100% - 2rem);
  display: grid;
  gap: var(--s3);
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--surface);
  box-shadow: var(--shadow-3);
  /* Above it a message would lie over what is read, and pressed, on a phone. */
  @media (max-width: 767px) {
    body:has([data-toast]) &[data-banner='floats']:not(:focus-within) {
      visibility: hidden;
    }
  }
  @media (max-width: 1023px) {
    &[data-banner='at-end'] {
      position: static;
      width: min(26rem, 100% - 1.5rem);
      margin: 0 auto calc(var(--s8) + env(safe-area-inset-bottom));
      box-shadow: none;
    }
  }
  & > header {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: var(--s3);
    align-items: start;
  }
  & > header > svg {
    margin-top: 0.2rem;
    color: var(--brand);
  }
  & h2 {
    font-size: var(--text-md);
    letter-spacing: 0;
  }
  & p {
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  & form {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--s2);
    align-items: start;
  }
`

interface NewsletterCardProps {
  readonly onDismiss: () => void
}

/**
 * Lists that go on and on: nobody comes to their end, and the offer floats over them. On a narrow screen it stands below
 * all other pages, where something waits to be pressed, such as Get Deal.
 */
const isEndless = (path: string) =>
  /^\/(?:$|(?:for-you|popular|trending|sales|search|category|store)(?:\/|$))/u.test(path)

/** The offer itself. */
export function NewsletterCard({ onDismiss }: NewsletterCardProps) {
  const { pathname } = useLocation()
  const place = isEndless(pathname) ? 'floats' : 'at-end'
  const card = useRef<HTMLElement>(null)
  useRoomForMessages(card, place)
  return (
    <Root ref={card} data-banner={place} aria-labelledby="newsletter-title">
      <header>
        <Mail aria-hidden="true" />
        <div>
          <h2 id="newsletter-title">The best deals, once a week</h2>
          <p>One letter with what the community liked most. Leave it with one click.</p>
        </div>
        <IconButton aria-label="Dismiss newsletter" onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <SubscribeForm onDone={onDismiss} />
    </Root>
  )
}

/** Messages come while the card floats; they stand above it, however high it is. */
function useRoomForMessages(card: RefObject<HTMLElement | null>, place: string) {
  useEffect(() => {
    const { style } = document.documentElement
    const tell = () => {
      const { current } = card
      const floats = current !== null && getComputedStyle(current).position === 'fixed'
      style.setProperty('--banner', floats ? `calc(${current.offsetHeight}px + var(--s3))` : '0px')
    }
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell)
    tell()
    if (card.current !== null) {
      observer?.observe(card.current)
    }
    return () => {
      observer?.disconnect()
      style.removeProperty('--banner')
    }
  }, [card, place])
}

function SubscribeForm({ onDone }: { readonly onDone: () => void }) {
  const { data } = newsletterApi.useGetEmailQuery(undefined, { skip: useViewer() === null })
  const [typed, setTyped] = useState<string>()
  const email = typed ?? data?.email ?? ''
  const [subscribe, { error, isLoading }] = newsletterApi.useSubscribeMutation()
  const send = async () => {
    const { error: failure } = await subscribe(email.trim())
    if (failure === undefined) {
      showToast({ title: 'Almost there', description: 'Please confirm with the link in your mail.' })
      onDone()
    }
  }
  return (
    <form onSubmit={submitting(send)}>
      <TextField
        label="E-mail"
        hideLabel
        type="email"
        required
        autoComplete="email"
        placeholder="you@example.com"
        value={email}
        error={error === undefined ? undefined : sentenceOf(error)}
        onChange={(event) => {
          setTyped(event.target.value)
        }}
      />
      <Button type="submit" variant="primary" busy={isLoading}>
        Subscribe
      </Button>
    </form>
  )
}
