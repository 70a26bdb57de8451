import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { pieces } from './testing/pieces.tsx'

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as unknown as MediaQueryList
})

it.each(pieces)('%s comes alive from what was sent, without a warning', (_name, piece) => {
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = <MemoryRouter>{piece}</MemoryRouter>
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  render(page, { container, hydrate: true })
  expect(warnings.mock.calls).toEqual([])
  warnings.mockRestore()
})
