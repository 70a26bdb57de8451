import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '../../ui/Toaster.tsx'
import { reloadSoon } from './reload-soon.ts'
import { ShareButton } from './ShareButton.tsx'
import { meterSentence } from './AvailabilityMeter.tsx'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

function shownShare() {
  const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) })
  render(
    <>
      <ShareButton path="/post/7" />
      <Toaster />
    </>,
  )
  return { user, share: screen.getByRole('button', { name: 'Share' }) }
}

it('copies the link, says so, and forgets it after two seconds', async () => {
  const { user, share } = shownShare()
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(share)
  expect(write).toHaveBeenCalledWith('http://localhost/post/7')
  expect(screen.getByText('URL Copied')).toBeInTheDocument()
  expect(screen.getByText('Link copied to clipboard')).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(share).toHaveTextContent('Copied')
  act(() => {
    jest.advanceTimersByTime(1_999)
  })
  expect(share).toHaveTextContent('Copied')
  act(() => {
    jest.advanceTimersByTime(1)
  })
  expect(share).toHaveTextContent('Share')
})

it('shows the link where the browser does not let it be copied', async () => {
  const { user, share } = shownShare()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(share)
  expect(screen.getByText('Here it is to copy')).toBeInTheDocument()
  expect(screen.getByText('http://localhost/post/7')).toBeInTheDocument()
  expect(share).toHaveTextContent('Share')
})

it('shares nothing in a preview', () => {
  render(<ShareButton path="/post/0" disabled />)
  expect(screen.getByRole('button', { name: 'Share' })).toBeDisabled()
})

it('reloads after a second', () => {
  const reload = jest.fn()
  reloadSoon(reload)
  jest.advanceTimersByTime(999)
  expect(reload).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

const now = Date.parse('2026-11-20T12:00:00.000Z')
const nobody = { confirmed: 0, denied: 0, lastConfirmedAt: null, mayBeOver: false }

it.each([
  [{ ...nobody }, 'Did you see it just now? Tell the others.'],
  [{ ...nobody, denied: 1, mayBeOver: true }, '1 member says this may be over.'],
  [{ ...nobody, denied: 2, confirmed: 1, mayBeOver: true }, '2 members say this may be over.'],
  [{ ...nobody, denied: 1 }, 'Did you see it just now? Tell the others.'],
  [
    { ...nobody, confirmed: 6, denied: 1, lastConfirmedAt: '2026-11-20T11:48:00.000Z' },
    'Confirmed available by 6 people, last 12 min ago.',
  ],
  [
    { ...nobody, lastConfirmedAt: '2026-11-15T12:00:00.000Z' },
    'Last confirmed 5 d ago. Did you see it just now? Tell the others.',
  ],
])('%j reads %s', (meter, sentence) => {
  expect(meterSentence(meter, now)).toBe(sentence)
})
