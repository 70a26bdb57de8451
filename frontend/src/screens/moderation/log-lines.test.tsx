import { screen, waitFor, within } from '@testing-library/react'
import type { LogView } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { LogSection } from './LogSection.tsx'

type Entry = LogView['entries'][number]

const anEntry = (changes: Partial<Entry>): Entry => ({
  position: 1,
  at: '2026-01-15T12:00:00.000Z',
  kind: 'PostExpired',
  role: 'moderator',
  actor: { id: 'mo', username: 'mo' },
  postId: 7,
  title: 'A kettle',
  member: null,
  comment: null,
  store: null,
  other: null,
  restricts: [],
  until: null,
  undo: null,
  canLift: false,
  storeTo: null,
  bulkId: null,
  ...changes,
})

it.each<[entry: Partial<Entry>, says: string, because: string]>([
  [
    { kind: 'PostSentToReview', from: 'active', to: 'poster-review', reason: 'Which size?' },
    'Sent to review active → poster review',
    'Which size?',
  ],
  [{ kind: 'AppealDecided', code: 'upheld', postId: null }, 'Appeal decided: the decision stands', ''],
  [{ from: 'active', to: 'expired', code: 'moderator' }, 'Marked as expired active → expired', ''],
  [
    { from: 'active', to: 'expired', code: 'report' },
    'Marked as expired active → expired',
    'Members said that it is over',
  ],
  [{ kind: 'ReportResolved', code: 'upheld' }, 'Report decided', 'The report was found right'],
  [{ kind: 'ReportResolved', code: 'dismissed' }, 'Report decided', 'The report was rejected'],
  [{ kind: 'ReportReopened', code: 'upheld' }, 'Report open again', 'It had been found right'],
  [{ kind: 'FeedbackTemplatesChanged', code: 'version 3' }, 'Templates changed', 'Version 3'],
])('says %j once and in words', async (entry, says, because) => {
  await show(<LogSection />, {
    api: fakeApi({ 'GET /api/moderation/log': { body: { entries: [anEntry(entry)], total: 1 } } }),
    at: '/staff/moderation/log',
  })
  await screen.findByText(/A kettle/)
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  const [heading] = screen.getAllByRole('rowheader')
  expect([heading?.textContent.trim(), cells[3]]).toEqual([says, because])
})

it('says on phones too, where no column has a heading, that its times are those of UTC', async () => {
  await show(<LogSection />, {
    api: fakeApi({ 'GET /api/moderation/log': { body: { entries: [anEntry({})], total: 1 } } }),
    at: '/staff/moderation/log',
  })
  const time = await screen.findByText('15 Jan 2026, 12:00')
  expect(time.closest('td')).toHaveAttribute('data-utc')
})

describe('what was decided about members and stores', () => {
  const member = 'POST /api/moderation/users/bob/sanctions'
  const store = 'PATCH /api/moderation/stores/norvik'
  const undos = [
    {
      name: 'Undo: the restriction of bob',
      entry: { kind: 'UserSuspended', member: 'bob', canLift: true },
      call: member,
      body: { kind: 'lift' },
    },
    {
      name: 'Undo: Norvik',
      entry: {
        kind: 'StoreChanged',
        code: 'blocked',
        store: { slug: 'norvik', name: 'Norvik' },
        storeTo: 'active' as const,
      },
      call: store,
      body: { status: 'active' },
    },
  ]
  it.each(undos)('is taken back from its line: $name', async ({ name, entry, call, body }) => {
    const line = anEntry({ postId: null, title: '', ...entry })
    const api = fakeApi({
      'GET /api/moderation/log': { body: { entries: [line], total: 1 } },
      [call]: { body: {} },
    })
    const { user } = await show(<LogSection />, { api, at: '/staff/moderation/log' })
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(api.asked(call).map((asked) => asked.body)).toEqual([body]))
  })

  it.each<[kind: string, why: RegExp]>([
    ['UserWarned', /^Stays: it was told/],
    ['UserNoted', /^Stays as a note/],
    ['UserReinstated', /^Restrict anew/],
  ])('says why %s is not taken back', async (kind, why) => {
    const line = anEntry({ kind, postId: null, title: '', member: 'bob' })
    const api = fakeApi({ 'GET /api/moderation/log': { body: { entries: [line], total: 1 } } })
    await show(<LogSection />, { api, at: '/staff/moderation/log' })
    expect(await screen.findByText(why)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })
})

