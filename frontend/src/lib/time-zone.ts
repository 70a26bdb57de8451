import { useIsAlive } from './use-is-alive.ts'

/** The zone of this device, such as Europe/Berlin; nothing on the server, which cannot know it. */
export function useTimeZone(): string | undefined {
  const isAlive = useIsAlive()
  return isAlive ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
}
