import { useEffect, useState } from 'react'
import { readLocal, writeLocal } from '../../lib/local-storage.ts'

const storageName = 'newsletter-dismissed'
const delay = 5_000

/** Whether the banner stands on the page: some seconds after it opened, unless it was dismissed once. */
export function useNewsletterBanner(isWanted: boolean): readonly [isShown: boolean, dismiss: () => void] {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isWanted || readLocal(storageName) !== null) {
      return undefined
    }
    const timer = setTimeout(() => {
      setIsDue(true)
    }, delay)
    return () => {
      clearTimeout(timer)
    }
  }, [isWanted])
  const dismiss = () => {
    writeLocal(storageName, '1')
    setIsDue(false)
  }
  return [isDue && isWanted, dismiss]
}
