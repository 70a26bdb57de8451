import { screen, waitFor, within } from '@testing-library/react'
import type { SettingsRehearsal, SettingsView } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'

const get = 'GET /api/staff/settings'
const patch = 'PATCH /api/staff/settings'
const tryOut = 'POST /api/staff/settings/rehearse'
const usual: SettingsView = { version: 0, values: {}, changes: [] }
const set: SettingsView = {
  version: 1,
  values: { 'submit.0.86400': 3 },
  changes: [
    {
      position: 9,
      at: '2026-11-20T11:00:00.000Z',
      name: 'submit.0.86400',
      from: 2,
      to: 3,
      by: 'superUser',
      actor: 'sue',
    },
  ],
}
const opened = async (more: Readonly<Record<string, FakeAnswer>> = {}) => {
  const site = await show(<SettingsScreen />, {
    api: fakeApi({ [get]: { body: usual }, ...more }),
    signedIn: { username: 'sue', isSuperUser: true },
  })
  const posts = within(await screen.findByRole('region', { name: 'Posts' }))
  const field = posts.getByRole('textbox', { name: 'New members, in 1 day' })
  const write = async (text: string) => {
    await site.user.clear(field)
    await site.user.type(field, text)
  }
  const save = () => site.user.click(screen.getByRole('button', { name: /^Save/ }))
  return { ...site, field, write, save }
}

it('shows the numbers that hold, and who changed what from what to what', async () => {
  const { field } = await opened({ [get]: { body: set } })
  expect(field).toHaveValue('3')
  expect(field).toHaveAccessibleDescription('Usually 2')
  const changes = within(screen.getByRole('region', { name: 'Changes of settings' }))
  expect(changes.getByRole('rowheader', { name: 'Posts · New members, in 1 day' })).toBeVisible()
  expect(changes.getByText('sue')).toBeVisible()
})

it('sends what was changed, on the state that was seen', async () => {
  const { api, field, write, save } = await opened({ [patch]: { body: { version: 1, values: set.values } } })
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await write('3')
  api.answer(get, { body: set })
  await save()
  expect(await screen.findByText('Settings saved')).toBeVisible()
  expect(api.asked(patch)[0]?.body).toEqual({ version: 0, values: { 'submit.0.86400': 3 } })
  expect(field).toHaveValue('3')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled())
})

it.each(['0', 'many', ' '])('says at the field why %s cannot be set, and sends nothing', async (text) => {
  const { api, field, write, save } = await opened()
  await write(text)
  await save()
  expect(field).toHaveAccessibleDescription(/Enter a whole number from 1 to 1000/)
  expect(document.activeElement).toHaveTextContent('Posts, New members, in 1 day: Enter a whole number')
  expect(api.asked(patch)).toEqual([])
})

it('puts what the site refuses at its field', async () => {
  const refused = { status: 422, body: { message: 'Please check.', fields: { 'submit.0.86400': 'Not today' } } }
  const { field, write, save } = await opened({ [patch]: refused })
  await write('3')
  await save()
  expect(await screen.findByText('Posts, New members, in 1 day: Not today')).toBeVisible()
  expect(field).toBeInvalid()
})

