import { endsWhileItLasts, stillLasts, type Bounds } from '../platform/lately.ts'
import { claimLastsMs, keptForMs } from './moderation.api.ts'

/** Until when a case is somebody's, and until when it is kept for them. */
interface Holding {
  readonly heldUntil?: number | undefined
  readonly keptUntil?: number | undefined
}

/** Whether it is kept for whoever asked for the changes with which it came back. */
export const isKeptNow = ({ keptUntil = 0 }: Holding, now: number): boolean => stillLasts(keptUntil, now, keptForMs)
/** Until when others wait: it was taken a moment ago, or is kept; null when nobody holds it. */
export function heldNowUntil({ heldUntil = 0, keptUntil = 0 }: Holding, now: number): number | null {
  if (stillLasts(heldUntil, now, claimLastsMs)) {
    return heldUntil
  }
  return isKeptNow({ keptUntil }, now) ? keptUntil : null
}
/** The same for whoever looks for such cases: held is what ends within one of these. */
export const endsOfHeld = (now: number): Record<'heldUntil' | 'keptUntil', Bounds> => ({
  heldUntil: endsWhileItLasts(now, claimLastsMs),
  keptUntil: endsWhileItLasts(now, keptForMs),
})
/** Until when it is somebody's who takes it now; what is kept for them stays so while they look at it. */
export const heldAfterClaim = (kept: Holding, now: number): { heldUntil: number; keptUntil: number | undefined } => {
  const keptUntil = isKeptNow(kept, now) ? kept.keptUntil : undefined
  return { heldUntil: Math.max(now + claimLastsMs, keptUntil ?? 0), keptUntil }
}
