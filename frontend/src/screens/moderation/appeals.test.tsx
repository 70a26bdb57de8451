import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import type { AppealView } from '@deals/events'
import { aStanding, aPostDetails } from '../../testing/builders.ts'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { PostBanner } from '../post/PostBanner.tsx'
import { PostTombstone } from '../post/PostTombstone.tsx'
import { StandingSettings } from '../settings/StandingSettings.tsx'
import { ModerationScreen } from './ModerationScreen.tsx'
import { aCase, aReport } from './testing/queue-items.ts'

const at = '2026-11-19T12:00:00.000Z'
const list = 'GET /api/moderation/appeals'
const counts = { queue: 0, reports: 0, 'poster-review': 0, 'ai-review': 0, edits: 0, users: 0, stores: 0, appeals: 2 }

function anAppeal(id: string, said: Partial<AppealView> = {}): AppealView {
  return {
    id,
    about: 'post',
    postId: 7,
    title: 'A kettle',
    status: 'deleted',
    state: 'open',
    at,
    username: 'ann',
    text: 'It was no spam at all.',
    answer: null,
    answeredAt: null,
    answeredBy: null,
    hindrance: null,
    decision: { kind: 'PostDeleted', by: 'mo', at, reason: 'Spam', restricts: [], until: null, into: null },
    ...said,
  }
}
const openTab = (appeals: readonly AppealView[], more: Readonly<Record<string, FakeAnswer>> = {}) => {
  const api = fakeApi({
    'GET /api/moderation/queue': { body: { items: [], total: 0, counts, next: null } },
    [list]: { body: { appeals, total: appeals.length } },
    ...more,
  })
  const desk = (
    <Routes>
      <Route path="/staff/moderation/:tab?" element={<ModerationScreen />} />
    </Routes>
  )
  return show(desk, { api, at: '/staff/moderation/appeals', signedIn: true })
}
const answered = 'POST /api/moderation/appeals/one'

