import styled from '@emotion/styled'
import { counted, type PriceHistory } from '@deals/events'
import { standingApi } from '../../features/history/standing.endpoints.ts'
import { productsApi } from '../../features/products/products.endpoints.ts'
import { SameProducts } from '../../features/products/SameProducts.tsx'
import { formatPrice } from '../../lib/money.ts'
import { absoluteDay } from '../../lib/relative-time.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { PriceSteps } from './PriceSteps.tsx'

const Root = styled.div`
  display: grid;
  gap: var(--s6);
  max-width: 42rem;
`

const Points = styled.table`
  width: 100%;
  margin-top: var(--s3);
  border-collapse: collapse;
  & :is(th, td) {
    padding: var(--s2) var(--s4) var(--s2) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: baseline;
  }
  & :is(th, td):not(:last-child) {
    white-space: nowrap;
  }
  & :is(th, td):last-child {
    width: 100%;
    padding-right: 0;
  }
  & thead th {
    color: var(--ink-2);
    font-size: var(--text-sm);
    font-weight: 600;
  }
  & :is(th, td):nth-of-type(2) {
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
        {points.length > mostShown && `, the latest ${mostShown} of them below`}. Shipping is included where a post
        tells it.
      </p>
      <Points aria-label="Known prices">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Price</th>
            <th scope="col">Post</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ at, until, price, kind, postId: of }) => (
            <tr key={`${of}:${at}`}>
              <td>
                <time dateTime={at}>{absoluteDay(at)}</time>
              </td>
              <td>
                <b>{formatPrice(price, currency)}</b>
              </td>
              <td className="muted">
                {of === postId ? 'this post' : <Anchor to={routes.post.to(of)}>another post</Anchor>}
                {kind === 'changed' && ', changed'}
                {until !== null && !begins.has(`${of}:${until}`) && `, over since ${absoluteDay(until)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </Points>
    </section>
  )
}
