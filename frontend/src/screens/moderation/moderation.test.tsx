import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import type { StoreRehearsal } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { ModerationScreen } from './ModerationScreen.tsx'
import { aCase, anItem, counts, now } from './testing/queue-items.ts'

const queue = 'GET /api/moderation/queue'

const ids = [1, 2, 3]

function deskApi(more: Readonly<Record<string, FakeAnswer>> = {}) {
  const cases = ids.flatMap((id): [string, FakeAnswer][] => [
    [`GET /api/moderation/posts/${id}`, { body: aCase(id) }],
    [`POST /api/moderation/posts/${id}/claim`, { body: { assignee: 'mo', until: now } }],
    [`DELETE /api/moderation/posts/${id}/claim`, { body: { released: true } }],
    [`PATCH /api/moderation/posts/${id}/status`, { body: { status: 'active', version: 5 } }],
    [`POST /api/moderation/posts/${id}/undo`, { body: { status: 'staff-review', version: 6 } }],
  ])
  const items = ids.map((id) => anItem(id))
  return fakeApi({
    [queue]: { body: { items, total: 3, counts, next: null } },
    ...Object.fromEntries(cases),
    ...more,
  })
}

const desk = (
  <Routes>
    <Route path="/staff/moderation/:tab?" element={<ModerationScreen />} />
  </Routes>
)
const openDesk = (api = deskApi(), at = '/staff/moderation/queue') => show(desk, { api, at, signedIn: true })
const actions = () => screen.findByRole('group', { name: 'Decide' })
/** Small screens show either the list or a case, and a test has no size. */
const rowOf = (id: number) => screen.queryByRole('link', { name: new RegExp(`Deal ${id}`), hidden: true })
const statusCall = (id: number) => `PATCH /api/moderation/posts/${id}/status`

