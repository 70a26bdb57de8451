import type { PriceHistory } from '@deals/events'
import { ChartFigure } from '../../features/deal-scores/chart-styles.ts'
import { chart } from '../../features/deal-scores/price-axes.ts'
import { PriceAxes } from '../../features/deal-scores/PriceAxes.tsx'
import { useNow } from '../../lib/clock.slice.ts'
import { formatPrice } from '../../lib/money.ts'
import { absoluteDay } from '../../lib/relative-time.ts'
import { priceSteps } from './price-steps.ts'

interface PriceStepsProps {
  readonly postId: number
  readonly history: PriceHistory
}

/** How the price of a product went, in all posts about it; below it stand the same prices in words. */
export function PriceSteps({ postId, history }: PriceStepsProps) {
  const now = useNow()
  const { points, lowest, currency } = history
  if (points.length < 2) {
    return null
  }
  const drawn = priceSteps(history, now)
  return (
    <ChartFigure>
      <figcaption>
        How its price went
        {lowest !== null && (
          <span>
            {' '}
            · lowest in 90 days {formatPrice(lowest.price, currency)}, since {absoluteDay(lowest.at)}
          </span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        role="img"
        aria-label="The prices of the table below, drawn over time"
      >
        <PriceAxes axes={drawn.axes} end="Today" />
        {drawn.lowest !== null && (
          <line data-kind="usual" x1={chart.left} x2={chart.width - chart.right} y1={drawn.lowest} y2={drawn.lowest} />
        )}
        <path d={drawn.path} />
        {drawn.steps.map(({ at, price, postId: of, x, y }) => (
          <circle key={`${of}:${at}`} data-kind={of === postId ? 'own' : 'comparable'} cx={x} cy={y} r="5">
            <title>{`${formatPrice(price, currency)}, ${absoluteDay(at)}`}</title>
          </circle>
        ))}
      </svg>
      <Legend postId={postId} history={history} />
    </ChartFigure>
  )
}

/** What the marks stand for. */
function Legend({ postId, history: { points, lowest } }: PriceStepsProps) {
  return (
    <p aria-hidden="true">
      <span>
        <i />
        this post
      </span>
      {points.some((point) => point.postId !== postId) && (
        <>
          <span>
            <i data-kind="comparable" />
            other posts of it
          </span>
          <span>— the cheapest at that time</span>
        </>
      )}
      {lowest !== null && <span>- - lowest in 90 days</span>}
    </p>
  )
}
