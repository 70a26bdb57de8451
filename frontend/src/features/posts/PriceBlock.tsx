import styled from '@emotion/styled'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { ShownPrice } from './price.ts'

const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  flex-wrap: wrap;
  column-gap: var(--s2);
  min-width: 0;
  & > b {
    font-size: 1.3125rem;
    font-weight: 750;
    line-height: 1.3;
    letter-spacing: -0.02em;
  }
  & > b[data-free='true'] {
    color: var(--brand);
  }
  & > s {
    color: var(--ink-3);
    font-size: var(--text-sm);
  }
  &[data-size='lg'] {
    column-gap: var(--s3);
    & > b {
      font-size: var(--text-price);
      font-weight: 800;
      letter-spacing: -0.035em;
      line-height: 1;
    }
    & > s {
      font-size: var(--text-lg);
    }
  }
`

interface PriceBlockProps {
  readonly price: ShownPrice
  readonly size?: 'md' | 'lg'
}

/** The price and, struck, what it was before. */
export function PriceBlock({ price, size = 'md' }: PriceBlockProps) {
  if (price.text === null) {
    return null
  }
  return (
    <Root data-size={size}>
      <b data-free={price.isFree}>{price.text}</b>
      {price.original !== null && (
        <s>
          <VisuallyHidden>before </VisuallyHidden>
          {price.original}
        </s>
      )}
    </Root>
  )
}
