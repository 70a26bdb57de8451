import { get, type ClientRequest, type IncomingMessage } from 'node:http'
import { EventEmitter, once } from 'node:events'
import { createInterface } from 'node:readline'
import { liveView, type Live } from '@deals/events'
import { aComment, aPost, aPostDeletion, aUser, aVote, ann, bob, firstTime, type Told } from '@deals/events/testing'
import { openSite, type Site } from '../testing/open-site.ts'

const longerThanAnyGap = 30_000
let site: Site
const open: ClientRequest[] = []
beforeEach(async () => {
  site = await openSite()
  await site.tell(
    aUser(),
    aUser({ userId: bob, username: 'bob' }),
    ...[1, 2, 3].map((postId) => aPost({ postId, authorId: ann }, { at: firstTime + postId })),
    aPost({ postId: 4, authorId: ann, status: 'staff-review' }),
  )
})
afterEach(async () => {
  open.splice(0).forEach((request) => request.destroy())
  await site.close()
})

const liveNow = async (path: string, as?: string): Promise<Live> => liveView.parse((await site.ask(path, as)).body)

/** Follows what is told, as a browser does. */
async function follow(path: string, as: string, token = `token-${as}`) {
  const headers = { cookie: `session=${token}`, accept: 'text/event-stream' }
  const request = get({ host: '127.0.0.1', port: site.port(), path, headers, agent: false })
  open.push(request)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const lines = createInterface({ input: response })[Symbol.asyncIterator]()
  const next = async (): Promise<Live | 'over'> => {
    for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
      if (line.value.startsWith('data: ')) {
        return liveView.parse(JSON.parse(line.value.slice('data: '.length)))
      }
    }
    return 'over'
  }
  return { response, next }
}

const statusOf = async (...given: Parameters<typeof follow>) => (await follow(...given)).response.statusCode

/** Something happened, and time enough has passed for it to be told. */
async function later(...events: readonly Told[]): Promise<void> {
  await site.tell(...events)
  site.clock.now += longerThanAnyGap
}

it('tells what stands now, of posts that the member may see', async () => {
  const { unread, posts } = await liveNow('/api/live?posts=1,3,4,99,nothing', bob)
  expect({ unread, ids: posts.map(({ id }) => id) }).toEqual({ unread: 0, ids: [1, 3] })
  expect(posts[0]).toMatchObject({ status: 'active', votes: 0, commentCount: 0, userVote: null })
})

it('is for members', async () => {
  expect(await site.ask('/api/live')).toMatchObject({ status: 401 })
})

it('stays open, and tells what changed and nothing else', async () => {
  const page = await follow('/api/live?posts=1,2', ann)
  expect(page.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(await page.next()).toMatchObject({ unread: 0, posts: [{ id: 1 }, { id: 2 }] })
  await later(aVote({ postId: 2, userId: bob }, { by: bob }), aVote({ postId: 3, userId: bob }, { by: bob }))
  expect(await page.next()).toMatchObject({ posts: [{ id: 2, votes: 1, userVote: null }] })
  await later(aComment({ commentId: 7, postId: 1, rootId: 7, authorId: bob }, { by: bob }))
  expect(await page.next()).toMatchObject({ unread: 1, posts: [{ id: 1, commentCount: 1 }] })
  await later(aVote({ postId: 2, userId: ann }, { by: ann }))
  expect(await page.next()).toMatchObject({ unread: 1, posts: [{ id: 2, votes: 2, userVote: 1 }] })
})

it('says nothing of a post that left', async () => {
  const page = await follow('/api/live?posts=1,2', bob)
  await page.next()
  await later(aPostDeletion({ postId: 1, authorId: ann }), aVote({ postId: 2, userId: ann }, { by: ann }))
  expect(await page.next()).toMatchObject({ posts: [{ id: 2, votes: 1 }] })
})

it('ends for who was signed out', async () => {
  const page = await follow('/api/live', bob)
  await page.next()
  site.context.sessions = { find: async () => null }
  site.clock.now += longerThanAnyGap
  expect(await page.next()).toBe('over')
})

it('opens eight times for one session and no ninth', async () => {
  const pages = await Promise.all(Array.from({ length: 8 }, () => follow('/api/live', bob)))
  expect(pages.map(({ response }) => response.statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
  expect([await statusOf('/api/live', bob), await statusOf('/api/live', ann)]).toEqual([429, 200])
})

it('opens eight times for one address without a session, whatever sessions are made up there', async () => {
  const tokens = Array.from({ length: 9 }, (_, nr) => `made-up-${nr}`)
  const statuses = await Promise.all(tokens.map((token) => statusOf('/api/changes', 'nobody', token)))
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 8 }, () => 200), 429])
  expect(await statusOf('/api/changes', bob)).toBe(200)
})

it('keeps no place for who left before the first answer', async () => {
  const { find } = site.context.sessions
  const turns = new EventEmitter()
  site.context.sessions = {
    find: async (token) => {
      const left = once(turns, 'left')
      turns.emit('asked')
      await left
      return find(token)
    },
  }
  const headers = { cookie: `session=token-${bob}`, accept: 'text/event-stream' }
  for (let nr = 0; nr < 8; nr += 1) {
    const [asked, over] = [once(turns, 'asked'), site.nextIsOver()]
    const request = get({ host: '127.0.0.1', port: site.port(), path: '/api/live', headers, agent: false })
    request.on('error', () => undefined)
    await asked
    request.destroy()
    await over
    turns.emit('left')
  }
  site.context.sessions = { find }
  expect(await statusOf('/api/live', bob)).toBe(200)
})
