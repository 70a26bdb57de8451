import styled from '@emotion/styled'
import { counted } from '@deals/events'
import type { Currency, DealScoreView } from '@deals/events'
import { formatMoney } from '../../lib/money.ts'
import { absoluteDay, absoluteTime } from '../../lib/relative-time.ts'
import { chart, priceMarks, type PriceMark } from './price-marks.ts'

const Root = styled.figure`
  max-width: 42rem;
  & svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  & path {
    fill: none;
    stroke: var(--brand);
    stroke-width: 2;
  }
  & circle {
    fill: var(--brand);
  }
  & circle[data-kind='comparable'] {
    fill: var(--surface);
    stroke: var(--ink-3);
    stroke-width: 1.5;
  }
  & circle[data-kind='now'] {
    stroke: var(--surface);
    stroke-width: 2;
  }
  & line {
    stroke: var(--line);
    &[data-kind='usual'] {
      stroke: var(--ink-3);
      stroke-dasharray: 4 4;
    }
  }
  & text {
    font: 600 var(--text-xs) var(--font);
    fill: var(--ink-2);
    &[data-kind='now'] {
      font-weight: 800;
      fill: var(--brand);
    }
    /* The drawing shrinks with the page; its words must not. */
    @media (max-width: 40rem) {
      font-size: 1.35rem;
    }
  }
  & figcaption {
    margin-bottom: var(--s2);
    font-size: var(--text-sm);
    font-weight: 650;
    & span {
      font-weight: 400;
      color: var(--ink-2);
    }
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s4);
    margin-top: var(--s1);
    font-size: var(--text-xs);
    color: var(--ink-2);
  }
  & i {
    display: inline-block;
    width: 0.625rem;
    height: 0.625rem;
    margin-right: var(--s1);
    border-radius: 50%;
    background: var(--brand);
    &[data-kind='comparable'] {
      background: var(--surface);
      border: 1.5px solid var(--ink-3);
    }
  }
`

/** The price of now stands under its mark. */
const below = 28

interface PriceChartProps {
  readonly score: DealScoreView
  readonly price: number
  readonly currency: Currency
}

/** This price among those that it was set beside: the product's own ones and those of posts that can be compared. */
export function PriceChart({ score, price, currency }: PriceChartProps) {
  if (score.prices.length === 0) {
    return null
  }
  const marks = priceMarks(score, price)
  const money = (amount: number) => formatMoney(amount, currency)
  const title = ({ at, price: paid }: PriceMark) => `${money(paid)}, ${absoluteTime(at)}`
  return (
    <Root>
      <figcaption>
        Price among its like {score.usual !== null && <span>· usually about {money(score.usual)}</span>}
      </figcaption>
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={sentenceOf(score, money(price))}>
        <line x1="0" x2={chart.width} y1={chart.height - chart.bottom} y2={chart.height - chart.bottom} />
        {marks.usual !== null && (
          <line data-kind="usual" x1="0" x2={chart.width - chart.right} y1={marks.usual} y2={marks.usual} />
        )}
        {marks.product.length > 0 && <path d={marks.path} />}
        {marks.comparables.map((mark) => (
          <circle key={mark.key} data-kind="comparable" cx={mark.x} cy={mark.y} r="5">
            <title>{title(mark)}</title>
          </circle>
        ))}
        {marks.product.map((mark) => (
          <circle key={mark.key} cx={mark.x} cy={mark.y} r="4">
            <title>{title(mark)}</title>
          </circle>
        ))}
        <circle data-kind="now" cx={marks.now.x} cy={marks.now.y} r="8" />
        <text data-kind="now" x={marks.now.x} y={marks.now.y + below} textAnchor="end">
          {money(price)}
        </text>
        <Times marks={marks} />
      </svg>
      <p aria-hidden="true">
        <span>
          <i />
          this price{marks.product.length > 0 && ' and earlier ones'}
        </span>
        {marks.comparables.length > 0 && (
          <span>
            <i data-kind="comparable" />
            {counted(marks.comparables.length, 'comparable post')}
          </span>
        )}
        {marks.usual !== null && <span>- - usual price</span>}
      </p>
    </Root>
  )
}

/** The first and the last day. */
function Times({ marks }: { readonly marks: ReturnType<typeof priceMarks> }) {
  const earliest = [...marks.product, ...marks.comparables].toSorted((left, right) => left.x - right.x)[0]
  return (
    <>
      {earliest !== undefined && (
        <text x="0" y={chart.height - 6}>
          {absoluteDay(earliest.at)}
        </text>
      )}
      <text x={marks.now.x} y={chart.height - 6} textAnchor="end">
        {absoluteDay(marks.now.at)}
      </text>
    </>
  )
}

function sentenceOf({ prices, comparison }: DealScoreView, price: string): string {
  const own = prices.filter(({ kind }) => kind === 'product').length
  return `${price} beside ${counted(comparison?.comparables ?? 0, 'comparable post')} and ${counted(own, 'earlier price')} of the product`
}