it('tells who comes second, keeps what was written, and shows what was set meanwhile', async () => {
  const sentence = 'Somebody else changed the settings while you were working.'
  const { api, user, field, write, save } = await opened({ [patch]: { status: 409, body: { message: sentence } } })
  await write('4')
  await save()
  expect(await screen.findByText(sentence)).toBeVisible()
  api.answer(get, { body: set })
  api.answer(patch, { body: { version: 2, values: { 'submit.0.86400': 4 } } })
  await user.click(screen.getByRole('button', { name: 'Show what was set' }))
  expect(await screen.findByRole('region', { name: 'Changes of settings' })).toBeVisible()
  expect(field).toHaveValue('4')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Now 3. Usually 2'))
  expect(screen.queryByText(sentence)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show what was set' })).toBeNull()
  await save()
  expect(await screen.findByText('Settings saved')).toBeVisible()
  expect(api.asked(patch).at(-1)?.body).toMatchObject({ version: 1 })
})

it('asks before numbers that are not saved are left', async () => {
  const { user, write } = await opened()
  await write('3')
  await user.click(screen.getByRole('link', { name: 'Scores' }))
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
})

it('takes back what was not saved', async () => {
  const { user, field, write } = await opened()
  await write('9')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(field).toHaveValue('2')
})

it('switches something off for everybody, and tells it as on and off', async () => {
  const change = { ...set.changes[0], name: 'open.comments', from: 1, to: 0 }
  const { api, user, save } = await opened({
    [get]: { body: { ...usual, changes: [change] } },
    [patch]: { body: { version: 1, values: { 'open.comments': 0 } } },
  })
  const box = screen.getByRole('checkbox', { name: 'New comments are taken' })
  expect(box).toBeChecked()
  expect(screen.getByRole('row', { name: /New comments are taken on off/ })).toBeVisible()
  await user.click(box)
  await save()
  expect(await screen.findByText('Settings saved')).toBeVisible()
  expect(api.asked(patch)[0]?.body).toEqual({ version: 0, values: { 'open.comments': 0 } })
})

describe('a rehearsal', () => {
  const nothing = { hits: 0, right: 0, wrong: 0, undecided: 0, missed: 0 }
  const post = { title: 'Kettle', status: 'active' as const, submittedAt: '2026-11-19T11:00:00.000Z' }
  const found: SettingsRehearsal = {
    days: 90,
    posts: 1_234,
    isBounded: false,
    rules: [
      {
        rule: 'reports',
        concerned: 12,
        now: { ...nothing, hits: 3, right: 2, wrong: 1, missed: 4 },
        candidate: { ...nothing, hits: 7, right: 4, wrong: 3, missed: 2 },
        posts: [{ ...post, postId: 5, now: null, candidate: '2026-11-19T12:00:00.000Z', people: 'wrong' }],
      },
    ],
    order: {
      concerned: 40,
      places: 25,
      moved: 3,
      posts: [
        { postId: 6, title: 'Toaster', before: 4, after: 1 },
        { postId: 7, title: 'Mixer', before: null, after: 2 },
        { postId: 8, title: 'Blender', before: 2, after: null },
      ],
    },
  }
  const rehearsed = async (answer: FakeAnswer = { body: found }) => {
    const opening = await opened({ [tryOut]: answer, [patch]: { body: { version: 1, values: {} } } })
    expect(screen.getByRole('button', { name: 'Rehearse' })).toBeDisabled()
    await opening.write('4')
    await opening.user.click(screen.getByRole('button', { name: 'Rehearse' }))
    return opening
  }
  const lineOf = (name: RegExp) => screen.findByRole('row', { name })

  it('shows both forms beside each other, post by post, and sets nothing', async () => {
    const { api } = await rehearsed()
    expect(await screen.findByRole('heading', { name: 'Rehearsal' })).toHaveFocus()
    expect(screen.getByText('Tried on all 1,234 posts of the last 90 days. Nothing is changed yet.')).toBeVisible()
    expect(screen.getByText('12 reported posts')).toBeVisible()
    expect(await lineOf(/^Would have been held 3 7$/)).toBeVisible()
    expect(await lineOf(/^False alarm: people let it stand 1 3$/)).toBeVisible()
    expect(await lineOf(/^Missed: .* 4 2$/)).toBeVisible()
    expect(await lineOf(/^Kettle .* no .* Let it stand$/)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Kettle/ })).toHaveAttribute('href', '/post/5')
    expect(await lineOf(/^Toaster 4 1 3 up$/)).toBeVisible()
    expect(await lineOf(/^Mixer – 2 new here$/)).toBeVisible()
    expect(await lineOf(/^Blender 2 – leaves$/)).toBeVisible()
    expect(api.asked(tryOut)[0]?.body).toEqual({ values: { 'submit.0.86400': 4 } })
    expect(api.asked(patch)).toEqual([])
  })

  it('is switched on by the same command that saves', async () => {
    const { api, user } = await rehearsed()
    await user.click(await screen.findByRole('button', { name: 'Switch on' }))
    expect(await screen.findByText('Settings saved')).toBeVisible()
    expect(api.asked(patch)[0]?.body).toEqual({ version: 0, values: { 'submit.0.86400': 4 } })
    expect(screen.queryByRole('region', { name: 'Rehearsal' })).not.toBeInTheDocument()
  })

  it('is gone when another number is written, for it was tried with the old one', async () => {
    const { write } = await rehearsed()
    expect(await screen.findByRole('region', { name: 'Rehearsal' })).toBeVisible()
    await write('5')
    expect(screen.queryByRole('region', { name: 'Rehearsal' })).not.toBeInTheDocument()
  })

  it('says when nothing of it can be tried, and when not all was looked at', async () => {
    const { api, user, write } = await rehearsed({ body: { ...found, rules: [], order: null } })
    expect(await screen.findByText(/None of these numbers can be tried/)).toBeVisible()
    api.answer(tryOut, { body: { ...found, posts: 5_000, isBounded: true } })
    await write('6')
    await user.click(screen.getByRole('button', { name: 'Rehearse' }))
    expect(
      await screen.findByText(/^Tried on the newest 5,000 posts of the last 90 days; there were more/),
    ).toBeVisible()
  })

  it('says why there is none', async () => {
    await rehearsed({ status: 429, body: { message: 'You have done this too often.' } })
    expect(await screen.findByText('You have done this too often.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Rehearsal' })).not.toBeInTheDocument()
  })

  it('sends nothing as long as a number cannot be set', async () => {
    const { api, user, write } = await opened()
    await write('0')
    await user.click(screen.getByRole('button', { name: 'Rehearse' }))
    expect(await screen.findByText(/Posts, New members, in 1 day: Enter a whole number/)).toBeVisible()
    expect(api.asked(tryOut)).toEqual([])
  })
})
