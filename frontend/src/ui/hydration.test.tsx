import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { noteDrawnPage } from '../lib/drawn-by-server.ts'
import { sent } from '../testing/sent.ts'
import { pieces } from './testing/pieces.tsx'

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as unknown as MediaQueryList
})

it.each(pieces)('%s comes alive from what was sent, without a warning', async (_name, piece) => {
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = <MemoryRouter>{piece}</MemoryRouter>
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = await sent(page)
  noteDrawnPage()
  render(page, { container, hydrate: true })
  expect(warnings.mock.calls).toEqual([])
  warnings.mockRestore()
})
