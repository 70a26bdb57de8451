import { screen, waitFor, within } from '@testing-library/react'
import type { StaffAnnouncement, StaffAnnouncements } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx'

const get = 'GET /api/staff/announcements'
const post = 'POST /api/staff/announcements'
const put = 'PUT /api/staff/announcements/2'
const end = 'POST /api/staff/announcements/2/end'

const one = (id: number, state: StaffAnnouncement['state'], text: string): StaffAnnouncement => ({
  id,
  version: 3,
  state,
  text,
  link: '/stores',
  audience: 'members',
  startsAt: '2026-11-20T10:00:30.000Z',
  endsAt: '2026-11-21T10:00:30.000Z',
})
const view: StaffAnnouncements = {
  announcements: [one(3, 'coming', 'Soon'), one(2, 'current', 'Stores have alerts'), one(1, 'over', 'Long ago')],
  changes: [
    {
      position: 9,
      at: '2026-11-20T11:00:00.000Z',
      id: 2,
      kind: 'changed',
      fields: [
        { name: 'text', from: 'Alerts', to: 'Stores have alerts' },
        { name: 'audience', from: 'everybody', to: 'members' },
        { name: 'link', from: null, to: '/stores' },
        { name: 'endsAt', from: '2026-11-20T12:00:00.000Z', to: '2026-11-21T10:00:30.000Z' },
      ],
      by: 'staff',
      actor: 'stacy',
    },
  ],
}
const done = { body: { id: 2, version: 4 } }
const opened = async (more: Readonly<Record<string, FakeAnswer>> = {}) => {
  const site = await show(<AnnouncementsScreen />, {
    api: fakeApi({ [get]: { body: view }, ...more }),
    signedIn: { username: 'stacy', isStaff: true },
  })
  await screen.findByRole('heading', { name: 'Changes' })
  return site
}
const dialog = async () => within(await screen.findByRole('dialog'))

it('says what an announcement is where there was none yet', async () => {
  await show(<AnnouncementsScreen />, {
    api: fakeApi({ [get]: { body: { announcements: [], changes: [] } } }),
    signedIn: { username: 'stacy', isStaff: true },
  })
  expect(await screen.findByText(/^Nothing was announced yet\./)).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
})

it('shows what stands, what comes and what is over, and who changed what', async () => {
  await opened()
  for (const [part, text] of [
    ['Now', 'Stores have alerts'],
    ['Coming', 'Soon'],
    ['Over', 'Long ago'],
  ] as const) {
    const table = within(screen.getByRole('region', { name: `Announcements: ${part.toLowerCase()}` }))
    expect(table.getByRole('rowheader', { name: new RegExp(text) })).toBeVisible()
  }
  expect(screen.queryByRole('button', { name: 'End now: Long ago' })).not.toBeInTheDocument()
  expect(
    screen.getByText(
      'Changed. Text: “Alerts” → “Stores have alerts”. For: Everybody → Members. Link: nothing → “/stores”. End (UTC): 20 Nov 2026, 12:00 → 21 Nov 2026, 10:00',
    ),
  ).toBeVisible()
  expect(screen.getByText('stacy')).toBeVisible()
})

it('says of each time alone that nothing is announced then', async () => {
  await opened({ [get]: { body: { ...view, announcements: [one(2, 'current', 'Stores have alerts')] } } })
  expect(screen.getByText('Nothing is planned.')).toBeVisible()
  expect(screen.getByText('Nothing is over yet.')).toBeVisible()
  expect(screen.queryByText(/^Nothing was announced/)).toBeNull()
})

it('announces something', async () => {
  const { api, user } = await opened({ [post]: { status: 201, body: { id: 4, version: 0 } } })
  await user.click(screen.getByRole('button', { name: 'New announcement' }))
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'Hello')
  await user.selectOptions(form.getByRole('combobox', { name: 'For' }), 'Moderators and staff')
  await user.type(form.getByLabelText('Ends (UTC)'), '2026-11-22T08:30')
  await user.click(form.getByRole('button', { name: 'Announce' }))
  expect(await screen.findByText('Announced')).toBeVisible()
  expect(api.asked(post)[0]?.body).toEqual({
    text: 'Hello',
    link: null,
    audience: 'team',
    startsAt: null,
    endsAt: '2026-11-22T08:30:00.000Z',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(api.asked(get)).toHaveLength(2))
})

it('changes one in the version that was seen, and leaves its times as exact as they were', async () => {
  const { api, user } = await opened({ [put]: done })
  await user.click(screen.getByRole('button', { name: 'Change: Stores have alerts' }))
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: 'Text' }), '!')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Announcement saved')).toBeVisible()
  expect(api.asked(put)[0]?.body).toEqual({
    text: 'Stores have alerts!',
    link: '/stores',
    audience: 'members',
    startsAt: null,
    endsAt: '2026-11-21T10:00:30.000Z',
    version: 3,
  })
})

it('says at the field what is wrong, and keeps what was written', async () => {
  const refused = {
    status: 422,
    body: { message: 'Please check.', fields: { endsAt: 'Choose an end after the start' } },
  }
  const { user } = await opened({ [put]: refused })
  await user.click(screen.getByRole('button', { name: 'Change: Stores have alerts' }))
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: 'Text' }), '!')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Choose an end after the start')).toBeVisible()
  expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue('Stores have alerts!')
})

it('takes one away at once, and tells who comes second', async () => {
  const sentence = 'Somebody else changed this announcement while you were working.'
  const { api, user } = await opened({ [end]: { status: 409, body: { message: sentence } } })
  await user.click(screen.getByRole('button', { name: 'End now: Stores have alerts' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  await waitFor(() => expect(api.asked(get)).toHaveLength(2))
  api.answer(end, done)
  await user.click(screen.getByRole('button', { name: 'End now: Stores have alerts' }))
  expect(await screen.findByText('Announcement taken away')).toBeVisible()
  expect(api.asked(end)[0]?.body).toEqual({ version: 3 })
})
