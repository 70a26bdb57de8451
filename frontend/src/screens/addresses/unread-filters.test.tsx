import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { show } from '../../testing/show.tsx'
import { pageReads, type PageWithFilters } from './page-reads.ts'
import { unreadIn } from './unread-filters.ts'
import { UnreadLine } from './UnreadLine.tsx'

const unread = (page: PageWithFilters, query: string) => {
  const params = new URLSearchParams(query)
  return unreadIn(params, pageReads[page]({ params, slug: 'computers' }))
}

it.each<[page: PageWithFilters, query: string, said: string[], without: string]>([
  [
    'home',
    'categories=computers,nonsense&sort=newest',
    ['the category “nonsense”'],
    '?categories=computers&sort=newest',
  ],
  ['home', 'sort=upwards&stores=norvik', ['the order “upwards”'], '?stores=norvik'],
  ['category', 'price=abc&type=product', ['the price “abc”'], '?type=product'],
  ['category', 'filter=Laptops,Nonsense', ['the sub-category “Nonsense”'], '?filter=Laptops'],
  ['category', 'discount=-3&store=No!&type=x', ['the type “x”', 'the store “No!”', 'the discount “-3”'], ''],
  ['sales', 'sort=price_asc', ['the order “price_asc”'], ''],
  ['popular', 'period=2w', ['the period “2w”'], ''],
  ['trending', 'type=nonsense', ['the type “nonsense”'], ''],
  ['store', 'tab=closed', ['the tab “closed”'], ''],
  ['desk', `q=${'x'.repeat(300)}&case=7`, [`the search “${'x'.repeat(40)}…”`], '?case=7'],
  [
    'desk',
    'trust=9&holder=ann&waiting=long&reason=spam',
    ['the trust “9”', 'the reviewer “ann”', 'the age “long”'],
    '?reason=spam',
  ],
  ['edits', `type=car&member=${'x'.repeat(61)}`, [`the member “${'x'.repeat(40)}…”`, 'the type “car”'], ''],
  ['search', 'q=hat&sub=hats', ['the sub-category “hats”'], '?q=hat'],
  ['search', `q=hat&date=${'x'.repeat(90)}`, [`the time “${'x'.repeat(40)}…”`], '?q=hat'],
])('the page of %s does not understand all of %s', (...[page, query, said, without]) => {
  expect(unread(page, query)).toEqual({ said, without })
})

it.each<[page: PageWithFilters, query: string]>([
  ['home', 'categories=computers,gaming&stores=norvik&sort=price_asc'],
  ['category', 'price=25-50&store=norvik&discount=25&type=product&sort=newest&filter=Laptops'],
  ['category', 'price=&sort=&utm_source=letter&page=nonsense'],
  ['category', 'price=-25'],
  ['desk', 'q=hat&reason=spam&poster=ann&trust=0&holder=me&waiting=1440'],
  ['edits', 'q=hat&member=bob&type=sales&category=computers&waiting=30'],
  ['sales', 'ending=soon'],
  ['popular', 'period=1w'],
  ['store', 'tab=expired&type=sales&sort=newest'],
  ['search', 'q=hat&category=clothingaccessories&sub=shoes&date=1w&expired=no&sort=relevance'],
])('the page of %s understands %s, or it is none of its business', (page, query) => {
  expect(unread(page, query)).toBeNull()
})

it('says so in one line that leads to the address without it', async () => {
  const line = <UnreadLine page="category" />
  await show(
    <Routes>
      <Route path="/category/:slug" element={line} />
    </Routes>,
    { at: '/category/computers?price=abc&filter=Laptops' },
  )
  expect(screen.getByText(/We do not understand the price “abc” in this address/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Leave it out' })).toHaveAttribute(
    'href',
    '/category/computers?filter=Laptops',
  )
})
