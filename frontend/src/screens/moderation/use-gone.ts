import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** For so long an answer from before may still hold a case that was decided here, in milliseconds. */
const goneFor = 60_000

/** Cases that were decided here a moment ago. */
export function useGone() {
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const bringBack = useCallback(
    (postIds: readonly number[]) => setGone((before) => new Set([...before].filter((one) => !postIds.includes(one)))),
    [],
  )
  const hide = useCallback(
    (postIds: readonly number[]) => {
      setGone((before) => new Set([...before, ...postIds]))
      timers.current.add(setTimeout(() => bringBack(postIds), goneFor))
    },
    [bringBack],
  )
  useEffect(() => {
    const running = timers.current
    return () => running.forEach((timer) => clearTimeout(timer))
  }, [])
  return useMemo(() => ({ gone, hide, bringBack }), [gone, hide, bringBack])
}
