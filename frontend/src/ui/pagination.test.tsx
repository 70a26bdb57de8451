import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Pagination } from './Pagination.tsx'

it.each([0, 1])('is not there with %s pages', (totalPages) => {
  const { container } = render(<Pagination page={1} totalPages={totalPages} onPageChange={jest.fn()} />)
  expect(container).toBeEmptyDOMElement()
})

it('goes to the page that is pressed and marks the one that is shown', async () => {
  const user = userEvent.setup()
  const onPageChange = jest.fn()
  render(<Pagination page={5} totalPages={9} label="Comment pages" onPageChange={onPageChange} />)
  expect(screen.getByRole('navigation', { name: 'Comment pages' })).toBeVisible()
  expect(screen.getAllByText('…')).toHaveLength(2)
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 5')
  await user.click(screen.getByRole('button', { name: 'Page 9' }))
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(onPageChange.mock.calls).toEqual([[9], [4], [6]])
})

it('ends at the ends', () => {
  render(<Pagination page={9} totalPages={9} onPageChange={jest.fn()} />)
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeEnabled()
})

it('links pages that have an address', () => {
  render(
    <MemoryRouter>
      <Pagination page={1} totalPages={3} linkTo={(page) => `/bookmarks?page=${page}`} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/bookmarks?page=2')
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
})
