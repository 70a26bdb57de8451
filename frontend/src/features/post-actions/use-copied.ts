import { useCallback, useEffect, useRef, useState } from 'react'
import { showToast } from '../../ui/toasts.ts'
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
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        // Browsers keep the clipboard from pages without https.
        showToast({ title: 'Error', description: `Please copy it yourself: ${text}`, variant: 'destructive' })
        return
      }
      showToast(said)
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
