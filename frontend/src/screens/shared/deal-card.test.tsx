import { screen } from '@testing-library/react'
import type { PostCard } from '@deals/events'
import { aPostCard } from '../../testing/builders.ts'
import { show } from '../../testing/show.tsx'
import { DealCard } from './DealCard.tsx'

/** From the time at which tests show pages. */
const inHours = (hours: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + hours * 3_600_000).toISOString()
const tags = ['Lowest in 90 days', 'Price changed', 'Upcoming', /^Ends/, 'expired', '−50%']

interface Case {
  readonly what: string
  readonly said: Partial<PostCard>
  readonly shown: readonly string[]
}
const cases: readonly Case[] = [
  { what: 'a deal like others', said: { priceStanding: 'beaten', expiresAt: inHours(48) }, shown: [] },
  { what: 'the lowest price of 90 days', said: { priceStanding: 'lowest' }, shown: ['Lowest in 90 days'] },
  { what: 'half the price', said: { price: 20, originalPrice: 40 }, shown: ['−50%'] },
  { what: 'one whose price changed two days ago', said: { priceChangedAt: inHours(-48) }, shown: ['Price changed'] },
  { what: 'one whose price changed long ago', said: { priceChangedAt: inHours(-73) }, shown: [] },
  { what: 'one that begins later', said: { startsAt: inHours(5) }, shown: ['Upcoming'] },
  { what: 'one that began', said: { startsAt: inHours(-5) }, shown: [] },
  { what: 'one that ends today', said: { expiresAt: inHours(5.5) }, shown: ['Ends in 5 h'] },
  {
    what: 'one that is over, whatever it was',
    said: {
      status: 'expired',
      price: 20,
      originalPrice: 40,
      priceStanding: 'lowest',
      priceChangedAt: inHours(-1),
      startsAt: inHours(5),
    },
    shown: ['expired'],
  },
]
it.each(cases)('a card of $what says so', async ({ said, shown }) => {
  await show(<DealCard post={aPostCard({ price: 20, originalPrice: null, ...said })} />)
  const found = tags.flatMap((text) => screen.queryAllByText(text)).map(({ textContent }) => textContent)
  expect(found.toSorted()).toEqual([...shown].toSorted())
})
