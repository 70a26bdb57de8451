import { screen } from '@testing-library/react'
import { show } from '../../testing/show.tsx'
import { LeavingScreen } from './LeavingScreen.tsx'

const opened = (query: string, username?: string) =>
  show(<LeavingScreen />, { at: `/account/leaving${query}`, ...(username !== undefined && { signedIn: { username } }) })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('who has just left', () => {
  it('reads until when the account can be had back, and how', async () => {
    await opened('?until=2026-12-04T12:00:00.000Z&posts=keep')
    expect(heading()).toBe('Your account is closed')
    expect(screen.getByText(/^Until 4 Dec 2026, 12:00 UTC you can have it back/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in and have it back' })).toHaveAttribute('href', '/login?next=%2F')
  })

  it.each([
    ['keep', 'Your posts stay as they are, by “deleted user”.'],
    ['delete', 'Your posts are deleted. Those that somebody answered stay without their text.'],
  ])('reads what becomes of the posts after the choice to %s them', async (posts, sentence) => {
    await opened(`?until=2026-12-04T12:00:00.000Z&posts=${posts}`)
    expect(screen.getByText(sentence)).toBeVisible()
  })

  it('reads how long it is where the address does not say until when', async () => {
    await opened('?until=tomorrow')
    expect(screen.getByText(/^For 14 days from when you closed it/)).toBeVisible()
  })

  it('reads that the time is over once it is', async () => {
    await opened('?until=2026-11-20T11:00:00.000Z')
    expect(heading()).toBe('The time to come back is over')
  })
})

describe('who came back', () => {
  it.each([
    ['/bookmarks?page=2', 'Go on to where you were going', '/bookmarks?page=2'],
    ['/', 'Go to the home page', '/'],
    ['//elsewhere.example', 'Go to the home page', '/'],
    ['/\\elsewhere.example', 'Go to the home page', '/'],
    ['https://elsewhere.example', 'Go to the home page', '/'],
  ])('from %s reads that the account is theirs, and goes on', async (next, label, href) => {
    await opened(`?next=${encodeURIComponent(next)}`, 'ann')
    expect(heading()).toBe('Welcome back, ann!')
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href)
  })

  it('reads that it was closed only if it was, as the address may have been opened by hand', async () => {
    await opened('?next=%2F', 'ann')
    expect(screen.getByText(/^Your account is open, .* if it was closed, signing in opened it again\.$/)).toBeVisible()
    expect(screen.queryByText(/account was closed/)).toBeNull()
  })

  it('reads that the account is open when they come to the page of its end again', async () => {
    await opened('?until=2026-12-04T12:00:00.000Z&posts=keep', 'ann')
    expect(heading()).toBe('Your account is open')
    expect(screen.getByText(/^You are signed in as ann/)).toBeVisible()
  })
})
