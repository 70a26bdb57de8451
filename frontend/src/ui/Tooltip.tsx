import styled from '@emotion/styled'
import { cloneElement, useEffect, useId, useState, type HTMLAttributes, type ReactElement, type ReactNode } from 'react'

const Root = styled.span`
  position: relative;
  display: inline-flex;
`

const Panel = styled.span`
  position: absolute;
  left: 0;
  bottom: calc(100% + 0.375rem);
  z-index: var(--layer-menu);
  width: max-content;
  max-width: min(18rem, 70vw);
  padding: var(--s2) var(--s3);
  border-radius: var(--r-sm);
  background: var(--ink);
  color: var(--surface);
  font-size: var(--text-sm);
  line-height: 1.4;
  box-shadow: var(--shadow-2);
  /* The way from the button to the words must not close them. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 0.375rem;
  }
  &[hidden] {
    display: none;
  }
`

const delay = 300

interface TooltipProps {
  readonly text: ReactNode
  /** A button, so that the keyboard reaches the words too. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** A remark on hover and focus, which Escape closes; what everybody must know does not belong here. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isNear, setIsNear] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isNear) {
      return undefined
    }
    const timer = setTimeout(() => {
      setIsOpen(true)
    }, delay)
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        setIsOpen(false)
      }
    }
    document.addEventListener('keydown', close)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', close)
      setIsOpen(false)
    }
  }, [isNear])
  const come = () => setIsNear(true)
  const leave = () => setIsNear(false)
  return (
    <Root onPointerEnter={come} onPointerLeave={leave} onFocus={come} onBlur={leave}>
      {cloneElement(children, { 'aria-describedby': id })}
      <Panel id={id} role="tooltip" hidden={!isOpen}>
        {text}
      </Panel>
    </Root>
  )
}