describe('the list', () => {
  it('tells of each case why it is there, who posted it, and for how long it waits', async () => {
    await openDesk()
    const rows = await screen.findAllByRole('link', { name: /Deal \d/ })
    expect(rows).toHaveLength(3)
    const row = within(rows[0] ?? document.body)
    expect(row.getByText('Reported as spam by a member (weight 1.5)')).toBeVisible()
    expect(row.getByText('Norvik · $54.95')).toBeVisible()
    expect(row.getByText('48 min')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Queue 3' })).toHaveAttribute('aria-current', 'page')
  })

  it('is narrowed by the address', async () => {
    const { api, user, address } = await openDesk()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Reason' }), 'spam')
    await waitFor(() => expect(api.asked(queue).at(-1)?.params).toMatchObject({ tab: 'queue', reason: 'spam' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'lamp')
    await waitFor(() => expect(address()).toBe('/staff/moderation/queue?reason=spam&q=lamp'))
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(address()).toBe('/staff/moderation/queue'))
  })

  it('says when nothing waits, and when it could not be loaded', async () => {
    const api = deskApi({ [queue]: { body: { items: [], total: 0, counts, next: null } } })
    const { unmount } = await openDesk(api)
    expect(await screen.findByText('Nothing to review.')).toBeVisible()
    unmount()
    await openDesk(deskApi({ [queue]: { status: 500, body: 'No.' } }))
    expect(await screen.findByText('The list could not be loaded.')).toBeVisible()
  })
})

describe('a case', () => {
  it('shows what a decision needs', async () => {
    await openDesk(deskApi(), '/staff/moderation/queue?case=2')
    expect(await screen.findByRole('heading', { level: 2, name: 'Deal 2' })).toBeVisible()
    expect(screen.getByText('Price: $60.00 → $54.95')).toBeVisible()
    expect(screen.getByText('Third today.')).toBeVisible()
    expect(screen.getByText('$50.00 instead of $54.95')).toBeVisible()
    expect(screen.getByText('2 published')).toBeVisible()
  })

  it.each([
    ['own-post', 'This is your own post, so somebody else decides about it.', false],
    ['own-report', 'You reported this post, so somebody else decides about it.', false],
    ['held', 'Being reviewed by sue.', false],
    ['held', 'Kept for sue, who asked for the changes.', true],
  ] as const)('that is %s says why it cannot be decided', async (hindrance, words, isKept) => {
    const body = aCase(2, { hindrance, isKept, assignee: { assignee: 'sue', until: now } })
    await openDesk(deskApi({ 'GET /api/moderation/posts/2': { body } }), '/staff/moderation/queue?case=2')
    expect(await screen.findByText(words)).toBeVisible()
    expect(within(await actions()).queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument()
  })
})

describe('the keys', () => {
  it('move through the list, decide, and take it back', async () => {
    const { user, api, address } = await openDesk()
    await screen.findAllByRole('link', { name: /Deal \d/ })
    await user.keyboard('j')
    expect(await screen.findByRole('heading', { level: 2, name: 'Deal 1' })).toBeVisible()
    await user.keyboard('jk')
    expect(await screen.findByRole('heading', { level: 2, name: 'Deal 1' })).toBeVisible()
    await user.keyboard('a')
    expect(await screen.findByRole('heading', { level: 2, name: 'Deal 2' })).toBeVisible()
    expect(api.asked(statusCall(1))[0]?.body).toEqual({ status: 'active', version: 4 })
    expect(rowOf(1)).not.toBeInTheDocument()
    await user.keyboard('z')
    await waitFor(() => expect(api.asked('POST /api/moderation/posts/1/undo')[0]?.body).toEqual({ version: 5 }))
    await waitFor(() => expect(address()).toBe('/staff/moderation/queue?case=1'))
    await waitFor(() => expect(rowOf(1)).toBeInTheDocument())
    const said = await screen.findByText('Taken back: approved:')
    expect(said.closest('[role=status]')).toHaveTextContent('Taken back: approved: Deal 1')
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
  })

  it.each(['a', 'r'])('keep what readers see by rejecting its reports: %s', async (key) => {
    const { details, ...open } = aCase(1)
    const kept = 'PATCH /api/moderation/posts/1/reports'
    const body = { ...open, details: { ...details, status: 'active' } }
    const api = deskApi({ 'GET /api/moderation/posts/1': { body }, [kept]: { body: { ids: ['one'] } } })
    const { user } = await openDesk(api, '/staff/moderation/reports?case=1')
    await within(await actions()).findByRole('button', { name: 'Keep' })
    await user.keyboard(key)
    await waitFor(() => expect(api.asked(kept)[0]?.body).toEqual({ outcome: 'dismissed' }))
  })

  it('ask for words where words are needed', async () => {
    const { user, api } = await openDesk(deskApi(), '/staff/moderation/queue?case=1')
    await actions()
    await user.keyboard('c')
    await user.click(await screen.findByRole('button', { name: 'Link' }))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(api.asked(statusCall(1))[0]?.body).toMatchObject({ status: 'poster-review' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Deal 2' })).toBeVisible()
    await user.keyboard('d')
    await screen.findByRole('dialog', { name: 'Delete post' })
    await user.keyboard('3{Enter}')
    await waitFor(() =>
      expect(api.asked(statusCall(2))[0]?.body).toEqual({
        status: 'deleted',
        version: 4,
        reason: 'Harmful or illegal',
      }),
    )
  })

  it.each([
    ['c', 'Feedback'],
    ['d', 'More for the poster'],
  ])('keep what was written where they are refused: %s', async (key, field) => {
    const refused = { status: 503, body: { message: 'A store is away.' } }
    const { user } = await openDesk(deskApi({ [statusCall(1)]: refused }), '/staff/moderation/queue?case=1')
    await actions()
    await user.keyboard(key)
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByRole('textbox', { name: new RegExp(field) }), 'Say where it is.')
    await user.click(dialog.getByRole('button', { name: /^(Send to the poster|Delete post)$/ }))
    expect(await dialog.findByText('A store is away.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: new RegExp(field) })).toHaveValue('Say where it is.')
  })

  it('are told', async () => {
    const { user } = await openDesk()
    await screen.findAllByRole('link', { name: /Deal \d/ })
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible()
  })
})

describe('cases that are decided together', () => {
  const bulk = 'POST /api/moderation/bulk'
  const done = (postId: number) => ({ postId, refused: null, undo: { version: 5 } })
  const through = (...outcomes: object[]) => ({ [bulk]: { body: { outcomes, next: null } } })
  const openBulk = async (more: Readonly<Record<string, FakeAnswer>>) => {
    const shown = await openDesk(deskApi(more))
    await screen.findAllByRole('link', { name: /Deal \d/ })
    return shown
  }
  const bar = () => screen.findByRole('group', { name: 'Chosen cases' })

  it('are chosen by the keyboard, and decided with two keys more', async () => {
    const { user, api } = await openBulk(through(done(1), done(2)))
    await user.keyboard('jx')
    // Two keys before the page is drawn again: none is lost.
    act(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'J' }))
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'J' }))
    })
    expect(within(await bar()).getByText('3 cases chosen')).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Choose Deal 3' }))
    expect(within(await bar()).getByText('2 cases chosen')).toBeInTheDocument()
    await user.keyboard('b')
    await screen.findByRole('dialog', { name: 'Decide about 2 cases' })
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Approved together:')).toBeVisible()
    const [{ body } = { body: null }] = api.asked(bulk)
    expect(body).toMatchObject({
      decision: 'active',
      posts: [
        { id: 1, version: 4 },
        { id: 2, version: 4 },
      ],
      from: 0,
    })
    expect([rowOf(1), rowOf(2)]).toEqual([null, null])
    expect(rowOf(3)).toBeInTheDocument()
    await user.keyboard('z')
    await waitFor(() => expect(api.asked('POST /api/moderation/posts/2/undo')[0]?.body).toEqual({ version: 5 }))
    await waitFor(() => expect(rowOf(1)).toBeInTheDocument())
  })

  it('are chosen by pointer, all between two with Shift, and let go', async () => {
    const { user } = await openBulk({})
    await user.click(screen.getByRole('checkbox', { name: 'Choose Deal 1' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Choose Deal 3' }))
    await user.keyboard('{/Shift}')
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
    await user.click(screen.getByRole('checkbox', { name: 'Choose Deal 2' }))
    expect(within(await bar()).getByText('2 cases chosen')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    await user.keyboard('*')
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  })

  it('are named where they could not be decided', async () => {
    const late = 'Someone else already decided this: deleted by sue, a moment ago.'
    const { user, api } = await openBulk(through(done(1), { postId: 2, refused: late, undo: null }, done(3)))
    await user.keyboard('*b')
    await screen.findByRole('dialog', { name: 'Decide about 3 cases' })
    await user.keyboard('4{Enter}')
    await screen.findByRole('dialog', { name: 'Delete 3 posts' })
    await user.keyboard('1{Enter}')
    const told = within(await screen.findByRole('dialog', { name: 'Decided' }))
    expect(told.getByText('1 of 3 could not be deleted:')).toBeVisible()
    expect(told.getByText('Deal 2').closest('li')).toHaveTextContent(late)
    expect(api.asked(bulk)[0]?.body).toMatchObject({ decision: 'deleted', reason: 'Spam' })
    await user.click(told.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
    expect(screen.getByText('Deleted together:')).toBeVisible()
    expect(rowOf(2)).toBeInTheDocument()
  })

  it('go on where they stood still', async () => {
    const { user, api } = await openBulk({ [bulk]: { status: 503, body: { message: 'The site cannot save now.' } } })
    await user.keyboard('*b')
    await screen.findByRole('dialog', { name: 'Decide about 3 cases' })
    await user.keyboard('{Enter}')
    expect(await screen.findByText('The site cannot save now. The other 3 are as they were.')).toBeVisible()
    api.answer(bulk, { body: { outcomes: ids.map(done), next: null } })
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText('Approved together:')).toBeVisible()
    const [first, second] = api.asked(bulk).map(({ body }) => body)
    expect(second).toEqual(first)
  })
})

describe('a duplicate', () => {
  const merging = 'POST /api/moderation/posts/2/merge'
  const merged = { [merging]: { body: { status: 'expired', version: 5 } } }

  it('is merged into what is much alike by two keys, and the next case opens', async () => {
    const { user, api, address } = await openDesk(deskApi(merged), '/staff/moderation/queue?case=2')
    await actions()
    await user.keyboard('m')
    await screen.findByRole('dialog', { name: 'Merge into another post' })
    await user.keyboard('1{Enter}')
    await waitFor(() => expect(api.asked(merging)[0]?.body).toEqual({ into: 9, version: 4 }))
    await waitFor(() => expect(address()).toBe('/staff/moderation/queue?case=3'))
    expect(await screen.findByText('Merged:')).toBeVisible()
  })

  it('is merged into any other post by its address', async () => {
    const { user, api } = await openDesk(deskApi(merged), '/staff/moderation/queue?case=2')
    await actions()
    await user.keyboard('m')
    await user.click(await screen.findByRole('radio', { name: '2. Another post' }))
    const field = screen.getByRole('textbox', { name: 'Number or address of the post' })
    await user.type(field, 'no number')
    expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled()
    await user.clear(field)
    await user.type(field, 'https://deals.example/post/77#comments-section{Enter}')
    await waitFor(() => expect(api.asked(merging)[0]?.body).toEqual({ into: 77, version: 4 }))
  })

  it('is merged into the one that stands beside it', async () => {
    const { user } = await openDesk(deskApi(merged), '/staff/moderation/queue?case=2')
    await user.click(await screen.findByRole('button', { name: 'Merge into this post' }))
    expect(await screen.findByRole('radio', { name: /^1\. The same deal/ })).toBeChecked()
  })
})

describe('who is late', () => {
  it('reads what the other decided, and stays on the case', async () => {
    const late = 'Someone else already decided this: approved by sue, a moment ago.'
    const api = deskApi({ [statusCall(1)]: { status: 409, body: late } })
    const { user, address } = await openDesk(api, '/staff/moderation/queue?case=1')
    await user.click(await screen.findByRole('button', { name: 'Mark as expired' }))
    expect(await screen.findByText(late)).toBeVisible()
    expect(address()).toBe('/staff/moderation/queue?case=1')
    expect(rowOf(1)).toBeInTheDocument()
  })

  it('hears who holds the case', async () => {
    const refused = { status: 409, body: { message: 'Being reviewed by sue.' } }
    await openDesk(deskApi({ 'POST /api/moderation/posts/1/claim': refused }), '/staff/moderation/queue?case=1')
    expect(await screen.findByText('Being reviewed by sue.')).toBeVisible()
  })
})

it('keeps a note that was begun while another case is looked at', async () => {
  const { user } = await openDesk(deskApi(), '/staff/moderation/queue?case=1')
  const note = () => screen.findByRole('textbox', { name: 'Note for other moderators' })
  await user.type(await note(), 'Ask the store')
  await user.click(rowOf(2) ?? document.body)
  await screen.findByRole('heading', { level: 2, name: 'Deal 2' })
  expect(await note()).toHaveValue('')
  await user.click(rowOf(1) ?? document.body)
  await screen.findByRole('heading', { level: 2, name: 'Deal 1' })
  expect(await note()).toHaveValue('Ask the store')
  await user.clear(await note())
})

it('approves exactly what was corrected', async () => {
  const api = deskApi({ 'PATCH /api/posts/1': { body: { id: 1, status: 'staff-review', version: 7 } } })
  const { user } = await openDesk(api, '/staff/moderation/queue?case=1')
  await actions()
  await user.keyboard('{Shift>}A{/Shift}')
  const price = await screen.findByRole('textbox', { name: 'Price in USD' })
  await user.clear(price)
  await user.type(price, '49.5')
  await user.type(screen.getByRole('textbox', { name: /Why you change it/ }), 'As the page says.')
  await user.click(screen.getByRole('button', { name: 'Save and approve' }))
  await waitFor(() => expect(api.asked(statusCall(1))[0]?.body).toEqual({ status: 'active', version: 7 }))
  expect(api.asked('PATCH /api/posts/1')[0]?.body).toEqual({ price: 49.5, reason: 'As the page says.', version: 4 })
})

it('sends no correction whose price is none, and says so at its field', async () => {
  const { user, api } = await openDesk(deskApi(), '/staff/moderation/queue?case=1')
  await actions()
  await user.keyboard('{Shift>}A{/Shift}')
  const price = await screen.findByRole('textbox', { name: 'Price in USD' })
  await user.clear(price)
  await user.type(price, 'forty')
  await user.type(screen.getByRole('textbox', { name: /Why you change it/ }), 'As the page says.')
  await user.click(screen.getByRole('button', { name: 'Save and approve' }))
  expect(await screen.findByText('Enter a price, or choose Free')).toBeVisible()
  expect(price).toBeInvalid()
  expect(api.asked('PATCH /api/posts/1')).toHaveLength(0)
})

const rehearsedBlock: StoreRehearsal = {
  days: 90,
  posts: 9,
  isBounded: false,
  rule: {
    rule: 'store',
    concerned: 2,
    now: { hits: 0, right: 0, wrong: 0, undecided: 0, missed: 1 },
    candidate: { hits: 2, right: 1, wrong: 0, undecided: 1, missed: 0 },
    posts: [
      { postId: 5, title: 'Kettle', status: 'deleted', submittedAt: now, now: null, candidate: now, people: 'right' },
    ],
  },
}

it('decides about a store that waits, and says what somebody else decided meanwhile', async () => {
  const late = 'Someone else already decided this: let in by sue, a moment ago.'
  const store = {
    slug: 'dubious',
    name: 'Dubious',
    url: null,
    hosts: ['dubious.example'],
    status: 'pending',
    since: now,
    decided: null,
    heldPosts: 0,
  }
  const api = deskApi({
    'GET /api/moderation/stores': { body: { stores: [{ ...store, activeDeals: 1 }], total: 1 } },
    'PATCH /api/moderation/stores/dubious': { status: 409, body: { message: late } },
    'POST /api/moderation/stores/dubious/rehearse': { body: rehearsedBlock },
  })
  const { user } = await openDesk(api, '/staff/moderation/stores')
  expect(await screen.findByText('dubious.example')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Rehearse block' }))
  expect(await screen.findByRole('row', { name: /^Would have been held 0 2$/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /^Kettle deleted .* Took it down or sent it back$/ })).toBeVisible()
  expect(screen.getByText('Tried on all 9 posts of the last 90 days. Nothing is changed yet.')).toBeVisible()
  expect(api.asked('PATCH /api/moderation/stores/dubious')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Block' }))
  await screen.findByText(/^Its 1 active deal goes to review, and comes back if the block is taken back/)
  await user.keyboard('Sells fakes')
  await user.click(screen.getByRole('button', { name: 'Block store' }))
  expect(await screen.findByText(late)).toBeVisible()
  expect(api.asked('PATCH /api/moderation/stores/dubious')[0]?.body).toEqual({
    status: 'blocked',
    reason: 'Sells fakes',
  })
})
