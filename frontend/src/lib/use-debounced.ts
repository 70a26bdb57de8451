import { useEffect, useState } from 'react'

/** The value as it was when it last stood still for so long: what is typed asks once, not at every key. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value)
    }, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  }, [value, milliseconds])
  return settled
}
