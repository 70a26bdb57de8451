import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import type { SubCategoryMoves } from '@deals/events'
import { AnnouncedContext } from '../../lib/announced.ts'
import { aPostCard } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { CategoryScreen } from './CategoryScreen.tsx'

const call = 'GET /api/posts'
const opened = (at: string, posts: readonly object[] = [], moves: SubCategoryMoves = {}) =>
  show(
    <AnnouncedContext value={{ movedSubCategories: { ...moves } }}>
      <Routes>
        <Route path="/category/:slug" element={<CategoryScreen />} />
      </Routes>
    </AnnouncedContext>,
    { api: fakeApi({ [call]: { body: { posts, total: posts.length } } }), at },
  )

it('narrows its deals to prices, and keeps what else is chosen', async () => {
  const { api, user, address } = await opened('/category/computers?type=product', [aPostCard()])
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Price' }), '$25 to $50')
  expect(address()).toBe('/category/computers?type=product&price=25-50')
  expect(api.asked(call).at(-1)?.params).toMatchObject({
    categories: 'computers',
    types: 'product',
    priceMin: '25',
    priceMax: '50',
  })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Price' }), 'Any price')
  expect(address()).toBe('/category/computers?type=product')
})

it('takes the prices along to an alert', async () => {
  await opened('/category/computers?price=100-250')
  expect(await screen.findByRole('link', { name: 'Create alert' })).toHaveAttribute(
    'href',
    '/deal-alerts/alerts/new?categories=computers&priceMin=100&priceMax=250',
  )
})

it.each(['price=25-50', 'type=sales', 'filter=Laptops'])(
  'with nothing left by %s leads to the whole',
  async (asked) => {
    await opened(`/category/computers?${asked}`)
    expect(await screen.findByText('No deals found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show all of Computers' })).toHaveAttribute('href', '/category/computers')
  },
)

it('without any deal asks for the first one', async () => {
  await opened('/category/computers')
  expect(await screen.findByText('No deals in Computers yet. Be the first to post one.')).toBeVisible()
})

it('narrows its deals to a store, which an alert takes along', async () => {
  const facets = 'GET /api/posts/facets'
  const none = { choices: [], isExact: true }
  const stores = { choices: [{ value: 'voltmart', name: 'Voltmart', count: 22 }], isExact: true }
  const { api, user, address } = await opened('/category/computers?filter=Laptops', [aPostCard()])
  const found = { types: none, categories: none, subCategories: none, discounts: none, stores }
  api.answer(facets, { body: found })
  api.answer('GET /api/stores/voltmart', { body: { name: 'Voltmart', slug: 'voltmart' } })
  const store = await screen.findByRole('combobox', { name: 'Store' })
  expect(api.asked(facets)).toEqual([])
  await user.hover(store)
  await user.selectOptions(store, await screen.findByRole('option', { name: 'Voltmart (22)' }))
  expect(address()).toBe('/category/computers?filter=Laptops&store=voltmart')
  expect(api.asked(facets)[0]?.params).toEqual({ currency: 'USD', categories: 'computers', subCategories: 'Laptops' })
  expect(api.asked(call).at(-1)?.params).toMatchObject({ stores: 'voltmart' })
  expect(screen.getByRole('link', { name: 'Create alert' }).getAttribute('href')).toContain('stores=voltmart')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('/category/computers?filter=Laptops')
})

it('of a sub-category that was moved leads to where it leads, and offers it no more', async () => {
  const { address } = await opened('/category/hobbies?filter=Drones&type=product', [aPostCard()], { drones: 'cameras' })
  await screen.findByRole('heading', { name: 'Tech & Electronics' })
  expect(address()).toBe('/category/techelectronics?filter=Cameras&type=product')
})

it('offers no sub-category that leads to another one', async () => {
  await opened('/category/hobbies', [], { drones: 'cameras' })
  const chips = within(await screen.findByRole('group', { name: 'Sub-categories' })).getAllByRole('link')
  expect(chips.map(({ textContent }) => textContent)).toEqual(['All', 'Arts & Crafts', 'Collectibles'])
})
