import { render, screen } from '@testing-library/react'
import { Loaded } from './Loaded.tsx'

const shown = (answer: { data?: string; currentData?: string; isError?: boolean }) =>
  render(
    <Loaded answer={{ isError: false, refetch: () => undefined, ...answer }} name="the roles" height="3rem">
      {(text) => <p>{text}</p>}
    </Loaded>,
  )

it('holds the place of what is on its way', () => {
  shown({})
  expect(screen.getByRole('status', { name: 'Loading the roles' })).toBeVisible()
})

it('keeps the page before while another one is on its way', () => {
  shown({ data: 'page 1' })
  expect(screen.getByText('page 1')).toBeVisible()
})

it('does not show the page before in the place of one that failed', () => {
  shown({ data: 'page 1', isError: true })
  expect(screen.queryByText('page 1')).not.toBeInTheDocument()
  expect(screen.getByText('The roles could not be loaded.')).toBeVisible()
})

it('keeps what it has when asking for the same again failed', () => {
  shown({ data: 'page 1', currentData: 'page 1', isError: true })
  expect(screen.getByText('page 1')).toBeVisible()
})
