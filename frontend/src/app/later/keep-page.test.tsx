import { waitFor } from '@testing-library/react'
import { announcementsApi } from '../../features/announcements/announcements.endpoints.ts'
import { sessionsApi } from '../../features/sessions/sessions.endpoints.ts'
import { isKeptPath } from '../../lib/kept-pages.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { pages } from '../pages.ts'
import { readServerState } from '../parse-server-state.ts'
import { makeStore } from '../store.ts'
import { pageWith, stateToKeep } from './keep-page.ts'

async function aStore(api = fakeApi()) {
  const store = makeStore({ send: api.send })
  const used = store.dispatch(announcementsApi.endpoints.getAnnouncements.initiate(undefined))
  const left = store.dispatch(sessionsApi.endpoints.getViewer.initiate(undefined))
  left.unsubscribe()
  await Promise.all([used, left])
  // RTK Query writes down a little later who uses an answer.
  await waitFor(() => expect(Object.keys(store.getState().api.subscriptions)).not.toEqual([]))
  return store
}

const endpointsIn = (state: ReturnType<typeof stateToKeep>) =>
  Object.values(state?.api.queries ?? {}).map((query) => query?.endpointName)

describe('a page that is kept', () => {
  it('has the answers that it uses, and no others', async () => {
    expect(endpointsIn(stateToKeep((await aStore()).getState()))).toEqual(['getAnnouncements'])
  })

  it('waits for answers that did not come', async () => {
    const api = fakeApi({ 'GET /api/announcements': { status: 503, body: 'Busy' } })
    expect(stateToKeep((await aStore(api)).getState())).toBeNull()
  })

  it('is a page without anything drawn, in the theme of the open one, that holds those answers', async () => {
    const state = makeStore({ send: fakeApi().send, preloadedState: { clock: { now: 7 } } }).getState()
    const html = document.createElement('html')
    html.setAttribute('data-theme', 'a"b')
    html.setAttribute('data-hydrated', '1')
    const shell = '<!doctype html><html lang="en" data-kept="1"><head></head><body><div id="root"><p>Old</p></div>old'
    const text = pageWith(shell, { ...state, postOverlay: { 1: { userVote: 1 } } }, html)
    const page = new DOMParser().parseFromString(text, 'text/html')
    expect(page.documentElement.getAttributeNames().sort()).toEqual(['data-kept', 'data-theme', 'lang'])
    expect(page.documentElement.dataset['theme']).toBe('a"b')
    expect(page.getElementById('root')?.hasChildNodes()).toBe(false)
    expect(page.body.textContent).not.toContain('old')
    expect(readServerState(page)).toMatchObject({ clock: { now: 7 }, postOverlay: { 1: { userVote: 1 } } })
  })
})

describe('the pages of the site', () => {
  const isKept = ({ path }: { readonly path: string }) => isKeptPath(path.replace(/\/:\w+\?/g, ''))

  it('are kept where everybody may read them, but for those that say what holds now or lead to work', () => {
    const open = pages.filter(({ access }) => access === undefined)
    const unkept = open.filter((page) => !isKept(page)).map(({ path }) => path)
    expect(unkept).toEqual(['/unauthorised', '/offline', '/account/leaving', '/staff'])
  })

  it('are kept for their member where they are lists of what was found', () => {
    const ofMembers = pages.filter(({ access }) => access === 'member')
    expect(ofMembers.filter(isKept).map(({ path }) => path)).toEqual([
      '/notifications',
      '/bookmarks',
      '/since/:kind?',
      '/deal-alerts/:tab?',
    ])
  })

  it('are never kept where people work', () => {
    const atWork = pages.filter(({ access }) => access !== undefined && access !== 'member')
    expect(atWork.filter(isKept)).toEqual([])
  })
})
