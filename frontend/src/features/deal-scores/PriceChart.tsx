import { counted, type Currency, type DealScoreView } from '@deals/events'
import { formatMoney } from '../../lib/money.ts'
import { absoluteDay, absoluteTime } from '../../lib/relative-time.ts'
import { ChartFigure } from './chart-styles.ts'
import { chart, priceMarks, type PriceMark } from './price-marks.ts'

/** The price of now stands under its mark, or above it where the days stand already. */
const below = 28
const above = 14
const besideMark = (y: number) => (y + below > chart.height - chart.bottom ? y - above : y + below)

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
    <ChartFigure>
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
        <text data-kind="now" x={marks.now.x} y={besideMark(marks.now.y)} textAnchor="end">
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
    </ChartFigure>
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
