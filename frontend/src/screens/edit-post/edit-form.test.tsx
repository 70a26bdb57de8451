import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

it.each([
  [
    'its poster resubmits it',
    { username: 'ann', press: 'Resubmit', says: 'Once the review is passed, everybody sees it.' },
  ],
  [
    'somebody else who may save it leaves it with the poster',
    { username: 'mo', press: 'Save changes', says: 'Post saved' },
  ],
])('of a post that waits for its poster: %s, and reads what is true', async (_rule, { username, press, says }) => {
  const post = aPostDetails({
    type: 'discussion',
    foundBy: 'ann',
    status: 'poster-review',
    permissions: { ...noPermissions, canEdit: true },
  })
  const api = fakeApi({ [`PATCH /api/posts/${post.id}`]: { body: {} } })
  await show(<EditForm post={post} />, { api, signedIn: { username } })
  await userEvent.type(screen.getByLabelText('Title'), ' and more words')
  if (username !== 'ann') {
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Says more')
  }
  await userEvent.click(screen.getByRole('button', { name: press }))
  expect(await screen.findByText(says)).toBeVisible()
})
