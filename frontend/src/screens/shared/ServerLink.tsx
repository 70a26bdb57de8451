import styled from '@emotion/styled'
import type { AnchorHTMLAttributes } from 'react'
import { buttonStyles, type ButtonVariant } from '../../ui/button-styles.ts'

const Root = styled.a(buttonStyles)

interface ServerLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly variant?: ButtonVariant
}

/** Looks like a button and leads to a page that the server writes, such as sign-in; the router knows none of these. */
export function ServerLink({ variant = 'default', children, ...rest }: ServerLinkProps) {
  return (
    <Root data-variant={variant} data-size="md" {...rest}>
      {children}
    </Root>
  )
}
