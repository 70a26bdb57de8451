import { useTickingClock } from '../../lib/use-ticking-clock.ts'
import { useLive } from '../live/use-live.ts'
import { NewVersionToast } from './NewVersionToast.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { useCodeAhead } from './use-code-ahead.ts'
import { useHeldPresses } from './use-held-presses.ts'
import { useKeptPage } from './use-kept-page.ts'
import { useOnceUsed } from './use-once-used.ts'

/** What a page has besides, once it is alive: nobody waits for it. */
export function LaterParts() {
  useTickingClock()
  useLive()
  useKeptPage()
  useHeldPresses()
  useCodeAhead()
  useOnceUsed()
  return (
    <>
      <OfflineBar />
      <NewVersionToast />
    </>
  )
}
