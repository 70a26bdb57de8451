import { screen } from '@testing-library/react'
import { problemFrom, unreachable } from '../../lib/api-problem.ts'
import { show } from '../../testing/show.tsx'
import { PastProblem, whyUnseen } from './PastProblem.tsx'

const problem = (status: number, message: string) => problemFrom(status, '', JSON.stringify({ message }))

it.each([
  [problem(404, 'There was no such post then'), 'There was no such post then.'],
  [problem(404, 'Store not found'), 'Store not found.'],
  [problem(404, 'The home page has been noted since 26 Nov 2026'), 'The home page has been noted since 26 Nov 2026.'],
  [problem(400, 'Name a time such as 2026-11-27T09:00Z'), 'Name a time such as 2026-11-27T09:00Z.'],
  [problem(400, 'There is no such day as 2026-02-30'), 'There is no such day as 2026-02-30.'],
  [problem(500, 'Something went wrong'), null],
  [problem(429, 'Too many requests'), null],
  [unreachable, null],
  [undefined, null],
])('of %j says %j', (error, why) => {
  expect(whyUnseen(error)).toBe(why)
})

it('leads to now where there is nothing of that time, and asks nothing again', async () => {
  await show(<PastProblem answer={{ error: problem(404, 'Store not found'), refetch: fail }} now="/store/x" />)
  expect(screen.getByRole('heading', { name: 'Nothing to be seen at that time' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See it as it is now' })).toHaveAttribute('href', '/store/x')
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([problem(503, 'The site is busy'), unreachable])('says what failed, and asks again: %j', async (error) => {
  const refetch = jest.fn()
  const { user } = await show(<PastProblem answer={{ error, refetch }} now="/" />)
  expect(screen.getByText(error.sentence)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

function fail(): never {
  throw new Error('Nobody asks again.')
}
