import { act, screen } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { announcementsApi } from './announcements.endpoints.ts'
import { useAnnouncements } from './use-announcements.ts'

const get = 'GET /api/announcements'
const Texts = () => <p>{useAnnouncements().map(({ text }) => text)}</p>

afterEach(() => {
  jest.useRealTimers()
})

it('one that begins by the clock is asked for then', async () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const at = (ms: number) => new Date(now + ms).toISOString()
  const api = fakeApi({ [get]: { body: { announcements: [], changesAt: at(10_000) } } })
  jest.useFakeTimers({ now })
  const shown = await show(<Texts />, { api })
  await act(() => shown.store.dispatch(announcementsApi.endpoints.getAnnouncements.initiate(undefined)))
  const before = api.asked(get).length
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(api.asked(get)).toHaveLength(before)
  const one = { id: 1, text: 'It began', link: null, endsAt: at(60_000) }
  api.answer(get, { body: { announcements: [one], changesAt: at(60_000) } })
  await act(() => jest.advanceTimersByTimeAsync(2_600))
  expect(screen.getByText('It began')).toBeInTheDocument()
})
