import { screen } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { SubmitScreen } from './SubmitScreen.tsx'

const open = (restricts: readonly ('post' | 'vote')[], until: string | null) =>
  show(<SubmitScreen />, {
    api: fakeApi({}),
    at: '/submit',
    signedIn: { keptFrom: { restricts: [...restricts], until } },
  })
const send = () => screen.findByRole('button', { name: 'Post' })

it('tells who may not post before they write, and leads to why', async () => {
  await open(['post'], '2026-11-21T12:00:00.000Z')
  expect(await send()).toBeDisabled()
  expect(screen.getAllByText('You may not post until 21 Nov 2026, 12:00 UTC.')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/account/settings/standing')
})

it.each([
  ['is over', ['post'], '2026-11-20T11:59:00.000Z'],
  ['is about something else', ['vote'], null],
] as const)('says nothing where the restriction %s', async (_why, restricts, until) => {
  await open(restricts, until)
  expect(await send()).toBeEnabled()
  expect(screen.queryByText(/You may not/)).not.toBeInTheDocument()
})
