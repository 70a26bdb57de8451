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

/**
 * Something is on its way whose size nobody knows; where it is known, a skeleton stands instead. An ornament beside a
 * text that says so.
 */
export function Spinner() {
  return (
    <Root>
      <LoaderCircle aria-hidden="true" />
    </Root>
  )
}
