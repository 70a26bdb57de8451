import styled from '@emotion/styled'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles.ts'

const Root = styled(Anchor)(buttonStyles)

export interface ButtonLinkProps extends AnchorProps {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
}

/** Looks like a button and leads somewhere. */
export function ButtonLink({ variant = 'default', size = 'md', ...rest }: ButtonLinkProps) {
  return <Root data-variant={variant} data-size={size} {...rest} />
}
