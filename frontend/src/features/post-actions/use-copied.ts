import { useCallback, useEffect, useRef, useState } from 'react'
import { copyText } from '../../ui/copy-text.ts'
import type { ToastTexts } from '../../ui/toasts.ts'

const shownMilliseconds = 2_000

/** Copies a text and says for two seconds that it did. */
export function useCopied(said: ToastTexts): readonly [isCopied: boolean, copy: (text: string) => Promise<void>] {
  const [isCopied, setIsCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )
  const copy = useCallback(
    async (text: string) => {
      if (!(await copyText(text, said))) {
        return
      }
      setIsCopied(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        setIsCopied(false)
      }, shownMilliseconds)
    },
    [said],
  )
  return [isCopied, copy]
}
