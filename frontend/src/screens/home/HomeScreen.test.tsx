import { screen, waitFor, within } from '@testing-library/react'
import { usualReading } from '@deals/events'
import { aPostCard } from '../../testing/builders.ts'
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { HomeScreen } from './HomeScreen.tsx'

const feed = 'GET /api/posts'
const stores = [
  { name: 'Norvik', slug: 'norvik' },
  { name: 'Voltmart', slug: 'voltmart' },
].map((store) => ({ ...store, url: null, iconUrl: null, description: null, activeDeals: 3, status: 'active' }))

/** The requests of the feed itself, without the boxes beside it. */
const ofFeed = (api: FakeApi) => api.asked(feed).filter(({ params }) => params['limit'] === '25')

const withPosts = (...posts: ReturnType<typeof aPostCard>[]) =>
  fakeApi({
    [feed]: { body: { posts, total: posts.length } },
    'GET /api/stores': { body: { stores, total: 2 } },
    'GET /api/stores/norvik': { body: stores[0] },
  })

const list = () => screen.getByRole('region', { name: 'Deals' })

describe('what staff put first', () => {
  const [shoes, kettle, lamp] = [
    aPostCard({ id: 1, title: 'Trail shoes' }),
    aPostCard({ id: 2, title: 'Kettle' }),
    aPostCard({ id: 3, title: 'Lamp', type: 'sales' }),
  ]
  const titles = () =>
    within(list())
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
  const opened = async (at = '/') => {
    const api = withPosts(shoes, kettle)
    api.answer('GET /api/posts/featured', { body: { posts: [lamp, kettle], total: 2 } })
    await show(<HomeScreen />, { api, at })
    await within(list()).findByRole('link', { name: 'Trail shoes' })
    return api
  }

  it('stands in front, says so, and stands there once', async () => {
    await opened()
    expect(titles()).toEqual(['Lamp', 'Kettle', 'Trail shoes'])
    expect(within(list()).getAllByText('Featured')).toHaveLength(2)
  })

  it('leaves a list alone that was narrowed', async () => {
    const api = await opened('/?stores=norvik')
    expect(titles()).toEqual(['Trail shoes', 'Kettle'])
    expect(within(list()).queryByText('Featured')).not.toBeInTheDocument()
    expect(api.asked('GET /api/posts/featured')).toEqual([])
  })

  it('keeps no deal from its readers when it cannot be told', async () => {
    const api = withPosts(shoes)
    api.answer('GET /api/posts/featured', { status: 500, body: { message: 'no' } })
    await show(<HomeScreen />, { api })
    expect(await within(list()).findByRole('link', { name: 'Trail shoes' })).toBeVisible()
  })
})

