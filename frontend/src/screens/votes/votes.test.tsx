import { webcrypto } from 'node:crypto'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import type { VoteReceipt, VoteReceiptsView, VoteRootLine } from '@deals/events'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { VoteReceiptsScreen } from './VoteReceiptsScreen.tsx'
import { VoteRootsScreen } from './VoteRootsScreen.tsx'

// Made by the site of three votes: what a browser makes of them must stay what it is.
const root: VoteRootLine = {
  day: '2026-01-12',
  votes: 3,
  root: '18bcdc41e226e4d50d706153c095febe50e49f4ce1e07aaca79616f9bc321996',
  previous: null,
  chained: '0ceb2d5dabaf655165bf22e753ce114e1b4dc82df361f6e9abfe766e5a55a9de',
  publishedAt: '2026-01-13T00:10:00.000Z',
}
const receipt: VoteReceipt = {
  postId: 7,
  userId: 'ann',
  voteId: '00000000-0000-5000-8000-000000000001',
  value: 1,
  hour: '2026-01-12T10',
  salt: 'ab'.repeat(32),
  leaf: '12b3e6884f8a66c9903070220d036bef7f2c6c3cbcbd50afc2069a9f6cce45b0',
  proof: { day: root.day, votes: 3, root: root.root, chained: root.chained, index: 2, path: ['cd'.repeat(32)] },
}
const roots = 'GET /api/vote-roots'
const receipts = 'GET /api/posts/7/votes/receipts'

beforeAll(() => {
  // What jsdom lacks of a browser on a page with https.
  Object.assign(globalThis, { isSecureContext: true, TextEncoder })
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})

const opened = (over: Partial<VoteReceiptsView> = {}, published: readonly VoteRootLine[] = [root]) =>
  show(
    <Routes>
      <Route path="/account/vote-receipts/:id" element={<VoteReceiptsScreen />} />
    </Routes>,
    {
      api: fakeApi({
        [receipts]: { body: { post: { id: 7, title: 'A kettle' }, standing: 'counted', receipts: [receipt], ...over } },
        [roots]: { body: { roots: published, total: published.length } },
      }),
      at: '/account/vote-receipts/7',
      signedIn: true,
    },
  )
const checked = async (over: Partial<VoteReceipt>, published?: readonly VoteRootLine[]) => {
  const { user, api } = await opened({ receipts: [{ ...receipt, ...over }] }, published)
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  return { said: (await screen.findByText(/^(Proved|Not proved|Not published yet|Not checked)$/)).parentElement, api }
}

describe('receipts of votes', () => {
  it('say what was given, in which hour, and where it stands among the votes of its day', async () => {
    await opened()
    const card = within(await screen.findByRole('region', { name: 'Upvote' }))
    expect(card.getByText('12 Jan 2026, between 10:00 and 11:00 UTC')).toBeVisible()
    expect(card.getByText(/12 Jan 2026, vote 3 of 3/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'A kettle' })).toHaveAttribute('href', '/post/7')
  })

  it.each([
    ['counted', /^On A kettle. Counted: your vote moves/],
    ['waiting', /^On A kettle. Waiting: your account is new/],
    ['own-post', /^On A kettle. Excluded: it is your own post/],
    ['none', /^On A kettle. You have no vote here now/],
  ] as const)('say of a vote that is %s what becomes of it', async (standing, sentence) => {
    await opened({ standing })
    await screen.findByRole('region', { name: 'Upvote' })
    const sentences = screen.getAllByText((_text, element) => element?.tagName === 'P')
    expect(sentences.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(sentence))
  })

  it('are proved in the browser, which asks for the root of the day alone', async () => {
    const { said, api } = await checked({})
    expect(said).toHaveTextContent(/^Proved.*published root of 12 Jan 2026.*one of its 3 votes.*is not proved/)
    expect(api.asked(roots).map(({ params }) => params)).toEqual([{ day: '2026-01-12' }])
  })

  it.each<[over: Partial<VoteReceipt>, published: readonly VoteRootLine[], says: RegExp]>([
    [{ value: -1 }, [root], /^Not proved.*something in it was changed/],
    [{ proof: receipt.proof && { ...receipt.proof, path: [] } }, [root], /^Not proved.*do not lead/],
    [{}, [], /^Not proved.*does not publish this root/],
    [{}, [{ ...root, previous: 'ef'.repeat(32) }], /^Not proved.*does not publish/],
    [{ proof: null }, [root], /^Not published yet.*the leaf must be the same/],
  ])('with %j are not proved', async (over, published, says) => {
    expect((await checked(over, published)).said).toHaveTextContent(says)
  })

  it('cannot be checked where the browser keeps hashes from the page, and say what to do', async () => {
    Object.assign(globalThis, { isSecureContext: false })
    const { said } = await checked({})
    expect(said).toHaveTextContent(/^Not checked.*check it elsewhere/)
    Object.assign(globalThis, { isSecureContext: true })
  })

  it('say so where there are none, and where there is no such post', async () => {
    const { unmount } = await opened({ receipts: [], standing: 'none' })
    expect(await screen.findByText('You have not voted on this post.')).toBeVisible()
    unmount()
    await show(<VoteReceiptsScreen />, { at: '/' })
    expect(await screen.findByText('Post not found')).toBeVisible()
  })
})

describe('the page of roots', () => {
  const openedRoots = (published: readonly VoteRootLine[]) =>
    show(<VoteRootsScreen />, { api: fakeApi({ [roots]: { body: { roots: published, total: published.length } } }) })
  const choose = async (text: string) => {
    const { user } = await openedRoots([root])
    // jsdom's files cannot be read in this way.
    const file = Object.assign(new File([text], 'receipt.json'), { text: async () => text })
    await user.upload(screen.getByLabelText('Receipt to check'), file)
  }

  it('shows each day with its votes, its root and the chain', async () => {
    await openedRoots([root])
    const row = await screen.findByRole('row', { name: /12 Jan 2026/ })
    expect(row).toHaveTextContent(`12 Jan 20263${root.root}${root.chained}`)
  })

  it('says so before the first one', async () => {
    await openedRoots([])
    expect(await screen.findByText(/The first root is published/)).toBeVisible()
  })

  it('checks a receipt that was kept', async () => {
    await choose(JSON.stringify(receipt))
    expect(await screen.findByText('Proved')).toBeVisible()
    expect(screen.getByText('Upvote on post 7, 12 Jan 2026, between 10:00 and 11:00 UTC')).toBeVisible()
  })

  it.each(['no JSON', '[]', JSON.stringify({ ...receipt, value: 2 }), JSON.stringify({ ...receipt, proof: {} })])(
    'takes %s for no receipt',
    async (text) => {
      await choose(text)
      expect(await screen.findByText('This file holds no receipt of a vote.')).toBeVisible()
    },
  )
})
