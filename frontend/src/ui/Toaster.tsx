import styled from '@emotion/styled'
import { useCallback, useSyncExternalStore } from 'react'
import { ToastCard } from './ToastCard.tsx'
import { toasts as ofThisWindow, type createToasts } from './toasts.ts'

const Root = styled.section`
  position: fixed;
  z-index: var(--layer-toast);
  right: var(--s4);
  /* Above what stays at the bottom to be pressed, and above the newsletter's card. */
  bottom: calc(var(--s4) + var(--foot, 0px) + var(--banner, 0px) + env(safe-area-inset-bottom));
  width: min(26rem, 100% - 2rem);
  pointer-events: none;
  /* Below the header. */
  &[data-at='top'] {
    top: 5rem;
    bottom: auto;
  }
  /* What a dialog asks is answered in the middle, at its right end. */
  body:has([data-shape='card']) & {
    @media (min-width: 768px) {
      right: auto;
      left: var(--s4);
    }
  }
  @media (max-width: 767px) {
    right: 0;
    left: 0;
    margin-inline: auto;
    /* The card withdraws for a message here, unless somebody writes in it. */
    body:not(:has([data-banner]:focus-within)) & {
      --banner: 0px;
    }
    /* The button of a dialog stands at the foot. */
    body:has([data-shape='card']) & {
      top: var(--s2);
      bottom: auto;
    }
  }
`

const nothing = () => null

interface ToasterProps {
  readonly toasts?: ReturnType<typeof createToasts>
}

/** Where toasts appear; stands once on every page. Both regions are always there, since new ones would be silent. */
export function Toaster({ toasts = ofThisWindow }: ToasterProps) {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, nothing)
  const dismiss = useCallback(() => {
    toasts.dismiss()
  }, [toasts])
  const card = toast?.isOpen === true ? <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} /> : null
  const isUrgent = toast?.variant === 'destructive'
  return (
    <Root data-toasts="" aria-label="Messages (F8)">
      <div role="status" aria-live="polite">
        {isUrgent ? null : card}
      </div>
      <div role="alert" aria-live="assertive">
        {isUrgent ? card : null}
      </div>
    </Root>
  )
}
