import styled from '@emotion/styled'
import { Keyboard } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

const Root = styled.div`
  display: none;
  align-content: center;
  @media (min-width: 1024px) {
    display: grid;
  }
`

interface NoCaseProps {
  readonly text: string
  readonly onHelp?: () => void
}

/** Beside the list while nothing is open. */
export function NoCase({ text, onHelp }: NoCaseProps) {
  return (
    <Root>
      <EmptyState
        icon={<Keyboard />}
        text={text}
        action={onHelp === undefined ? undefined : <Button onClick={onHelp}>All keys</Button>}
      />
    </Root>
  )
}
