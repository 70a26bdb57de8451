import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  checkReceipt,
  isChained,
  voteReceiptsView,
  voteRootsView,
  type VoteReceipt,
  type VoteReceiptsView,
  type VoteRootsView,
} from '@deals/events'
import { aPost, aPostDeletion } from '@deals/events/testing'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'

const hour = 3_600_000
const day = 24 * hour
const monday = Date.UTC(2026, 0, 12)
const postId = 1

const site = bothSidesForEach({ now: monday + 10 * hour })
let ann: Someone
let bob: Someone
beforeEach(async () => {
  ann = await site.join('ann')
  bob = await site.join('bob')
  const { type, data } = aPost({ postId, authorId: 'zoe' })
  await site.tell({ type, data })
})

const vote = (who: Someone, value: 1 | -1) => who.post(`/api/posts/${postId}/votes`, { value })
const receiptsOf = async (who: Someone): Promise<VoteReceiptsView> =>
  voteReceiptsView.parse((await who.get(`/api/posts/${postId}/votes/receipts`)).body)
const publishedRoots = async (): Promise<VoteRootsView> =>
  voteRootsView.parse((await site.agent.get('/api/vote-roots')).body)
const published = async (of: string) => (await publishedRoots()).roots.filter((root) => root.day === of)
const check = (receipt: VoteReceipt) => checkReceipt(receipt, published)
const nextNight = async () => {
  site.time.now += day
  await site.lookAtTheClock()
}

it('a vote has a receipt at once, which leads to the root of its day once that is published', async () => {
  await vote(ann, 1)
  await vote(bob, -1)
  const before = await receiptsOf(ann)
  expect(before).toMatchObject({
    standing: 'waiting',
    receipts: [{ postId, userId: 'ann', value: 1, hour: '2026-01-12T10', proof: null }],
  })
  expect(await Promise.all(before.receipts.map(check))).toEqual(['no-root-yet'])
  await nextNight()
  const [receipt] = (await receiptsOf(ann)).receipts
  expect(receipt).toMatchObject({ proof: { day: '2026-01-12', votes: 2, index: 0 } })
  expect(receipt && (await check(receipt))).toBe('proved')
})

it('what was changed or taken back are votes of their own, each in the root of its day', async () => {
  await vote(ann, 1)
  await vote(ann, -1)
  await nextNight()
  await vote(ann, -1)
  await nextNight()
  const { standing, receipts } = await receiptsOf(ann)
  expect([standing, receipts.map(({ value, proof }) => [value, proof?.day])]).toEqual([
    'none',
    [
      [0, '2026-01-13'],
      [-1, '2026-01-12'],
      [1, '2026-01-12'],
    ],
  ])
  expect(await Promise.all(receipts.map(check))).toEqual(['proved', 'proved', 'proved'])
})

it.each<[what: string, change: (receipt: VoteReceipt) => VoteReceipt, finding: string]>([
  ['another value', (receipt) => ({ ...receipt, value: -1 }), 'wrong-leaf'],
  ['another hour', (receipt) => ({ ...receipt, hour: '2026-01-12T11' }), 'wrong-leaf'],
  ['another member', (receipt) => ({ ...receipt, userId: 'bob' }), 'wrong-leaf'],
  [
    'another place',
    ({ proof, ...rest }) => ({ ...rest, proof: proof && { ...proof, index: 1 - proof.index } }),
    'wrong-path',
  ],
  [
    'a day that has another root',
    ({ proof, ...rest }) => ({ ...rest, proof: proof && { ...proof, day: '2026-01-11' } }),
    'other-root',
  ],
])('a receipt with %s is found out', async (_what, change, finding) => {
  await vote(ann, 1)
  await vote(bob, 1)
  await nextNight()
  const [receipt] = (await receiptsOf(ann)).receipts
  expect(receipt && (await check(change(receipt)))).toBe(finding)
})

