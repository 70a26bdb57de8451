import { useEffect } from 'react'
import { showToast } from '../../ui/toasts.ts'

const halfHour = 1_800_000

async function publishedVersion(): Promise<string | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    const answer: unknown = response.ok ? await response.json() : undefined
    const isMarker = typeof answer === 'object' && answer !== null && 'version' in answer
    return isMarker && typeof answer.version === 'string' ? answer.version : undefined
  } catch {
    // Offline: the next look will tell.
    return undefined
  }
}

function offerReload() {
  showToast({
    title: 'A new version is available',
    description: 'Reload the page to use it.',
    lasting: true,
    action: {
      label: 'Reload',
      onSelect: () => {
        window.location.reload()
      },
    },
  })
}

/** Looks every half hour whether another version was published since the page opened, and offers to reload it. */
export function NewVersionToast() {
  useEffect(() => {
    let first: string | undefined
    const look = async () => {
      const version = await publishedVersion()
      first ??= version
      if (version !== undefined && version !== first) {
        clearInterval(timer)
        offerReload()
      }
    }
    void look()
    const timer = setInterval(() => void look(), halfHour)
    return () => {
      clearInterval(timer)
    }
  }, [])
  return null
}
