import { screen, within } from '@testing-library/react'
import type { PriceHistory } from '@deals/events'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { PricesTab } from './PricesTab.tsx'

const day = (place: number) => new Date(Date.UTC(2026, 0, 1 + place)).toISOString()
const point = (postId: number, place: number, until: number | null = null): PriceHistory['points'][number] => ({
  postId,
  at: day(place),
  until: until === null ? null : day(until),
  price: 20 + place,
  kind: 'posted',
})

async function linesOf(...points: PriceHistory['points']) {
  const api = fakeApi({
    'GET /api/posts/1/price-history': { body: { currency: 'USD', points, lowest: null } satisfies PriceHistory },
    'GET /api/posts/1/same-product': { body: { linked: [], proposed: [], canPropose: false } },
  })
  await show(<PricesTab postId={1} />, { api })
  const known = await screen.findByRole('region', { name: 'Known prices' })
  return { known, lines: within(known).getAllByRole('row').slice(1) }
}

it('says when a deal was over, where no other price of it followed', async () => {
  const { lines } = await linesOf(
    point(2, 0, 4),
    { ...point(1, 5, 8), kind: 'posted' },
    { ...point(1, 8), kind: 'changed' },
  )
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '9 Jan 2026$28.00this post, changed',
    '6 Jan 2026$25.00this post',
    '1 Jan 2026$20.00another post, over since 5 Jan 2026',
  ])
})

it.each([
  [50, '50 known prices from 1 post.', 50],
  [60, '60 known prices from 1 post, the latest 50 of them below.', 50],
])('of %d prices says which are shown', async (count, sentence, shown) => {
  const { known, lines } = await linesOf(...Array.from({ length: count }, (_, place) => point(1, place, place + 1)))
  expect(known).toHaveTextContent(sentence)
  expect(lines).toHaveLength(shown)
})
