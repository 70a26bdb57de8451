import { cloneElement, isValidElement } from 'react'
import type { ButtonHTMLAttributes, KeyboardEvent, MouseEvent, ReactNode } from 'react'

interface PlainTriggerProps {
  readonly opens: 'menu' | 'dialog'
  readonly isOpen: boolean
  /** Whether a key opened it: a menu then begins at its first line. */
  readonly onOpen: (byKey: boolean) => void
  /** Somebody is about to press: time to fetch. */
  readonly onNear: () => void
  readonly children: ReactNode
}

/** The button of something that has not been opened yet: it says and does what the later one will. */
export function PlainTrigger({ opens, isOpen, onOpen, onNear, children }: PlainTriggerProps) {
  if (!isValidElement<ButtonHTMLAttributes<HTMLButtonElement>>(children)) {
    return children
  }
  return cloneElement(children, {
    'aria-haspopup': opens,
    'aria-expanded': isOpen,
    onPointerEnter: onNear,
    onFocus: onNear,
    onClick: (event: MouseEvent) => {
      // A press by Enter or Space is a click of no clicks.
      onOpen(event.detail === 0)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (opens === 'menu' && event.key === 'ArrowDown') {
        event.preventDefault()
        onOpen(true)
      }
    },
  })
}
