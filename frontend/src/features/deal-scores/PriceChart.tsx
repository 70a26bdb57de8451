import { counted, type Currency, type DealScoreView } from '@deals/events'
import { formatMoney } from '../../lib/money.ts'
import { absoluteDay, utcTime } from '../../lib/relative-time.ts'
import { ChartFigure } from './chart-styles.ts'
import { chart, dayNames } from './price-axes.ts'
import { PriceAxes } from './PriceAxes.tsx'
import { priceMarks, type PriceMark, type PriceMarks } from './price-marks.ts'

/** The price of now stands under its mark, or above it where the days stand already. */
const below = 28
const above = 14
const besideMark = (y: number) => (y + below > chart.height - chart.bottom ? y - above : y + below)

interface PriceChartProps {
  readonly score: DealScoreView
  /** What one pays, as the score judges it. */
  readonly price: number
  readonly hasShipping: boolean
  readonly currency: Currency
}

/** This price among those that it was set beside: the product's own ones and those of posts that can be compared. */
export function PriceChart({ score, price, hasShipping, currency }: PriceChartProps) {
  if (score.prices.length === 0) {
    return null
  }
  const marks = priceMarks(score, price)
  const money = (amount: number) => formatMoney(amount, currency)
  const title = ({ at, price: paid }: PriceMark) => `${money(paid)}, ${utcTime(at)}`
  return (
    <ChartFigure>
      <figcaption>
        Price among its like {score.usual !== null && <span>· usually about {money(score.usual)}</span>}
      </figcaption>
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={sentenceOf(score, money(price))}>
        <PriceAxes axes={marks.axes} end={dayNames(marks.axes.isLong)(new Date(marks.now.at))} />
        {marks.usual !== null && (
          <line data-kind="usual" x1={chart.left} x2={chart.width - chart.right} y1={marks.usual} y2={marks.usual} />
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
        <text data-kind="now" x={marks.now.x - 10} y={besideMark(marks.now.y)} textAnchor="end">
          {money(price)}
        </text>
      </svg>
      <PriceTable marks={marks} money={money} />
      <p aria-hidden="true">
        <span>
          <i />
          {thisPrice(hasShipping, marks)}
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

const thisPrice = (hasShipping: boolean, { product }: PriceMarks): string =>
  `this price${hasShipping ? ' with shipping' : ''}${product.length > 0 ? ' and earlier ones' : ''}`

/** The same for ears. */
function PriceTable({ marks, money }: { readonly marks: PriceMarks; readonly money: (price: number) => string }) {
  const rows = [
    { ...marks.now, what: 'this price' },
    ...marks.product.map((mark) => ({ ...mark, what: 'an earlier price of the product' })),
    ...marks.comparables.map((mark) => ({ ...mark, what: 'a comparable post' })),
  ].toSorted((left, right) => right.at.localeCompare(left.at))
  return (
    <table className="visually-hidden">
      <caption>Prices that are drawn</caption>
      <thead>
        <tr>
          <th>Day</th>
          <th>Price</th>
          <th>What</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, at, price, what }) => (
          <tr key={key}>
            <td>{absoluteDay(at)}</td>
            <td>{money(price)}</td>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sentenceOf({ prices, comparison }: DealScoreView, price: string): string {
  const own = prices.filter(({ kind }) => kind === 'product').length
  return `${price} beside ${counted(comparison?.comparables ?? 0, 'comparable post')} and ${counted(own, 'earlier price')} of the product`
}
