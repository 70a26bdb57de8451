import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import type { Toast } from './toasts.ts'

const slide = keyframes`from { opacity: 0; transform: translateY(1rem); }`

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2);
  width: 100%;
  padding: var(--s3) var(--s2) var(--s3) var(--s4);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-lg);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-3);
  font-size: var(--text-sm);
  pointer-events: auto;
  animation: ${slide} var(--calm);
  /* A finger pushes it aside. */
  touch-action: pan-y;
  & > div {
    flex: 1;
    min-width: 0;
  }
  & strong {
    display: block;
    font-size: var(--text-md);
    font-weight: 650;
  }
  & p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  &[data-variant='destructive'] {
    border-color: var(--bad);
    background: var(--bad-soft);
    & strong {
      color: var(--bad);
    }
  }
`

/** Long enough to read two lines; twice that where there is something to do or something went wrong. */
const shortStay = 5_000
const longStay = 10_000

interface ToastCardProps {
  readonly toast: Toast
  readonly onDismiss: () => void
}

/** One toast. It waits while the mouse or the focus is on it. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const { title, description, variant = 'default', action } = toast
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  useStay(toast, isPointedAt || hasFocus, onDismiss)
  return (
    <Root
      data-toast={toast.lasting === true ? 'lasting' : ''}
      data-variant={variant}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <div>
        <strong>{title}</strong>
        {description !== undefined && <p>{description}</p>}
      </div>
      {action !== undefined && (
        <Button
          size="sm"
          onClick={() => {
            onDismiss()
            action.onSelect()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton aria-label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </Root>
  )
}

/** Dismisses the toast after its time, which starts again with every change. */
function useStay(toast: Toast, isHeld: boolean, onDismiss: () => void) {
  useEffect(() => {
    if (isHeld || toast.lasting === true) {
      return undefined
    }
    const isLong = toast.action !== undefined || toast.variant === 'destructive'
    const timer = setTimeout(onDismiss, isLong ? longStay : shortStay)
    return () => {
      clearTimeout(timer)
    }
  }, [toast, isHeld, onDismiss])
}
