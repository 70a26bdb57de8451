import { screen } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { Header } from './Header.tsx'

const field = () => screen.getByRole('searchbox', { name: 'Search' })

describe('the search of the header', () => {
  it('leads to the search page', async () => {
    const { user, address } = await show(<Header />)
    await user.type(field(), '  trail shoes {Enter}')
    expect(address()).toBe('/search?q=trail%20shoes')
  })

  it('ignores a blank', async () => {
    const { user, address } = await show(<Header />)
    await user.type(field(), '   {Enter}')
    expect(address()).toBe('/')
  })

  it('is reached by one key, which writes itself everywhere else', async () => {
    const { user } = await show(<Header />)
    await user.keyboard('/')
    expect(field()).toHaveFocus()
    await user.keyboard('a/b')
    expect(field()).toHaveValue('a/b')
  })
})

describe('Create Post', () => {
  it('tells a visitor to sign in and stays', async () => {
    const { user, address } = await show(<Header />)
    await user.click(screen.getByRole('link', { name: 'Create Post' }))
    expect(await screen.findByText('Please sign in to create posts')).toBeVisible()
    expect(screen.getByText('Sign in required')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(address()).toBe('/')
  })

  it('leads a member to the submit page', async () => {
    const { user, address } = await show(<Header />, { signedIn: true })
    await user.click(screen.getByRole('link', { name: 'Create Post' }))
    expect(address()).toBe('/submit')
  })
})

describe('the account menu', () => {
  it('offers visitors the two ways in', async () => {
    const { user } = await show(<Header />)
    await user.click(screen.getByRole('button', { name: 'Account menu' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Register', 'Sign In'])
  })

  it('counts the matches of alerts that were not seen', async () => {
    const api = fakeApi({ 'GET /api/deal-alerts/matches': { body: { matches: [], total: 3, unread: 2 } } })
    const { user } = await show(<Header />, { api, signedIn: true })
    await user.click(screen.getByRole('button', { name: 'Account menu' }))
    expect(await screen.findByRole('menuitem', { name: /^Deal Alerts ?, 2 unread$/ })).toBeVisible()
  })

  it('offers members the pages that there are, and dashboards only by role', async () => {
    const { user } = await show(<Header />, { signedIn: true })
    await user.click(screen.getByRole('button', { name: 'Account menu' }))
    expect(await screen.findByText('ann')).toBeVisible()
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'View Profile',
      'My Bookmarks',
      'Since Your Last Visit',
      'Deal Alerts',
      'Settings',
      'Log Out',
    ])
  })
})

describe('the dashboards in the account menu', () => {
  it.each([
    ['moderators', { isModerator: true }, ['Moderation Dashboard']],
    ['staff', { isStaff: true }, ['Staff Dashboard']],
    ['super users', { isSuperUser: true }, ['Moderation Dashboard', 'Staff Dashboard']],
    ['owners', { isOwner: true }, ['Moderation Dashboard', 'Staff Dashboard']],
  ])('are those of %s', async (_who, role, dashboards) => {
    const { user } = await show(<Header />, { signedIn: role })
    await user.click(screen.getByRole('button', { name: 'Account menu' }))
    const items = await screen.findAllByRole('menuitem', { name: /Dashboard$/ })
    expect(items.map((item) => item.textContent)).toEqual(dashboards)
  })
})

describe('the side menu', () => {
  it('finds sub-categories and leads to them by the filter of their category', async () => {
    const { user, address } = await show(<Header />)
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.type(await screen.findByPlaceholderText('Search categories...'), 'hats, scarves')
    await user.click(screen.getByRole('link', { name: /Hats, Scarves & Gloves/ }))
    expect(new URLSearchParams(address().split('?')[1]).get('filter')).toBe('Hats~ Scarves & Gloves')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('leads to earlier home pages, also where no column stands beside the home page', async () => {
    const { user, address } = await show(<Header />)
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    const link = await screen.findByRole('link', { name: 'Earlier Home Pages' })
    // Home is where it is now.
    expect(link).not.toHaveAttribute('aria-current')
    await user.click(link)
    expect(address()).toBe('/?at=')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it('the menu of a member bears their picture cut to its smallest size, or the first letter of the name', async () => {
  const face = () => screen.getByRole('button', { name: 'Account menu' })
  const { unmount } = await show(<Header />, { signedIn: { username: 'ann', avatarUrl: '/images/a-1600.webp' } })
  expect(face().querySelector('img')).toHaveAttribute('src', '/images/a-112.webp')
  unmount()
  await show(<Header />, { signedIn: { username: 'ann' } })
  expect(face()).toHaveTextContent('A')
  expect(face().querySelector('img')).toBeNull()
})
