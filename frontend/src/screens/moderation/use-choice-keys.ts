import { useLayoutEffect, useRef } from 'react'

interface Keys {
  readonly onNumber: (place: number) => void
  readonly onEnter: () => void
}

const writable = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

/** A number chooses what stands at that place and Enter says that it is the right one, unless somebody is writing. */
export function useChoiceKeys(keys: Keys) {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event
      if (/^[1-9]$/.test(key) && !writable(target)) {
        latest.current.onNumber(Number(key))
      }
      if (key === 'Enter' && target instanceof HTMLInputElement) {
        event.preventDefault()
        latest.current.onEnter()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
