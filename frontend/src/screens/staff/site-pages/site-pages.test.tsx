import { screen, waitFor, within } from '@testing-library/react'
import type { SitePageView } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { SitePagesScreen } from './SitePagesScreen.tsx'

const get = 'GET /api/pages/privacy'
const put = 'PUT /api/staff/pages/privacy'
const first = { version: 1, changedAt: '2026-11-20T00:00:00.000Z', what: null, by: null }
const second = { version: 2, changedAt: '2026-11-22T10:00:00.000Z', what: 'No cookies.', by: 'sue' }
const page: SitePageView = { slug: 'privacy', ...first, text: 'We keep your name and a cookie.', versions: [first] }
const theirs: SitePageView = { slug: 'privacy', ...second, text: 'We keep your name alone.', versions: [second, first] }

const opened = async (more: Readonly<Record<string, FakeAnswer>> = {}) => {
  const site = await show(<SitePagesScreen />, {
    api: fakeApi({ [get]: { body: page }, ...more }),
    signedIn: { username: 'stacy', isStaff: true },
  })
  const field = await screen.findByRole('textbox', { name: 'Text' })
  const write = async (words: string, what = 'Less of it.') => {
    await site.user.clear(field)
    await site.user.type(field, words)
    await site.user.type(screen.getByRole('textbox', { name: 'What changed, in a line' }), what)
  }
  const save = () => site.user.click(screen.getByRole('button', { name: /^Put version/ }))
  return { ...site, field, write, save }
}

it('shows what readers will see, and what becomes another', async () => {
  const { user, write } = await opened()
  await write('We keep your **name** and a cookie.')
  const preview = within(screen.getByRole('tabpanel', { name: 'Preview' }))
  expect((await preview.findByText('name')).tagName).toBe('STRONG')
  await user.click(screen.getByRole('tab', { name: 'What changes' }))
  const changes = within(screen.getByRole('tabpanel', { name: 'What changes' }))
  expect(changes.getByText('**name**').tagName).toBe('INS')
  expect(changes.getByText('name').tagName).toBe('DEL')
})

it('puts the next version in force, on the one that was read', async () => {
  const { api, field, write, save } = await opened({ [put]: { body: { version: 2 } } })
  expect(screen.getByRole('button', { name: 'Put version 2 in force' })).toBeDisabled()
  await write(theirs.text)
  api.answer(get, { body: theirs })
  await save()
  expect(await screen.findByText('Version 2 is in force')).toBeVisible()
  expect(api.asked(put)[0]?.body).toEqual({ version: 1, text: theirs.text, what: 'Less of it.' })
  await waitFor(() => expect(field).toHaveValue(theirs.text))
  const versions = within(screen.getByRole('region', { name: 'Versions of the page' }))
  expect(versions.getByText('No cookies.')).toBeVisible()
  expect(versions.getByText('sue')).toBeVisible()
})

it('says at its field what is missing, and sends nothing', async () => {
  const { api, field, write, save } = await opened()
  await write('Short.', ' ')
  await save()
  expect(field).toHaveAccessibleDescription(/A page has 20 to 20,000 characters/)
  expect(screen.getByText('Say in 1 to 160 characters what changed')).toBeVisible()
  expect(api.asked(put)).toEqual([])
})

it('tells who comes second, keeps the text, and shows it against theirs', async () => {
  const sentence = 'Somebody else wrote version 2 meanwhile. Your text is still here: look at theirs first.'
  const { api, user, field, write, save } = await opened({ [put]: { status: 409, body: { message: sentence } } })
  await write('We keep your name and two cookies.')
  await save()
  expect(await screen.findByText(sentence)).toBeVisible()
  api.answer(get, { body: theirs })
  api.answer(put, { body: { version: 3 } })
  await user.click(screen.getByRole('button', { name: 'Show theirs beside mine' }))
  expect((await screen.findByText('alone.')).tagName).toBe('DEL')
  expect(field).toHaveValue('We keep your name and two cookies.')
  await save()
  expect(await screen.findByText('Version 3 is in force')).toBeVisible()
  expect(api.asked(put).at(-1)?.body).toMatchObject({ version: 2, text: 'We keep your name and two cookies.' })
})

it('asks before a version that is not in force is left, also for another page of the site', async () => {
  const { user, address, field, write } = await opened({
    'GET /api/pages/terms': { body: { ...page, slug: 'terms' } },
  })
  const away = { name: 'Leave this page?' }
  await write('We keep your name and two cookies.')
  await user.click(screen.getByRole('button', { name: 'Terms of Service' }))
  await screen.findByRole('dialog', away)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(field).toHaveValue('We keep your name and two cookies.')
  await user.click(screen.getByRole('link', { name: 'Scores' }))
  await screen.findByRole('dialog', away)
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(address()).toBe('/staff/dashboard/scores')
})
