import styled from '@emotion/styled'
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles.ts'
import { Spinner } from './Spinner.tsx'

const Root = styled.button(buttonStyles)

const Covered = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  [aria-busy='true'] > & {
    opacity: 0;
  }
`

const Turning = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Waits for an answer: it keeps its size and its focus and takes no second press. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** Says what it does. Inside a form it sends only with type="submit". */
export function Button({ variant = 'default', size = 'md', busy = false, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault()
      return
    }
    onClick?.(event)
  }
  const state = busy ? { 'aria-busy': true, 'aria-disabled': true } : {}
  return (
    <Root type="button" data-variant={variant} data-size={size} {...rest} {...state} onClick={press}>
      {busy ? <Busy>{children}</Busy> : children}
    </Root>
  )
}

function Busy({ children }: Pick<ButtonProps, 'children'>) {
  return (
    <>
      <Covered>{children}</Covered>
      <Turning>
        <Spinner />
      </Turning>
    </>
  )
}
