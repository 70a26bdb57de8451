import { useEffect, useState } from 'react'

/** Long enough that a word is written before it is asked for, in milliseconds. */
const typingPause = 300

/** The value as it was when it last stood still for so long: what is typed asks once, not at every key. */
export function useDebounced<T>(value: T, milliseconds = typingPause): T {
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
