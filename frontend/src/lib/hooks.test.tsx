import { act, render, renderHook, screen } from '@testing-library/react'
import { useDebounced } from './use-debounced.ts'
import { useInfiniteScroll } from './use-infinite-scroll.ts'
import { useMediaQuery } from './use-media-query.ts'
import { useTypedText } from './use-typed-text.ts'

describe('a debounced value', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('follows when the value stands still', () => {
    const { result, rerender } = renderHook(({ text }) => useDebounced(text, 300), { initialProps: { text: 's' } })
    rerender({ text: 'sh' })
    act(() => jest.advanceTimersByTime(299))
    rerender({ text: 'shoe' })
    act(() => jest.advanceTimersByTime(299))
    expect(result.current).toBe('s')
    act(() => jest.advanceTimersByTime(1))
    expect(result.current).toBe('shoe')
  })
})

describe('what is typed', () => {
  const written: string[] = []
  const rest = () => act(() => jest.advanceTimersByTime(300))
  const typing = (value: string) =>
    renderHook((now: { value: string }) => useTypedText(now.value, (text) => written.push(text)), {
      initialProps: { value },
    })

  beforeEach(() => {
    jest.useFakeTimers()
    written.length = 0
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('is written without the blanks around it when it rests, and keeps them', () => {
    const { result, rerender } = typing('')
    act(() => result.current[1]('tea '))
    expect(written).toEqual([])
    rest()
    expect(written).toEqual(['tea'])
    rerender({ value: 'tea' })
    expect(result.current[0]).toBe('tea ')
  })

  it('gives way to a value that comes from elsewhere, and is not written afterwards', () => {
    const { result, rerender } = typing('tea')
    act(() => result.current[1]('tea pot'))
    rerender({ value: 'lamp' })
    expect(result.current[0]).toBe('lamp')
    rest()
    expect(written).toEqual([])
  })

  it('gives way to the value of before on the way back', () => {
    const { result, rerender } = typing('')
    act(() => result.current[1]('tea'))
    rest()
    rerender({ value: 'tea' })
    rerender({ value: '' })
    expect(result.current[0]).toBe('')
    rest()
    rerender({ value: 'tea' })
    expect(result.current[0]).toBe('tea')
    expect(written).toEqual(['tea'])
  })
})

describe('infinite scroll', () => {
  const observers: { report: (isIntersecting: boolean) => void; options: IntersectionObserverInit | undefined }[] = []
  const original = globalThis.IntersectionObserver

  beforeEach(() => {
    observers.length = 0
    globalThis.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const report = (isIntersecting: boolean) =>
          callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
        observers.push({ report, options })
      }
      observe = () => undefined
      disconnect = () => undefined
    } as unknown as typeof IntersectionObserver
  })
  afterEach(() => {
    globalThis.IntersectionObserver = original
  })

  function Feed({ count, onNear }: { readonly count: number; readonly onNear: () => void }) {
    return <div ref={useInfiniteScroll(onNear, count)}>end</div>
  }

  it('asks 100 px before the end and again after each page', () => {
    const onNear = jest.fn()
    const { rerender } = render(<Feed count={25} onNear={onNear} />)
    expect(screen.getByText('end')).toBeInTheDocument()
    expect(observers.map(({ options }) => options?.rootMargin)).toEqual(['100px'])
    observers[0]?.report(false)
    expect(onNear).not.toHaveBeenCalled()
    observers[0]?.report(true)
    expect(onNear).toHaveBeenCalledTimes(1)
    rerender(<Feed count={50} onNear={onNear} />)
    expect(observers).toHaveLength(2)
  })
})

describe('a media query', () => {
  it('follows the screen', () => {
    const listeners: (() => void)[] = []
    let matches = false
    const list = { addEventListener: (_: string, on: () => void) => listeners.push(on), removeEventListener: jest.fn() }
    window.matchMedia = () => ({ ...list, matches }) as unknown as MediaQueryList
    const { result } = renderHook(() => useMediaQuery('(max-width: 767px)'))
    expect(result.current).toBe(false)
    act(() => {
      matches = true
      listeners.forEach((listener) => {
        listener()
      })
    })
    expect(result.current).toBe(true)
  })
})
