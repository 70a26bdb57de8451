import { screen } from '@testing-library/react'
import { aPostDetails } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { aCase } from './testing/queue-items.ts'

const open = () => {
  const api = fakeApi({
    'GET /api/posts/77': { body: aPostDetails({ id: 77, title: 'A kettle', foundBy: 'bob', status: 'expired' }) },
    'GET /api/posts/78': { status: 404, body: 'Post not found' },
  })
  const acts = { onMerge: async () => true, onClose: () => undefined }
  return show(<MergeDialog open={aCase(1, { duplicates: [] })} chosen={null} isBusy={false} {...acts} />, { api })
}

it('shows into which post a number leads, before it is merged', async () => {
  const { user } = await open()
  const field = await screen.findByRole('textbox', { name: 'Number or address of the post' })
  await user.type(field, '77')
  expect(await screen.findByRole('link', { name: /^A kettle/ })).toHaveAttribute('href', '/post/77')
  expect(screen.getByText('expired')).toBeVisible()
  await user.clear(field)
  await user.type(field, '78')
  expect(await screen.findByText('Post not found')).toBeVisible()
})