describe('where the clock of the machine was wrong', () => {
  const everyVote = async () => {
    const receipts = [...(await receiptsOf(ann)).receipts, ...(await receiptsOf(bob)).receipts]
    return Promise.all(receipts.map(async (receipt) => [await check(receipt), receipt.proof?.day]))
  }
  const lookAt = async (now: number) => {
    site.time.now = now
    await site.lookAtTheClock()
  }

  it('votes that were given weeks ahead hold up none that were given after it', async () => {
    site.time.now += 20 * day
    await vote(ann, 1)
    site.time.now -= 20 * day
    await vote(bob, -1)
    await nextNight()
    expect(await everyVote()).toEqual([
      ['proved', '2026-01-12'],
      ['proved', '2026-01-12'],
    ])
  })

  it('days for which roots were published weeks ahead have another one once they are over', async () => {
    await vote(ann, 1)
    await lookAt(monday + 20 * day)
    await vote(ann, 1)
    await lookAt(monday + 11 * hour)
    await vote(bob, -1)
    const before = await publishedRoots()
    await nextNight()
    expect(await everyVote()).toEqual([
      ['proved', '2026-01-12'],
      ['proved', '2026-01-12'],
      ['proved', '2026-01-12'],
    ])
    const after = await publishedRoots()
    expect(after.total).toBe(before.total + 1)
    expect(await Promise.all(after.roots.map(isChained))).not.toContain(false)
    expect(after.roots[0]).toMatchObject({ day: '2026-01-12', votes: 2, previous: before.roots[0]?.chained })
  })
})

it('everybody reads the roots, which name nobody and tell no time but that of the night', async () => {
  await vote(ann, 1)
  await nextNight()
  await nextNight()
  const { roots, total } = await publishedRoots()
  expect([total, roots.map((root) => [root.day, root.votes])]).toEqual([
    2,
    [
      ['2026-01-13', 0],
      ['2026-01-12', 1],
    ],
  ])
  expect(await Promise.all(roots.map(isChained))).toEqual([true, true])
  expect(roots[0]?.previous).toBe(roots[1]?.chained)
  expect(JSON.stringify(roots)).not.toMatch(/ann|through|parts|2026-01-12T/)
})

it('nobody gets receipts of others, and visitors none', async () => {
  await vote(ann, 1)
  expect((await receiptsOf(bob)).receipts).toEqual([])
  expect((await site.agent.get(`/api/posts/${postId}/votes/receipts`)).status).toBe(401)
  expect((await bob.get('/api/posts/999/votes/receipts')).status).toBe(404)
})

it('of a post that was removed, who voted keeps the receipt and nobody else learns that it was there', async () => {
  await vote(ann, 1)
  const { type, data } = aPostDeletion({ postId, authorId: 'zoe' })
  await site.tell({ type, data })
  expect(await receiptsOf(ann)).toMatchObject({ post: { title: null }, receipts: [{ value: 1 }] })
  expect((await bob.get(`/api/posts/${postId}/votes/receipts`)).status).toBe(404)
})

it('two who look at once publish each day once', async () => {
  await vote(ann, 1)
  site.time.now += 3 * day
  await Promise.all([site.lookAtTheClock(), site.lookAtTheClock()])
  await site.lookAtTheClock()
  expect((await publishedRoots()).roots.map((root) => root.day)).toEqual(['2026-01-14', '2026-01-13', '2026-01-12'])
})

it('the program of the documentation comes to the same', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/how-to/check-a-vote-receipt.md'), 'utf8')
  const [, program = ''] = /```js\n(.*?)```/s.exec(page) ?? []
  for (const who of [ann, bob, await site.join('cat')]) {
    await vote(who, 1)
  }
  await vote(ann, -1)
  await vote(bob, -1)
  await nextNight()
  const file = (name: string) => join(site.dataDir, name)
  writeFileSync(file('check.mjs'), program)
  writeFileSync(file('roots.json'), JSON.stringify(await publishedRoots()))
  const said = (receipt: VoteReceipt) => {
    writeFileSync(file('receipt.json'), JSON.stringify(receipt))
    return execFileSync(process.execPath, ['check.mjs', 'receipt.json', 'roots.json'], {
      cwd: site.dataDir,
      encoding: 'utf8',
    }).trim()
  }
  const { receipts } = await receiptsOf(bob)
  expect(receipts.map(({ proof }) => [proof?.index, proof?.votes])).toEqual([
    [4, 5],
    [1, 5],
  ])
  expect([...receipts.map(said), ...receipts.map((receipt) => said({ ...receipt, userId: 'ann' }))]).toEqual([
    ...['proved', 'proved'],
    ...['not proved', 'not proved'],
  ])
})
