import { fireEvent, render, screen } from '@testing-library/react'
import { pages } from '../pages.ts'
import { useCodeAhead } from './use-code-ahead.ts'

function SomeLinks() {
  useCodeAhead()
  return (
    <>
      <a href="/post/7">
        <b>Kettle</b>
      </a>
      <a href="https://shop.example/post/7">Shop</a>
      <button type="button">Vote</button>
    </>
  )
}

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  jest.useFakeTimers()
  for (const page of pages) {
    jest.spyOn(page, 'load').mockImplementation(() => {
      asked.push(page.path)
      return Promise.reject(new Error('not in this test'))
    })
  }
  render(<SomeLinks />)
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('asks for the code of a page while somebody stays on a link to it', () => {
  fireEvent.pointerOver(screen.getByText('Kettle'))
  expect(asked).toEqual([])
  jest.advanceTimersByTime(120)
  expect(asked).toEqual(['/post/:id'])
})

it('asks for it when a key comes to the link', () => {
  fireEvent.focusIn(screen.getByText('Kettle'))
  jest.advanceTimersByTime(120)
  expect(asked).toEqual(['/post/:id'])
})

it.each([
  ['somebody passes over it', () => fireEvent.pointerOver(screen.getByText('Vote'))],
  ['there is no network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('asks for nothing where %s', (_, happen) => {
  fireEvent.pointerOver(screen.getByText('Kettle'))
  jest.advanceTimersByTime(100)
  happen()
  jest.advanceTimersByTime(1_000)
  expect(asked).toEqual([])
})

it('asks for nothing of another site', () => {
  fireEvent.pointerOver(screen.getByText('Shop'))
  jest.advanceTimersByTime(1_000)
  expect(asked).toEqual([])
})
