import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { aPostCard } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { CategoryScreen } from './CategoryScreen.tsx'

const call = 'GET /api/posts'
const opened = (at: string, posts: readonly object[] = []) =>
  show(
    <Routes>
      <Route path="/category/:slug" element={<CategoryScreen />} />
    </Routes>,
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
