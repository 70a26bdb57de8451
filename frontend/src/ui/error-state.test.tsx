import { act, render, screen } from '@testing-library/react'
import { ErrorState } from './ErrorState.tsx'

const turn = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

afterEach(() => jest.restoreAllMocks())

it('says that the device is offline, and asks again by itself once it is not', () => {
  const onRetry = jest.fn()
  render(<ErrorState heading="Something went wrong" text="The stores could not be loaded." onRetry={onRetry} />)
  expect(screen.getByText('The stores could not be loaded.')).toBeVisible()
  turn(false)
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeVisible()
  expect(screen.getByText(/^This is not saved on this device/)).toBeVisible()
  expect(screen.queryByText('The stores could not be loaded.')).not.toBeInTheDocument()
  expect(onRetry).not.toHaveBeenCalled()
  turn(true)
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('has no heading without a network where it has none with one', () => {
  render(<ErrorState text="The stores could not be loaded." />)
  turn(false)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
