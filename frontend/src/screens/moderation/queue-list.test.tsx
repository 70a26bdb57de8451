import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { ModerationScreen } from './ModerationScreen.tsx'
import { anItem, counts, now } from './testing/queue-items.ts'

const queue = 'GET /api/moderation/queue'
const answer = (said: object): FakeAnswer => ({
  body: { items: [], total: 0, counts, next: null, medianMinutes: null, ...said },
})
const screenAt = (
  <Routes>
    <Route path="/staff/moderation/:tab?" element={<ModerationScreen />} />
  </Routes>
)
const open = (said: object, more: Readonly<Record<string, FakeAnswer>> = {}, at = '/staff/moderation/queue') =>
  show(screenAt, { api: fakeApi({ [queue]: answer(said), ...more }), at, signedIn: true })

describe('a list in which nothing waits', () => {
  it.each([
    [9, 'Nothing to review. Median waiting time this week: 9 min.'],
    [null, 'Nothing to review.'],
  ])('says how long reviews of the week took, where there were any: %p minutes', async (medianMinutes, words) => {
    await open({ medianMinutes })
    expect(await screen.findByText(words)).toBeVisible()
  })
})

describe('a row', () => {
  const row = async (poster: ReturnType<typeof anItem>['poster']) => {
    await open({ items: [anItem(1, { poster })], total: 1 })
    return screen.findByRole('link', { name: /Deal 1/ })
  }

  it('tells what was decided last about the posts of its poster', async () => {
    const decisions = [
      { outcome: 'removed', at: now },
      { outcome: 'approved', at: '2026-11-19T12:00:00.000Z' },
      { outcome: 'asked', at: '2026-11-18T12:00:00.000Z' },
    ] as const
    const shown = await row({ username: 'ann', trustLevel: 1, decisions: [...decisions] })
    expect(shown).toHaveTextContent('ann, memberLast: removed, approved, changes asked')
  })

  it('says nothing of decisions where there was none', async () => {
    expect(await row({ username: 'ann', trustLevel: 0, decisions: [] })).not.toHaveTextContent('Last')
  })
})

describe('the filters', () => {
  const store = {
    slug: 'north-audio',
    name: 'North Audio',
    iconUrl: null,
    url: null,
    activeDeals: 1,
    newestDealAt: null,
  }
  const stores = {
    'GET /api/stores': { body: { stores: [store], total: 1, initials: [] } },
    'GET /api/stores/north-audio': { body: store },
  }

  it('narrow to posters who are trusted so far', async () => {
    const { user, api } = await open({})
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Trust' }), 'Trusted members')
    await waitFor(() => expect(api.asked(queue).at(-1)?.params).toMatchObject({ tab: 'queue', trust: '2' }))
  })

  it('find a store by its name, and let it go when the field is emptied', async () => {
    const { user, address } = await open({}, stores)
    const field = await screen.findByRole('combobox', { name: 'Store' })
    await user.type(field, 'aud')
    await user.click(await screen.findByRole('option', { name: /North Audio/ }))
    await waitFor(() => expect(address()).toBe('/staff/moderation/queue?store=north-audio'))
    await waitFor(() => expect(field).toHaveValue('North Audio'))
    await user.clear(field)
    await waitFor(() => expect(address()).toBe('/staff/moderation/queue'))
  })

  it('keep the store where what was typed leads to none', async () => {
    const { user, address } = await open({}, stores, '/staff/moderation/queue?store=north-audio')
    const field = await screen.findByRole('combobox', { name: 'Store' })
    await waitFor(() => expect(field).toHaveValue('North Audio'))
    await user.type(field, 'x')
    await user.tab()
    expect(field).toHaveValue('North Audio')
    expect(address()).toBe('/staff/moderation/queue?store=north-audio')
  })
})
