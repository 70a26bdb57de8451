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

/** Beside the list while no case is open. */
export function NoCase({ onHelp }: { readonly onHelp: () => void }) {
  return (
    <Root>
      <EmptyState
        icon={<Keyboard />}
        text="Choose a case, or press J for the most pressing one."
        action={<Button onClick={onHelp}>All keys</Button>}
      />
    </Root>
  )
}
