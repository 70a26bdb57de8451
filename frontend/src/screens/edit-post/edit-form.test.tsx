import { screen } from '@testing-library/react'
import { aMember, aPostDetails, noPermissions } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { EditForm } from './EditForm.tsx'

it.each([
  ['locks the currency once somebody has voted, also where the votes add up to nothing', true],
  ['leaves the currency open before the first vote', false],
])('%s', async (_rule, isCurrencyLocked) => {
  const post = aPostDetails({
    type: 'product',
    votes: 0,
    isCurrencyLocked,
    foundBy: 'ann',
    permissions: { ...noPermissions, canEdit: true },
  })
  await show(<EditForm post={post} />, { api: fakeApi({ 'GET /api/user': { body: aMember() } }) })
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Currency/ }).disabled).toBe(isCurrencyLocked)
})
