import { setImmediate } from 'node:timers'
import createCache from '@emotion/cache'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { RenderedPage } from '../../server/render.tsx'
import { visitorOf } from '../../server/visitor.ts'
import { aMatch, anAlert } from '../testing/alert-builders.ts'
import { aComment, aMember, aPostCard, aPostDetails, noPermissions, somePreferences } from '../testing/builders.ts'
import { localTimeText } from '../features/submit/post-form-values.ts'
import { fakeApi, type FakeApi } from '../testing/fake-api.ts'
import { App } from './App.tsx'
import { readServerState } from './parse-server-state.ts'
import { makeRoutes } from './router.tsx'
import { makeStore } from './store.ts'

// The build puts the address of the typeface here; tests have no build.
jest.mock('../ui/fonts.ts', () => ({ fontUrl: '/assets/figtree.woff2', fontFaces: '' }))

const now = Date.parse('2026-11-20T12:00:00Z')

/** Renders a page as the server does. React and the router are loaded anew for it: the two sides share no memory. */
async function renderOnServer(api: FakeApi, path: string, cookie: string): Promise<RenderedPage> {
  const url = new URL(path, 'http://localhost')
  const places = { url, visitor: visitorOf({ cookie }, '127.0.0.1'), origin: url.origin }
  let rendered: RenderedPage | undefined
  await jest.isolateModulesAsync(async () => {
    const { renderPage } = await import('../../server/render.tsx')
    rendered = await renderPage({ ...places, ask: (asked) => api.send(asked, { headers: { cookie } }), now })
  })
  if (rendered === undefined) {
    throw new Error('Nothing was rendered.')
  }
  return rendered
}

/** Brings a page to life as the browser does, and tells what React complained about. */
async function bringToLife(api: FakeApi, path: string, cookie = '') {
  const complaints: unknown[] = []
  const complain = (...words: unknown[]) => void complaints.push(words)
  const { html, state } = await renderOnServer(api, path, cookie)
  const watched = jest.spyOn(console, 'error').mockImplementation(complain)
  document.body.innerHTML = `<div id="root">${html.join('')}</div>${state}`
  window.history.replaceState(null, '', path)
  const askedByServer = api.seen.length
  const serverState = readServerState(document)
  const store = makeStore({ send: api.send, ...(serverState === undefined ? {} : { preloadedState: serverState }) })
  const root = document.getElementById('root') ?? document.body
  const alive = await act(async () =>
    hydrateRoot(
      root,
      <App store={store} styles={createCache({ key: 'css' })} serverState={serverState}>
        <RouterProvider router={createBrowserRouter(makeRoutes())} />
      </App>,
      { onRecoverableError: complain },
    ),
  )
  watched.mockRestore()
  return { complaints, askedByBrowser: api.seen.slice(askedByServer), end: () => act(async () => alive.unmount()) }
}

beforeEach(() => {
  // The server's side of React waits with it; jsdom has none.
  Object.assign(globalThis, { setImmediate })
  window.matchMedia = (media) =>
    ({ matches: false, media, addEventListener: () => undefined, removeEventListener: () => undefined }) as never
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  globalThis.fetch = () => Promise.resolve(new Response('{"version":"one"}'))
})

const posts = [
  aPostCard({ id: 1, title: 'Trail shoes' }),
  aPostCard({ id: 2, type: 'discussion', title: 'Which kettle?' }),
]
const comments = [
  aComment({ id: 5, userVote: 1 }),
  aComment({ id: 6, parentId: 5, depth: 1, username: aMember().username, content: 'Half[^1]\n\n[^1]: of summer' }),
  aComment({ id: 7, content: 'It **held**.' }),
]
const everything = {
  'GET /api/posts/1': { body: aPostDetails({ id: 1 }) },
  'GET /api/comments/path/5': { body: { comments } },
  'GET /api/posts': { body: { posts, total: 2 } },
  'GET /api/posts/spellings': { body: { spellings: ['shoe'] } },
  'GET /api/stores': { body: { stores: [], total: 0 } },
  'GET /api/categories': { body: { categories: [] } },
  'GET /api/deal-alerts': { body: { alerts: [anAlert({ stores: ['norvik'] })], limit: 50 } },
  'GET /api/deal-alerts/matches': { body: { matches: [aMatch()], total: 1, unread: 0 } },
  'GET /api/pages/about': {
    body: {
      slug: 'about',
      version: 1,
      changedAt: '2026-11-20T00:00:00.000Z',
      what: null,
      text: 'A **place**.',
      versions: [{ version: 1, changedAt: '2026-11-20T00:00:00.000Z', what: null, by: null }],
    },
  },
  'GET /api/stores/norvik': { body: { name: 'Norvik', slug: 'norvik' } },
  'GET /api/user/email': { body: { email: null } },
  'GET /api/user/alert-feed': { body: { madeAt: null } },
  'GET /api/user/push': { body: { isOn: false, publicKey: 'key' } },
  'GET /api/user': { body: aMember() },
  'GET /api/user/preferences': { body: somePreferences({ layout: 'list', pinnedCategories: ['pets'] }) },
}

