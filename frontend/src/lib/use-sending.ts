import { useState } from 'react'

/** Closes a dialog once what it asked for is done. Where that failed it stays, with what was written in it. */
export function useSending(onClose: () => void) {
  const [hasFailed, setFailed] = useState(false)
  const send = async (sending: Promise<boolean>) => {
    setFailed(false)
    const isDone = await sending
    setFailed(!isDone)
    if (isDone) {
      onClose()
    }
  }
  return { hasFailed, send }
}
