import type { AppState } from '../src/app/store.ts'
import { postsApi } from '../src/features/posts/posts.endpoints.ts'
import { sessionsApi } from '../src/features/sessions/sessions.endpoints.ts'
import { storesApi } from '../src/features/stores/stores.endpoints.ts'
import { usersApi } from '../src/features/users/users.endpoints.ts'
import { aMember, aPostCard, aPostDetails } from '../src/testing/builders.ts'
import { fakeApi } from '../src/testing/fake-api.ts'
import { pageQuestions } from './page-questions.ts'

const { getFeed, getPost, listPosts } = postsApi.endpoints
const { getViewer } = sessionsApi.endpoints
const feed = { currency: 'USD', sortOrder: 'best' } as const

const siteApi = () =>
  fakeApi({
    'GET /api/user': { body: aMember() },
    'GET /api/posts': { body: { posts: [aPostCard({ id: 1 })], total: 9, asOf: 3 } },
    'GET /api/posts/7': { body: aPostDetails({ id: 7 }) },
  })

const asking = (api = siteApi()) => ({ api, ...pageQuestions({ send: api.send }) })

/** What is different each time that the same is asked. */
const passing = new Set(['requestId', 'startedTimeStamp', 'fulfilledTimeStamp'])
const lasting = ({ api: { queries, provided } }: AppState): unknown =>
  JSON.parse(JSON.stringify({ queries, provided }, (name, value: unknown) => (passing.has(name) ? 0 : value)))

it('leaves in the store what it would have, had it asked itself', async () => {
  const { ask, getState } = asking()
  await ask(getViewer, undefined)
  await ask(getFeed, feed)
  await ask(listPosts, feed)
  await ask(getPost, 7)
  const { store } = asking()
  await store.dispatch(getViewer.initiate())
  await store.dispatch(getFeed.initiate(feed))
  await store.dispatch(listPosts.initiate(feed))
  await store.dispatch(getPost.initiate(7))
  expect(lasting(getState())).toEqual(lasting(store.getState()))
})

it('changes the store once for all answers, when somebody looks', async () => {
  const { ask, getState, store } = asking()
  const changed = jest.fn()
  store.subscribe(changed)
  const [{ data }] = await Promise.all([ask(getPost, 7), ask(getFeed, feed), ask(getViewer, undefined)])
  expect(changed).toHaveBeenCalledTimes(1)
  expect(data).toMatchObject({ id: 7 })
  expect(getFeed.select(feed)(getState()).data?.pages[0]?.total).toBe(9)
  expect(changed).toHaveBeenCalledTimes(1)
})

it('leaves in the store how a question failed, which is not asked again', async () => {
  const { ask, getState, api } = asking()
  const { data } = await ask(getPost, 8)
  expect(data).toBeUndefined()
  expect(getPost.select(8)(getState())).toMatchObject({ isError: true, error: { status: 404 } })
  expect(api.seen).toHaveLength(1)
})

it.each(['constructor', 'valueOf', '__proto__'])('knows a member and a store called %s', async (name) => {
  const { ask, getState } = asking(fakeApi({ [`GET /api/users/${name}`]: { body: { username: name } } }))
  const { data } = await ask(usersApi.endpoints.getProfile, name)
  await ask(storesApi.endpoints.getStore, name)
  expect(data).toEqual({ username: name })
  expect(storesApi.endpoints.getStore.select(name)(getState())).toMatchObject({ error: { status: 404 } })
})

it('takes nobody for somebody: the answer for visitors is none', async () => {
  const { ask } = asking(fakeApi())
  expect(await ask(getViewer, undefined)).toHaveProperty('data', null)
})

it('knows an answer without asking', () => {
  const { note, getState, api } = asking()
  note(getViewer, undefined, null)
  expect(getViewer.select()(getState())).toMatchObject({ isSuccess: true, data: null })
  expect(api.seen).toEqual([])
})

it('asks only what was declared', async () => {
  // Outside of production the library says so too.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { ask } = asking()
  await expect(ask({ ...getPost, name: 'nothing' }, 7)).rejects.toThrow('nothing is no question.')
})
