import { useEffect, useRef, useState } from 'react'
import { useDebounced } from './use-debounced.ts'

/**
 * What somebody types, and a value that follows without the blanks around it when the typing rests. Where the value is
 * changed elsewhere, by a link or on the way back, it takes the place of what was typed.
 */
export function useTypedText(
  value: string,
  onRest: (text: string) => void,
): readonly [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(value)
  const rested = useDebounced(typed.trim())
  const written = useRef<string | null>(null)
  useEffect(() => {
    if (value !== written.current) {
      setTyped(value)
    }
    written.current = null
  }, [value])
  useEffect(() => {
    if (rested !== value && rested === typed.trim()) {
      written.current = rested
      onRest(rested)
    }
    // Only when the typing rests: what the value becomes meanwhile is no new wish.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rested])
  return [typed, setTyped]
}
