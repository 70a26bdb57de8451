import type { AnswerOf, staffReads } from '@deals/events'
import { clientOf, until, type Client } from './client.ts'
import { fullStack } from './full-stack.ts'
import { gatherCrowd } from './load.ts'
import type { SiteApart } from './site-apart.ts'
import { removeDataDir } from './site.ts'

type Views = AnswerOf<typeof staffReads.getProjections>

// Processes are held up for as long as the hand-over waits for them, on a machine that others use too.
jest.setTimeout(240_000)

const stack = fullStack()
const views = ['posts', 'comments', 'users', 'search']

describe('a site over all servers at hand, with every process apart, of which one', () => {
  let site: SiteApart
  let member: Client
  let postId: number

  beforeAll(async () => {
    site = await stack.open()
    const crowd = await gatherCrowd(site.url, { members: 1, posts: 1 })
    member = clientOf(site.url, crowd.writers[0]?.session)
    postId = crowd.postIds[0] ?? 0
  }, 600_000)
  afterAll(async () => {
    await site.kill()
    await removeDataDir(site.dataDir)
  })

  const comment = async (key: string) => {
    const since = performance.now()
    const response = await fetch(`${site.url}/api/comments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie: `session=${member.session}` },
      body: JSON.stringify({ postId, depth: 0, content: 'Mine are ten years old.' }),
    })
    return { status: response.status, text: await response.text(), seconds: (performance.now() - since) / 1_000 }
  }

  it('is held up while it is sent a change says in time that it may have been saved, and it is done once', async () => {
    site.signal('command-api', 'SIGSTOP')
    const late = await comment('a-comment-of-mine').finally(() => site.signal('command-api', 'SIGCONT'))
    expect(late).toMatchObject({
      status: 504,
      text: 'The site did not answer in time. What you sent may have been saved. Please try again; it is not done twice.',
    })
    expect(late.seconds).toBeLessThan(35)
    const again = await comment('a-comment-of-mine')
    expect(again.status).toBe(201)
    const other = await member.send('POST', '/api/comments', { postId, depth: 0, content: 'Which make are they of?' })
    const { body } = await until(
      () => member.get(`/api/posts/${postId}/comments?limit=100&depth=0&sort=old&page=1`, other.position),
      ({ status, isStale }) => status === 200 && !isStale,
    )
    const said = (body as { comments: { content: string }[] }).comments.map(({ content }) => content)
    expect(said).toEqual(['Mine are ten years old.', 'Which make are they of?'])
  })

  it('is held up while it is asked leaves a page without what is asked for, and tells who asks for it then', async () => {
    const ask = async (path: string) => {
      const since = performance.now()
      const response = await fetch(site.url + path)
      return { status: response.status, text: await response.text(), seconds: (performance.now() - since) / 1_000 }
    }
    site.signal('query-api', 'SIGSTOP')
    const asked = Promise.all([ask(`/post/${postId}`), ask(`/api/posts/${postId}`)])
    const [page, question] = await asked.finally(() => site.signal('query-api', 'SIGCONT'))
    expect([page.status, page.text.includes('Loading the post')]).toEqual([200, true])
    expect(page.seconds).toBeLessThan(8)
    const text = 'The site did not answer in time. Please try again.'
    expect(question).toMatchObject({ status: 504, text })
    expect(question.seconds).toBeLessThan(15)
    await until(
      () => member.get(`/api/posts/${postId}`),
      ({ status }) => status === 200,
    )
  })

  it('is killed amid the rebuilds that staff asked for goes on with them, and switches', async () => {
    expect((await stack.operate('grant', 'staff', 'writer_0')).code).toBe(0)
    const seen = async () => (await member.get('/api/staff/projections')).body as Partial<Views> | undefined
    const workOf = async () => (await seen())?.work ?? []
    await until(
      () => member.get('/api/staff/projections'),
      ({ status }) => status === 200,
    )
    for (const view of views) {
      expect((await member.send('POST', `/api/staff/projections/${view}/rebuild`, {})).status).toBe(200)
    }
    const isOver = ({ state }: Views['work'][number]) => state === 'done' || state === 'failed'
    // Where the views lie in a file, all may be built between two looks.
    await until(workOf, (work) => work.some(({ state }) => state === 'running') || work.every(isOver))
    await site.restart('projector')
    const work = await until(workOf, (all) => all.length > 0 && all.every(isOver))
    const failed = work.filter(({ state }) => state === 'failed').map(({ result }) => result?.slice(0, 7))
    expect(failed).toEqual('MONGO_URL' in process.env ? ['cut off'] : failed)
    const done = work.filter(({ state, result }) => state === 'done' && result?.startsWith('switched to'))
    expect(done.map(({ projection }) => projection).sort()).toEqual([...views].sort())
  })
})
