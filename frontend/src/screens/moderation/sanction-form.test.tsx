import { screen } from '@testing-library/react'
import { useState } from 'react'
import type { MemberCase } from '@deals/events'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { SanctionForm } from './SanctionForm.tsx'

const sanctions = 'POST /api/moderation/users/ann/sanctions'
const member: MemberCase = {
  username: 'ann',
  trustLevel: 1,
  joinedAt: '2026-01-01T00:00:00.000Z',
  roles: [],
  published: 3,
  comments: 2,
  reportsDecided: 0,
  reportsUpheld: 0,
  restricts: ['vote'],
  until: null,
  formerNames: [],
  sanctions: [],
  mayJudge: true,
}

it.each([
  ['', { kind: 'lift' }],
  ['It was a mistake of ours.', { kind: 'lift', reason: 'It was a mistake of ours.' }],
])('lifts a restriction with what is given as reason: %p', async (reason, body) => {
  const api = fakeApi({ [sanctions]: { body: {} } })
  const { user } = await show(<SanctionForm member={member} />, { api })
  await user.click(screen.getByRole('radio', { name: 'Lift the restriction' }))
  const field = screen.getByRole('textbox', { name: 'Reason (optional)' })
  await (reason !== '' && user.type(field, reason))
  await user.click(screen.getByRole('button', { name: 'Lift the restriction' }))
  expect(api.asked(sanctions).map((asked) => asked.body)).toEqual([body])
})

it('warns nobody without a reason', async () => {
  const { user } = await show(<SanctionForm member={member} />, { api: fakeApi({}) })
  await user.click(screen.getByRole('radio', { name: 'Warn' }))
  expect(screen.getByRole('textbox', { name: 'Reason' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Warn' })).toBeDisabled()
})

function UntilLifted() {
  const [restricts, restrict] = useState(member.restricts)
  return (
    <>
      <SanctionForm member={{ ...member, restricts }} />
      <button onClick={() => restrict([])}>It was lifted</button>
    </>
  )
}

it('offers nothing to lift once nothing is restricted any more', async () => {
  const { user } = await show(<UntilLifted />, { api: fakeApi({}) })
  await user.click(screen.getByRole('radio', { name: 'Lift the restriction' }))
  await user.click(screen.getByRole('button', { name: 'It was lifted' }))
  expect(screen.getByRole('radio', { name: 'Note for moderators' })).toBeChecked()
  expect(screen.queryByRole('button', { name: 'Lift the restriction' })).not.toBeInTheDocument()
})
