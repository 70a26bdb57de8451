import { screen, within } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { SitePageScreen } from './SitePageScreen.tsx'

const first = { version: 1, changedAt: '2026-11-20T00:00:00.000Z', what: null, by: null }
const second = { version: 2, changedAt: '2026-11-22T10:00:00.000Z', what: 'No cookies.', by: null }
const page = { slug: 'privacy', ...first, text: 'We keep **little**.', versions: [first] }
const opened = (path: string, answers: object = {}) =>
  show(<SitePageScreen slug="privacy" />, {
    at: path,
    api: fakeApi({ 'GET /api/pages/privacy': { body: page }, ...answers }),
  })

it('says which version it is and since when', async () => {
  await opened('/privacy-policy')
  expect(await screen.findByText('Version 1, changed on 20 Nov 2026')).toBeVisible()
  expect((await screen.findByText('little')).tagName).toBe('STRONG')
  expect(screen.queryByRole('region', { name: 'Versions' })).not.toBeInTheDocument()
})

const later = { body: { ...page, ...second, text: 'We keep nothing.', versions: [second, first] } }

it('leads to earlier versions', async () => {
  await opened('/privacy-policy', { 'GET /api/pages/privacy': later })
  const versions = within(await screen.findByRole('region', { name: 'Versions' }))
  expect(versions.getByRole('link', { name: 'Version 1' })).toHaveAttribute('href', '/privacy-policy?version=1')
  expect(versions.getByText(/No cookies\./)).toBeVisible()
})

it('shows what changed in a version, word by word', async () => {
  const version = { ...second, slug: 'privacy', text: 'We keep nothing.', before: 'We keep little.' }
  await opened('/privacy-policy?version=2', {
    'GET /api/pages/privacy': later,
    'GET /api/pages/privacy/versions/2': { body: version },
  })
  const changed = within(await screen.findByRole('region', { name: 'What changed' }))
  expect(changed.getByText('little.').tagName).toBe('DEL')
  expect(changed.getByText('nothing.').tagName).toBe('INS')
  expect(screen.getByRole('link', { name: 'Read the version in force' })).toHaveAttribute('href', '/privacy-policy')
})

it('says that there is no such version, with a link that can be seen to the one in force', async () => {
  await opened('/privacy-policy?version=7')
  expect(await screen.findByText(/There is no version 7 of this page/)).toBeVisible()
  // Links in a paragraph have the look of its words, unless they are given one.
  expect(screen.getByRole('link', { name: 'Read the version in force' }).className).not.toBe('')
})
