import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { LoaderCircle } from 'lucide-react'

const turn = keyframes`to { transform: rotate(1turn); }`

const Root = styled.span`
  display: inline-grid;
  & svg {
    animation: ${turn} 800ms linear infinite;
  }
`

interface SpinnerProps {
  /** What is waited for; without it the spinner is an ornament beside a text that says so. */
  readonly label?: string
}

/** Something is on its way whose size nobody knows; where it is known, a skeleton stands instead. */
export function Spinner({ label }: SpinnerProps) {
  const role = label === undefined ? {} : { role: 'status', 'aria-label': label }
  return (
    <Root {...role}>
      <LoaderCircle aria-hidden="true" />
    </Root>
  )
}
