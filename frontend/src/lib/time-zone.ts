import { useIsAlive } from './use-is-alive.ts'

/** The zone of this device, such as Europe/Berlin; nothing on the server, which cannot know it. */
export function useTimeZone(): string | undefined {
  const isAlive = useIsAlive()
  return isAlive ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
}

const usualName = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

/** Whether two names mean one zone: some have an old name besides, such as Asia/Calcutta. */
export function isSameZone(one: string, other: string): boolean {
  try {
    return usualName(one) === usualName(other)
  } catch {
    // A zone that this device has never heard of is not its own.
    return false
  }
}
