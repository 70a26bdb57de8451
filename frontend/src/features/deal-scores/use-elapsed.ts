import { useEffect, useState } from 'react'

const second = 1_000

/** How long ago something began, counted on: "12 s", "1 min 5 s". Null until the page has come to life. */
export function useElapsed(since: string): string | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const first = setTimeout(tick)
    const ticking = setInterval(tick, second)
    return () => {
      clearTimeout(first)
      clearInterval(ticking)
    }
  }, [])
  return now === null ? null : spelled(Math.max(0, Math.floor((now - new Date(since).getTime()) / second)))
}

export function spelled(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}