describe('the home feed', () => {
  it('asks for active products, best first, and shows them', async () => {
    const api = withPosts(aPostCard({ id: 1, title: 'Trail shoes' }), aPostCard({ id: 2, title: 'Kettle' }))
    await show(<HomeScreen />, { api })
    expect(within(list()).getByText('Loading deals')).toBeInTheDocument()
    expect(await within(list()).findByRole('link', { name: 'Trail shoes' })).toHaveAttribute('href', '/post/1')
    expect(ofFeed(api)).toHaveLength(1)
    expect(ofFeed(api)[0]?.params).toEqual({
      page: '1',
      limit: '25',
      currency: 'USD',
      types: 'product',
      statuses: 'active',
      sortOrder: 'best',
    })
  })

  it('asks for recommendations when somebody is signed in', async () => {
    const api = withPosts(aPostCard())
    await show(<HomeScreen />, { api, signedIn: true })
    await waitFor(() => expect(ofFeed(api)[0]?.params).toMatchObject({ includeRecommendations: 'true' }))
  })

  it('says that nothing was found and offers to clear the filters', async () => {
    const { user, address } = await show(<HomeScreen />, { api: withPosts(), at: '/?categories=computers' })
    expect(await within(list()).findByText('No deals found')).toBeVisible()
    await user.click(within(list()).getByRole('button', { name: 'Clear Filters' }))
    expect(address()).toBe('/')
  })

  it('says what went wrong and tries again', async () => {
    const api = fakeApi({ [feed]: { status: 500, body: 'Something broke.' } })
    const { user } = await show(<HomeScreen />, { api })
    expect(await within(list()).findByText('Network response was not ok')).toBeVisible()
    api.answer(feed, { body: { posts: [aPostCard({ title: 'Kettle' })], total: 1 } })
    await user.click(within(list()).getByRole('button', { name: 'Try again' }))
    expect(await within(list()).findByRole('link', { name: 'Kettle' })).toBeVisible()
  })

  it('asks for another order by the address', async () => {
    const api = withPosts(aPostCard())
    const { user, address } = await show(<HomeScreen />, { api })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price')
    expect(address()).toBe('/?sort=price_asc')
    await waitFor(() => expect(ofFeed(api).at(-1)?.params).toMatchObject({ sortOrder: 'price_asc' }))
  })

  it('begins as its reader prefers, and the address goes before that', async () => {
    const reading = { ...usualReading, sortOrder: 'newest', types: ['product', 'sales'] } as const
    const api = withPosts(aPostCard())
    const preferences = { reading: { ...reading, types: [...reading.types] } }
    const { user, address } = await show(<HomeScreen />, { api, signedIn: true, preferences })
    const order = screen.getByRole('combobox', { name: 'Sort by' })
    expect(order).toHaveValue('newest')
    await waitFor(() => expect(ofFeed(api)[0]?.params).toMatchObject({ sortOrder: 'newest', types: 'product,sales' }))
    await user.selectOptions(order, 'Best')
    expect(address()).toBe('/?sort=best')
    await waitFor(() => expect(ofFeed(api).at(-1)?.params).toMatchObject({ sortOrder: 'best', types: 'product,sales' }))
    await user.selectOptions(order, 'Newest')
    expect(address()).toBe('/')
  })

  it('shows rows when asked to, and remembers it', async () => {
    const { user } = await show(<HomeScreen />, { api: withPosts(aPostCard()) })
    await user.click(screen.getByRole('button', { name: 'List layout' }))
    expect(screen.getByRole('button', { name: 'List layout' })).toHaveAttribute('aria-pressed', 'true')
    expect(document.cookie).toContain('layout=list')
    await user.click(screen.getByRole('button', { name: 'Grid layout' }))
  })

  it('greys what is over and names its state', async () => {
    const api = withPosts(aPostCard({ status: 'expired', title: 'Kettle' }))
    await show(<HomeScreen />, { api })
    await within(list()).findByRole('link', { name: 'Kettle' })
    expect(within(list()).getByRole('article')).toHaveAttribute('data-expired', 'true')
    expect(within(list()).getByText('expired')).toBeVisible()
  })
})

describe('the filter', () => {
  it('narrows the feed to categories and counts them', async () => {
    const api = withPosts(aPostCard())
    const { user, address } = await show(<HomeScreen />, { api })
    await user.click(screen.getByRole('button', { name: 'Filter deals' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filter Deals' })
    expect(within(dialog).getByText('Select categories and stores to filter your feed')).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: /Clear Filters/ })).not.toBeInTheDocument()
    await user.click(within(dialog).getByRole('checkbox', { name: 'Computers' }))
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Norvik' }))
    expect(address()).toBe('/?categories=computers&stores=norvik')
    await waitFor(() => expect(ofFeed(api).at(-1)?.params).toMatchObject({ categories: 'computers', stores: 'norvik' }))
    await user.click(within(dialog).getByRole('button', { name: 'Clear Filters (2)' }))
    expect(address()).toBe('/')
  })

  it('finds categories by a part of their name', async () => {
    const { user } = await show(<HomeScreen />, { api: withPosts() })
    await user.click(screen.getByRole('button', { name: 'Filter deals' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filter Deals' })
    const search = within(dialog).getByPlaceholderText('Search categories...')
    await user.type(search, 'GROC')
    expect(within(dialog).getByRole('checkbox', { name: 'Grocery' })).toBeVisible()
    expect(within(dialog).queryByRole('checkbox', { name: 'Pets' })).not.toBeInTheDocument()
    await user.type(search, 'zzz')
    expect(within(dialog).getByText('No results found')).toBeVisible()
  })

  it('gives up a store that does not exist', async () => {
    const { address } = await show(<HomeScreen />, { api: withPosts(), at: '/?stores=gone' })
    expect(await screen.findByText('The selected store could not be found. Please try again.')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/'))
  })
})
