import { screen, waitFor } from '@testing-library/react'
import { usualReading } from '@deals/events'
import { aPostCard } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { searchRequest } from './search-request.ts'
import { SearchScreen } from './SearchScreen.tsx'

beforeEach(forgetSearches)

describe('a search', () => {
  it('asks for what the address says and remembers the words', async () => {
    const params = new URLSearchParams(
      'q= shoes &type=product&category=pets&price=25-50&date=1w&expired=yes&sort=newest',
    )
    expect(searchRequest(params, { currency: 'CAD', reading: usualReading })).toEqual({
      currency: 'CAD',
      q: 'shoes',
      types: ['product'],
      categories: ['pets'],
      datePosted: '1w',
      priceMin: 25,
      priceMax: 50,
      statuses: ['active', 'expired'],
      sortOrder: 'newest',
    })
    await show(<SearchScreen />, { at: '/search?q=shoes' })
    expect(await screen.findByText("No results for 'shoes'")).toBeVisible()
    expect(recentSearches()).toEqual(['shoes'])
  })

  it.each([
    ['', false, 'active'],
    ['&expired=yes', false, 'active,expired'],
    ['', true, 'active,expired'],
    ['&expired=no', true, 'active'],
    ['%20is:expired', false, undefined],
  ])(
    'finds with "%s" in the address, and expired deals preferred %s, those that are %s',
    async (said, findsExpired, found) => {
      const api = fakeApi({ 'GET /api/posts': { body: { posts: [aPostCard()], total: 1 } } })
      const preferences = { reading: { ...usualReading, findsExpired } }
      await show(<SearchScreen />, { api, at: `/search?q=shoes${said}`, signedIn: true, preferences })
      await waitFor(() => expect(api.asked('GET /api/posts').map(({ params }) => params['statuses'])).toEqual([found]))
    },
  )

  it('tells of each post why it is there when it is asked, by the same filters', async () => {
    const terms = { text: 4, votes: 1.1, age: 0.5, expiry: 0.3 }
    const api = fakeApi({
      'GET /api/posts': { body: { posts: [aPostCard({ id: 7, title: 'Red shoes' })], total: 1 } },
      'GET /api/posts/7/why-found': {
        body: { place: 2, total: 9, isWhole: true, words: [{ words: 'shoes', in: ['title', 'content'] }], terms },
      },
    })
    const { user } = await show(<SearchScreen />, { api, at: '/search?q=shoes&category=pets' })
    await user.click(await screen.findByRole('button', { name: 'Why is this here: Red shoes' }))
    expect(await screen.findByText('Number 2 of 9 posts that fit.')).toBeVisible()
    expect(screen.getByText('“shoes” stands in its title, its description.')).toBeVisible()
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '4.00',
      '× 1.10',
      '× 0.50',
      '× 0.30',
      '0.66',
    ])
    expect(api.asked('GET /api/posts/7/why-found')[0]?.params).toMatchObject({ q: 'shoes', categories: 'pets' })
  })

  it.each([
    [true, 250, '250 posts'],
    [false, 250, 'The newest 250 posts'],
    [true, 1, '1 post'],
  ])('says how many were found, and whether these are all (%s)', async (isWhole, total, words) => {
    const api = fakeApi({ 'GET /api/posts': { body: { posts: [aPostCard()], total, isWhole } } })
    await show(<SearchScreen />, { api, at: '/search?q=shoes' })
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('does not explain another order', async () => {
    const api = fakeApi({ 'GET /api/posts': { body: { posts: [aPostCard()], total: 1 } } })
    await show(<SearchScreen />, { api, at: '/search?q=shoes&sort=newest' })
    expect(await screen.findByRole('article')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Why is this here/ })).toBeNull()
  })

  it('offers first what its reader prefers of deals that are over', async () => {
    const preferences = { reading: { ...usualReading, findsExpired: true } }
    const { user, address } = await show(<SearchScreen />, { at: '/search?q=shoes', signedIn: true, preferences })
    const status = await screen.findByRole('combobox', { name: 'Status' })
    expect(status).toHaveDisplayValue('Include expired')
    await user.selectOptions(status, 'Active deals')
    expect(address()).toBe('/search?q=shoes&expired=no')
    await user.selectOptions(status, 'Include expired')
    expect(address()).toBe('/search?q=shoes')
  })

  it('offers three ways on when nothing is found', async () => {
    await show(<SearchScreen />, { at: '/search?q=red%20shoes' })
    expect(await screen.findByRole('link', { name: "Search for 'red'" })).toHaveAttribute('href', '/search?q=red')
    expect(screen.getByRole('link', { name: 'Include expired deals' })).toBeVisible()
  })

  it('offers any price where prices were chosen', async () => {
    await show(<SearchScreen />, { at: '/search?q=shoes&type=product&price=25-50' })
    expect(await screen.findByRole('link', { name: 'Search at any price' })).toHaveAttribute(
      'href',
      '/search?q=shoes&type=product',
    )
  })

  it.each([
    [[], ''],
    [['shoes'], 'Did you mean shoes?'],
    [['shoes', 'shows', 'shores'], 'Did you mean shoes, shows or shores?'],
  ])('asks whether %j was meant where little was found', async (spellings, words) => {
    const api = fakeApi({ 'GET /api/posts/spellings': { body: { spellings } } })
    await show(<SearchScreen />, { at: '/search?q=shoos&type=product', api })
    await screen.findByText("No results for 'shoos'")
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words))
    const links = spellings.map((spelling) => screen.getByRole('link', { name: spelling }).getAttribute('href'))
    expect(links).toEqual(spellings.map((spelling) => `/search?q=${spelling}&type=product`))
  })

  it('says what of it the site does not know, and what is called most like it', async () => {
    const meant = { name: 'Tech & Electronics', query: 'category:"Tech & Electronics" by:nobody' }
    const unknown = [
      { operator: 'category', value: 'electronic', meant },
      { operator: 'by', value: 'nobody', meant: null },
    ]
    const api = fakeApi({ 'GET /api/posts/spellings': { body: { spellings: [], unknown } } })
    await show(<SearchScreen />, { at: '/search?q=category:electronic+by:nobody', api })
    const sentence = 'There is no category “electronic”. Did you mean Tech & Electronics?'
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain(sentence),
    )
    expect(screen.getByText('There is no member “nobody”.')).toBeVisible()
    const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: meant.name }).href)
    expect(new URLSearchParams(search).get('q')).toBe(meant.query)
  })

  it('says it of a word that was passed over too, however much was found', async () => {
    const posts = [1, 2, 3].map((id) => aPostCard({ id }))
    const unknown = [{ operator: 'is', value: 'sold', meant: null }]
    const api = fakeApi({
      'GET /api/posts': { body: { posts, total: 3 } },
      'GET /api/posts/spellings': { body: { spellings: [], unknown } },
    })
    await show(<SearchScreen />, { at: '/search?q=shoes+is:sold', api })
    expect(await screen.findByText('“is:sold” is not known: a search takes is:active and is:expired.')).toBeVisible()
  })

  it('asks nothing of the kind where enough was found', async () => {
    const posts = [1, 2, 3].map((id) => aPostCard({ id }))
    const api = fakeApi({ 'GET /api/posts': { body: { posts, total: 3 } } })
    await show(<SearchScreen />, { at: '/search?q=shoes', api })
    expect(await screen.findByText('3 posts')).toBeVisible()
    expect(api.asked('GET /api/posts/spellings')).toEqual([])
  })

  it('leads to an alert that looks for the same', async () => {
    await show(<SearchScreen />, { at: '/search?q=red+shoes+price%3C50&category=pets&type=sales' })
    const link = screen.getByRole('link', { name: 'Create alert from this search' })
    const asked = new URLSearchParams('all=red&all=shoes&categories=pets&types=sales&priceMax=50')
    expect(link).toHaveAttribute('href', `/deal-alerts/alerts/new?${asked.toString()}`)
  })

  it('takes a part of a category, a store and a discount along to an alert', async () => {
    const chosen = 'category=computers&sub=laptops&store=voltmart&discount=25'
    await show(<SearchScreen />, { at: `/search?q=slim&${chosen}` })
    const link = screen.getByRole('link', { name: 'Create alert from this search' })
    const asked = 'any=slim&subCategories=laptops&stores=voltmart&minDiscount=25'
    expect(link).toHaveAttribute('href', `/deal-alerts/alerts/new?${asked}`)
  })

  it('without words shows where to begin and asks for no posts', async () => {
    rememberSearch('kettle')
    const { api } = await show(<SearchScreen />, { at: '/search', api: fakeApi() })
    expect(await screen.findByRole('link', { name: 'kettle' })).toHaveAttribute('href', '/search?q=kettle')
    expect(screen.getByText('Popular categories')).toBeVisible()
    expect(api.asked('GET /api/posts')).toHaveLength(0)
  })
})

describe('recent searches', () => {
  it('are kept once, the latest first, ten at most', () => {
    for (let index = 0; index < 12; index += 1) {
      rememberSearch(`words ${index}`)
    }
    rememberSearch('WORDS 5')
    expect(recentSearches()).toHaveLength(10)
    expect(recentSearches().slice(0, 2)).toEqual(['WORDS 5', 'words 11'])
  })
})
