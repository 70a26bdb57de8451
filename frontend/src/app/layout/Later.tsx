import { useEffect, useState, type ComponentType } from 'react'

/** After the page has come alive: nothing that it needs waits for this. */
const beginsAfterMs = 1_000

/** Brings what no page begins with: what the site tells while a page is open, what the device keeps for when it is offline, and that a version is out. */
export function Later() {
  const [Parts, setParts] = useState<ComponentType>()
  useEffect(() => {
    // Without its code the page stays as it was opened.
    const bring = () =>
      import('../later/LaterParts.tsx').then(
        ({ LaterParts }) => setParts(() => LaterParts),
        () => undefined,
      )
    const timer = setTimeout(() => void bring(), navigator.onLine ? beginsAfterMs : 0)
    return () => clearTimeout(timer)
  }, [])
  return Parts && <Parts />
}