describe('a page that the server rendered', () => {
  it.each([
    ['/', '', 'Home'],
    ['/', 'session=s', 'Home'],
    ['/popular', '', 'Popular Deals'],
    ['/trending', '', 'Recent Posts'],
    ['/sales', '', 'Sales'],
    ['/category/computers?filter=Laptops', '', 'Computers'],
    ['/post/1/comment/5', '', 'Comment thread'],
    ['/post/1/comment/5', 'session=s', 'Comment thread'],
    ['/categories', '', 'Categories'],
    ['/search?q=shoes', '', "Results for 'shoes'"],
    ['/search?q=shoes&category=computers&sub=laptops&store=norvik&discount=25', '', "Results for 'shoes'"],
    ['/category/computers?store=norvik&price=25-50', '', 'Computers'],
    ['/stores', '', 'Stores'],
    ['/deal-alerts', 'session=s', 'Deal Alerts'],
    ['/deal-alerts/matches', 'session=s', 'Deal Alerts'],
    ['/deal-alerts/settings', 'session=s', 'Deal Alerts'],
    ['/deal-alerts/alerts/new', 'session=s', 'New alert'],
    // Which of its two names is seen follows from the width, of which jsdom knows nothing.
    ['/account/settings/notifications', 'session=s', /^Settings/],
    ['/about-us', '', 'About us'],
    ['/nothing-here', '', 'Page not found'],
  ])('comes to life at %s with "%s" without a complaint, asking nothing again', async (path, cookie, heading) => {
    const { complaints, askedByBrowser, end } = await bringToLife(fakeApi(everything), path, cookie)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(complaints).toEqual([])
    expect(askedByBrowser.filter(({ path: asked }) => asked !== '/api/notifications')).toEqual([])
    await end()
  })

  it.each([
    ['/deal-alerts', 'Alerts · Deal Alerts · Dealstream'],
    ['/deal-alerts/matches', 'Matches · Deal Alerts · Dealstream'],
    ['/account/settings/notifications', 'Notifications · Settings · Dealstream'],
  ])('says at %s in its title which tab is open', async (path, title) => {
    const { end } = await bringToLife(fakeApi(everything), path, 'session=s')
    expect(document.title).toBe(title)
    await end()
  })

  it.each(['/', '/post/1'])('comes to life at %s without a complaint while votes are not told', async (path) => {
    const hidden = { votes: 4321, votesHiddenUntil: '2026-11-20T12:05:00.000Z' }
    const { complaints, end } = await bringToLife(
      fakeApi({
        ...everything,
        'GET /api/posts': { body: { posts: [aPostCard(hidden)], total: 1 } },
        'GET /api/posts/1': { body: aPostDetails({ id: 1, ...hidden }) },
      }),
      path,
    )
    expect((await screen.findAllByText('New', { selector: '[data-score]' })).length).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await end()
  })

  it.each([[''], ['session=s']])('comes to life as a post with "%s" without a complaint', async (cookie) => {
    const { complaints, end } = await bringToLife(fakeApi(everything), '/post/1', cookie)
    expect(await screen.findByRole('heading', { level: 1, name: aPostDetails().title })).toBeVisible()
    expect(complaints).toEqual([])
    await end()
  })

  it('leaves the times of a form to the browser, which alone knows what its clock shows then', async () => {
    const post = aPostDetails({
      id: 1,
      expiresAt: '2026-12-05T18:58:00.000Z',
      permissions: { ...noPermissions, canEdit: true },
    })
    const api = fakeApi({ ...everything, 'GET /api/posts/1': { body: post } })
    const { html } = await renderOnServer(api, '/edit-post/1', 'session=s')
    const times = (html.join('').match(/<input[^>]*>/g) ?? []).filter((input) => input.includes('datetime-local'))
    expect(times.map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual(['', ''])
    const { complaints, end } = await bringToLife(api, '/edit-post/1', 'session=s')
    expect(await screen.findByLabelText(/^Ends/)).toHaveValue(localTimeText(post.expiresAt))
    expect(complaints).toEqual([])
    await end()
  })
})