it('an appeal is answered beside what it is about', async () => {
  const { user, api } = await openTab([anAppeal('one')], { [answered]: { body: { state: 'overturned' } } })
  const row = within(await screen.findByRole('article', { name: 'Appeal of ann' }))
  expect(row.getByText('Deleted by mo')).toBeVisible()
  expect(row.getByText('Reason: Spam')).toBeVisible()
  const overturn = row.getByRole('button', { name: 'Overturn and take back' })
  expect(overturn).toBeDisabled()
  await user.type(row.getByRole('textbox', { name: 'Answer' }), 'You are right.')
  await user.click(overturn)
  await waitFor(() => expect(api.asked(answered)[0]?.body).toEqual({ outcome: 'overturned', answer: 'You are right.' }))
  expect(await screen.findByText('The decision was taken back')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Appeals 2' })).toHaveAttribute('aria-current', 'page')
})

it('shows the post and its reports as they were when it was decided', async () => {
  const was = aPostDetails({
    id: 7,
    title: 'A cheap kettle',
    content: 'As it was.',
    expiresAt: '2026-12-05T18:58:00.000Z',
  })
  const { user, api } = await openTab([anAppeal('one')], {
    'GET /api/posts/7/as-of': { body: { position: 1, at, post: was } },
    'GET /api/moderation/posts/7': {
      body: aCase(7, {
        reports: [{ ...aReport, id: 'late', at: '2026-11-19T13:00:00.000Z', note: 'Too late.' }],
        decided: [{ ...aReport, id: 'one', at: '2026-11-19T11:00:00.000Z', note: 'In time.', outcome: 'upheld' }],
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'As it was when it was decided' }))
  const told = within(await screen.findByRole('region', { name: 'As it was when it was decided' }))
  expect(told.getByText('A cheap kettle')).toBeVisible()
  expect(told.getByText('5 Dec 2026, 18:58 UTC')).toBeVisible()
  expect(told.getByText('In time.')).toBeVisible()
  expect(told.queryByText('Too late.')).not.toBeInTheDocument()
  expect(api.asked('GET /api/posts/7/as-of')[0]?.params).toEqual({ at: String(Date.parse(at) - 1) })
})

it('of a member nothing is shown as it was', async () => {
  await openTab([anAppeal('one', { about: 'sanction', postId: null, title: null, status: null })])
  expect(await screen.findByRole('article', { name: 'Appeal of ann' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'As it was when it was decided' })).not.toBeInTheDocument()
})

it('who is late reads who decided it', async () => {
  const late = 'Someone else already decided this: upheld by sue, a moment ago.'
  const { user, api } = await openTab([anAppeal('one')], { [answered]: { status: 409, body: { message: late } } })
  await user.type(await screen.findByRole('textbox', { name: 'Answer' }), 'No.')
  api.answer(list, { body: { appeals: [], total: 0 } })
  await user.click(screen.getByRole('button', { name: 'Let it stand' }))
  expect(await screen.findByText('Nobody has appealed.')).toBeVisible()
  expect(screen.getByText(late)).toBeVisible()
})

it.each([
  ['own-appeal', 'This is your own appeal, so somebody else decides about it.'],
  ['own-decision', 'You made this decision, so somebody else decides about the appeal.'],
] as const)('nobody answers %s', async (hindrance, words) => {
  await openTab([anAppeal('one', { hindrance })])
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Answer' })).not.toBeInTheDocument()
})

it('leads to the post that one was merged into', async () => {
  const { decision } = anAppeal('one')
  await openTab([anAppeal('one', { decision: { ...decision, kind: 'PostMerged', into: 9 } })])
  expect(await screen.findByRole('link', { name: 'See the post that stays' })).toHaveAttribute('href', '/post/9')
})

it('is said when nobody appealed, and when the list did not come', async () => {
  const { unmount } = await openTab([])
  expect(await screen.findByText('Nobody has appealed.')).toBeVisible()
  unmount()
  await openTab([], { [list]: { status: 500, body: 'No.' } })
  expect(await screen.findByText('The appeals could not be loaded.')).toBeVisible()
})

it('a member appeals from what stands in the place of the post', async () => {
  const {
    username: _name,
    status: _status,
    decision: _decision,
    ...sent
  } = anAppeal('a', {
    at: '2026-11-19T12:05:00.000Z',
  })
  const earlier = { ...sent, id: 'b', at: '2026-11-19T11:00:00.000Z', state: 'overturned' }
  const standing = (...appeals: object[]) => ({ body: { ...aStanding(), appeals } })
  const api = fakeApi({
    'POST /api/appeals': { body: { state: 'open' } },
    'GET /api/user/standing': standing(earlier),
  })
  const post = { id: 7, title: 'A kettle', status: 'deleted', deletedAt: at, deletedBy: 'moderator', reason: 'Spam' }
  const { user } = await show(<PostTombstone post={{ ...post, status: 'deleted' }} />, { api, signedIn: true })
  expect(screen.getByText(/^Deleted by a moderator/)).toHaveTextContent(/UTC\. Reason: Spam$/)
  await user.click(await screen.findByRole('button', { name: 'Appeal' }))
  await user.type(await screen.findByRole('textbox', { name: 'Why was it wrong?' }), 'It was no spam at all.')
  api.answer('GET /api/user/standing', standing(sent, earlier))
  await user.click(screen.getByRole('button', { name: 'Send appeal' }))
  await waitFor(() =>
    expect(api.asked('POST /api/appeals')[0]?.body).toEqual({ postId: 7, text: 'It was no spam at all.' }),
  )
  expect(await screen.findByText('Appeal sent')).toBeVisible()
  expect(await screen.findByText('Appealed: a moderator will look at it')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Appeal' })).not.toBeInTheDocument()
})

const ended = {
  postId: 7,
  title: 'A kettle',
  kind: 'PostExpired',
  role: 'moderator',
  at,
  reason: null,
  mergedInto: null,
}

it('a member appeals on the page of their post that a moderator marked as expired', async () => {
  const api = fakeApi({
    'POST /api/appeals': { body: { state: 'open' } },
    'GET /api/user/standing': { body: { ...aStanding(), ofPosts: [ended] } },
  })
  const post = aPostDetails({ id: 7, status: 'expired', foundBy: 'ann' })
  const { user } = await show(<PostBanner post={post} />, { api, signedIn: true })
  expect(await screen.findByText(/^Marked as expired by a moderator on/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Appeal' }))
  await user.type(await screen.findByRole('textbox', { name: 'Why was it wrong?' }), 'It is still to be had.')
  const { username: _name, status: _status, decision: _decision, ...sent } = anAppeal('a', { at })
  api.answer('GET /api/user/standing', { body: { ...aStanding(), ofPosts: [ended], appeals: [sent] } })
  await user.click(screen.getByRole('button', { name: 'Send appeal' }))
  await waitFor(() =>
    expect(api.asked('POST /api/appeals')[0]?.body).toEqual({ postId: 7, text: 'It is still to be had.' }),
  )
  expect(await screen.findByText('Appealed: a moderator will look at it')).toBeVisible()
})

it('a member finds under their standing what was done to their posts, and where it can be appealed', async () => {
  const { username: _name, status: _status, decision: _decision, ...own } = anAppeal('a', { at })
  const merged = { ...ended, postId: 8, title: 'A pot', kind: 'PostMerged', mergedInto: 9 }
  const api = fakeApi({
    'GET /api/user/standing': { body: { ...aStanding(), ofPosts: [ended, merged], appeals: [own] } },
    'GET /api/user/limits': { body: { limits: [] } },
  })
  await show(<StandingSettings />, { api, signedIn: true })
  expect(await screen.findByRole('heading', { name: 'Decisions about my posts' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the post that stays' })).toHaveAttribute('href', '/post/9')
  expect(screen.getByText('Appealed: a moderator will look at it')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Appeal' })).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'Appeals about my posts' })).toBeNull()
})

it('a member reads under their standing what became of it', async () => {
  const sanction = (id: string) => ({
    id,
    at,
    kind: 'UserWarned',
    restricts: [],
    until: null,
    reason: 'Spam.',
    by: null,
  })
  const { username: _name, status: _status, decision: _decision, ...own } = anAppeal('a', { state: 'upheld' })
  const standing = {
    trustLevel: 1,
    next: {
      level: 2,
      needs: [
        { what: 'days', has: 12, needs: 30 },
        { what: 'daysClean', has: 90, needs: 90 },
      ],
    },
    restricts: [],
    until: null,
    sanctions: [sanction('a'), sanction('b')],
    ofPosts: [],
    appeals: [{ ...own, about: 'sanction', postId: null, answer: 'It stays.' }],
  }
  const limits = [
    {
      action: 'comment',
      title: 'Comments',
      windows: [
        { most: 20, seconds: 3_600, left: 0, nextIn: 720 },
        { most: 1, seconds: 10, left: 0, nextIn: 10 },
      ],
      next: [{ most: 40, seconds: 3_600 }],
    },
  ]
  const api = fakeApi({
    'GET /api/user/standing': { body: standing },
    'GET /api/user/limits': { body: { limits } },
  })
  await show(<StandingSettings />, { api, signedIn: true })
  expect(await screen.findByText('Appealed: the decision stands')).toBeVisible()
  expect(screen.getByText('It stays.')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Appeal' })).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'To become a trusted member' })).toBeVisible()
  expect(await screen.findByText('0 of 20 left this hour; again in 12 minutes')).toBeVisible()
  expect(screen.getByText('As a trusted member: 40 an hour')).toBeVisible()
  expect(screen.getByText('Here for 30 days: 12 so far').textContent).toContain('Missing')
  expect(screen.getByText('No decision against you for 90 days').textContent).toContain('Done')
})
