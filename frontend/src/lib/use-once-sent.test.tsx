import { renderHook } from '@testing-library/react'
import { useOnceSent } from './use-once-sent.ts'

const failed = (status: number) => ({ error: { status, message: '', sentence: 'Failed' } })

describe('what is sent again', () => {
  beforeEach(() => sessionStorage.clear())

  it.each<[string, { readonly error?: unknown }, readonly [first: string, second: string, keys: number]]>([
    ['the same, whose answer got lost', failed(0), ['a', 'a', 1]],
    ['the same, of which a proxy knew nothing', failed(502), ['a', 'a', 1]],
    ['the same, which was refused', failed(422), ['a', 'a', 2]],
    ['the same, which was taken', {}, ['a', 'a', 2]],
    ['another, after an answer that got lost', failed(0), ['a', 'b', 2]],
  ])(
    'has a key of its own unless nobody knows whether it arrived: %s',
    async (_what, answer, [first, second, keys]) => {
      const seen = new Set<string>()
      const send = async (key: string) => {
        seen.add(key)
        return answer
      }
      const { result, unmount } = renderHook(() => useOnceSent('a form'))
      await result.current(first, send)
      unmount()
      const later = renderHook(() => useOnceSent('a form'))
      await later.result.current(second, send)
      expect(seen.size).toBe(keys)
    },
  )
})
