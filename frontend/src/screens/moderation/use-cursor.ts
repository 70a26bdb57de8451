import { useEffect, useRef } from 'react'

/** What is open as the keyboard has it: keys may follow each other faster than the address and the page. */
export function useCursor<Id>(openId: Id | null, openInAddress: (id: Id | null) => void) {
  const cursor = useRef(openId)
  useEffect(() => {
    cursor.current = openId
  }, [openId])
  const open = (id: Id | null) => {
    cursor.current = id
    openInAddress(id)
  }
  return { cursor, open }
}
