import styled from '@emotion/styled'
import { Anchor, type AnchorProps } from './Anchor.tsx'

const Root = styled(Anchor)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    box-shadow: none;
  }
`

/** The link of a card's title, which takes a press anywhere on the card. */
export function CardLink(props: AnchorProps) {
  return <Root data-covers="" {...props} />
}
