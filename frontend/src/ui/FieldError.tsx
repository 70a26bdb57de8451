import styled from '@emotion/styled'
import { CircleAlert } from 'lucide-react'

const Root = styled.p`
  display: flex;
  gap: 0.375rem;
  align-items: flex-start;
  color: var(--bad);
  font-size: var(--text-sm);
  font-weight: 550;
  & svg {
    margin-top: 0.15rem;
  }
`

interface FieldErrorProps {
  readonly id: string
  readonly children: string | undefined
}

/** What is wrong with a field, below it; nothing where nothing is wrong. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (children === undefined) {
    return null
  }
  return (
    <Root id={id}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </Root>
  )
}
