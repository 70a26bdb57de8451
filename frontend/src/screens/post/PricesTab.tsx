import styled from '@emotion/styled'
import { counted, type PriceHistory } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { standingApi } from '../../features/history/standing.endpoints.ts'
import { productsApi } from '../../features/products/products.endpoints.ts'
import { SameProducts } from '../../features/products/SameProducts.tsx'
import { formatPrice } from '../../lib/money.ts'
import { absoluteDay } from '../../lib/relative-time.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { PriceSteps } from './PriceSteps.tsx'

const Root = styled.div`
  display: grid;
  gap: var(--s6);
  max-width: 42rem;
`

const Points = styled.ol`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  margin-top: var(--s3);
  & > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    gap: var(--s4);
    padding: var(--s2) 0;
    border-bottom: 1px solid var(--line);
  }
  & b {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & a {
    color: var(--brand);
    font-weight: 600;
  }
`

/** Every price that the product had here, and which other posts are about it. */
export function PricesTab({ postId }: { readonly postId: number }) {
  const prices = standingApi.useGetPriceHistoryQuery(postId)
  const same = productsApi.useListSameProductsQuery(postId)
  return (
    <Root>
      <Loaded answer={prices} name="the prices" height="10rem">
        {(history) => <Known postId={postId} history={history} />}
      </Loaded>
      <Loaded answer={same} name="posts of the same product" height="6rem">
        {(found) => <SameProducts postId={postId} same={found} />}
      </Loaded>
    </Root>
  )
}

/** So many are shown; the oldest say the least. */
const mostShown = 50

function Known({ postId, history }: { readonly postId: number; readonly history: PriceHistory }) {
  const { points, currency } = history
  const posts = new Set(points.map((point) => point.postId)).size
  const shown = points.toReversed().slice(0, mostShown)
  // Where the next price of a post follows, its line says when.
  const begins = new Set(points.map(({ at, postId: of }) => `${of}:${at}`))
  return (
    <section aria-label="Known prices">
      <PriceSteps postId={postId} history={history} />
      <p css={{ marginTop: 'var(--s4)' }}>
        {counted(points.length, 'known price')} from {counted(posts, 'post')}
        {points.length > mostShown && `, the latest ${mostShown} of them below`}.
      </p>
      <Points>
        {shown.map(({ at, until, price, kind, postId: of }) => (
          <li key={`${of}:${at}`}>
            <time dateTime={at}>{absoluteDay(at)}</time>
            <b>{formatPrice(price, currency)}</b>
            <span className="muted">
              {of === postId ? 'this post' : <Anchor to={routes.post.to(of)}>another post</Anchor>}
              {kind === 'changed' && ', changed'}
              {until !== null && !begins.has(`${of}:${until}`) && `, over since ${absoluteDay(until)}`}
            </span>
          </li>
        ))}
      </Points>
    </section>
  )
}