describe('what was decided together', () => {
  const bulk = anEntry({ kind: 'BulkDecided', code: 'deleted', postId: null, title: '3 posts', bulkId: 'b1' })
  const preview = {
    posts: [
      { id: 1, title: 'A lamp', version: 4, from: 'deleted', to: 'active' },
      { id: 2, title: 'A rug', version: 5, from: 'deleted', to: 'staff-review' },
    ],
    total: 2,
    skipped: [{ id: 3, title: 'A chair' }],
  }
  const calls = (more: Readonly<Record<string, FakeAnswer>> = {}) =>
    fakeApi({
      'GET /api/moderation/log': { body: { entries: [bulk], total: 1 } },
      'GET /api/moderation/bulk/b1': { body: preview },
      ...more,
    })
  const decided = 'POST /api/moderation/bulk'

  it('is taken back once it said what that would do, and names what could not be', async () => {
    const late = 'Someone else already decided this: approved by sue, a moment ago.'
    const outcomes = [
      { postId: 1, refused: null, undo: null },
      { postId: 2, refused: late, undo: null },
    ]
    const api = calls({ [decided]: { body: { outcomes, next: null } } })
    const { user } = await show(<LogSection />, { api, at: '/staff/moderation/log' })
    await user.click(await screen.findByRole('button', { name: 'Undo: 3 posts together' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Take decisions back' }))
    expect(await asked.findByText('This will restore 2 posts.')).toBeVisible()
    expect(asked.getByText('1 post changed since, and will stay:')).toBeVisible()
    expect(asked.getByRole('list', { name: 'Posts that will stay' })).toHaveTextContent('A chair')
    expect(api.asked(decided)).toEqual([])
    await user.click(asked.getByRole('button', { name: 'Take back 2' }))
    expect(await screen.findByText('1 of 2 could not be taken back:')).toBeVisible()
    expect(screen.getByText('A rug').closest('li')).toHaveTextContent(late)
    expect(api.asked(decided)[0]?.body).toMatchObject({
      decision: 'undo',
      posts: [
        { id: 1, version: 4 },
        { id: 2, version: 5 },
      ],
    })
  })

  it('says where nothing is left to take back', async () => {
    const none = { 'GET /api/moderation/bulk/b1': { body: { posts: [], total: 0, skipped: [] } } }
    const { user } = await show(<LogSection />, { api: calls(none), at: '/staff/moderation/log' })
    await user.click(await screen.findByRole('button', { name: 'Undo: 3 posts together' }))
    expect(await screen.findByText('There is nothing to take back.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Take back 0' })).toBeDisabled()
  })

  it.each([
    ['a super user', { isSuperUser: true }, 1],
    ['a moderator', { isModerator: true }, 0],
  ])('and all by one moderator is offered to %s so often: %j', async (_who, signedIn, times) => {
    const of = 'GET /api/moderation/users/mo/undo'
    const api = calls({ [of]: { body: { ...preview, total: 60 } } })
    const { user } = await show(<LogSection />, { api, at: '/staff/moderation/log?actor=mo', signedIn })
    await screen.findByRole('button', { name: 'Undo: 3 posts together' })
    const offered = screen.queryAllByRole('button', { name: 'Undo all by mo' })
    expect(offered).toHaveLength(times)
    for (const button of offered) {
      await user.click(button)
      expect(
        await screen.findByText('This will restore 2 posts. 58 posts more can be restored after them.'),
      ).toBeVisible()
      expect(Date.parse(String(api.asked(of)[0]?.params['from']))).toBeLessThan(Date.now())
    }
  })
})

describe('what a line is about', () => {
  const other = { postId: null, slug: null, title: 'Another kettle' }
  it.each<[entry: Partial<Entry>, about: [name: string, href: string], because: string]>([
    [
      { kind: 'CommentDeleted', code: '3', reason: 'Insults', comment: { id: 3, isRemoved: false } },
      ['A comment on A kettle', '/post/7/comment/3'],
      'Insults',
    ],
    [
      {
        kind: 'StoreChanged',
        code: 'blocked',
        postId: null,
        title: 'norvik',
        store: { slug: 'norvik', name: 'Norvik' },
      },
      ['Norvik', '/store/norvik'],
      '',
    ],
    [
      { kind: 'AppealDecided', code: 'upheld', postId: null, title: '', member: 'ann', reason: 'It was spam.' },
      ['ann', '/staff/moderation/users?member=ann'],
      'It was spam.',
    ],
    [
      { kind: 'ProductLinked', code: '9', other: { ...other, postId: 9 } },
      ['Another kettle', '/post/9'],
      'With Another kettle',
    ],
    [
      { kind: 'StoreMerged', postId: null, code: 'norvik', reason: 'Same shop.', other: { ...other, slug: 'norvik' } },
      ['Another kettle', '/store/norvik'],
      'Into Another kettleSame shop.',
    ],
  ])('%j leads there', async (entry, [name, href], because) => {
    const api = fakeApi({ 'GET /api/moderation/log': { body: { entries: [anEntry(entry)], total: 1 } } })
    await show(<LogSection />, { api, at: '/staff/moderation/log' })
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
    expect(screen.getAllByRole('cell')[3]).toHaveTextContent(because, { normalizeWhitespace: true })
  })

  it('is brought back where it was a comment', async () => {
    const removed = anEntry({ kind: 'CommentDeleted', code: '3', comment: { id: 3, isRemoved: true } })
    const api = fakeApi({
      'GET /api/moderation/log': { body: { entries: [removed], total: 1 } },
      'POST /api/comments/3/restore': { body: { id: 3, deletedBy: null } },
    })
    const { user } = await show(<LogSection />, { api, at: '/staff/moderation/log' })
    await user.click(await screen.findByRole('button', { name: 'Restore the comment on A kettle' }))
    expect(await screen.findByText('Comment restored')).toBeVisible()
  })
})

it('is narrowed to a post or a member and to a time, the table too', async () => {
  const api = fakeApi({ 'GET /api/moderation/log': { body: { entries: [], total: 0 } } })
  const { user } = await show(<LogSection />, { api, at: '/staff/moderation/log' })
  expect(await screen.findByText('Nothing has been decided yet.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Post, member or store' }), '/post/7{Enter}')
  await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), '7')
  await screen.findByText('Nothing here matches.')
  await waitFor(() =>
    expect(api.asked('GET /api/moderation/log').at(-1)?.params).toMatchObject({ about: '/post/7', days: '7' }),
  )
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    '/api/moderation/log?format=csv&about=%2Fpost%2F7&days=7',
  )
})
