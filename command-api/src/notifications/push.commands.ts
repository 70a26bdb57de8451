import { isPushEndpoint, isPushKey } from '@deals/accounts'
import type { KeepPushRequest, PushView } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { refuse, refuseField } from '../platform/refusal.ts'

export interface PushOwner {
  readonly caller: Pick<Caller, 'id'>
  readonly sessionId: string | null
}

/** Push notices to the browsers in which a member is signed in. */
export function pushCommands({ pushDevices, pushKey, clock }: CommandContext) {
  const view = (isOn: boolean): Outcome<PushView> => done({ isOn, publicKey: pushKey.publicKey })
  return {
    showPush: async ({ caller, sessionId }: PushOwner): Promise<Outcome<PushView>> => {
      const devices = await pushDevices.list(caller.id)
      return view(devices.some((device) => device.sessionId === sessionId))
    },
    keepPush: async (asked: PushOwner & { device: KeepPushRequest }): Promise<Outcome<PushView>> => {
      const { caller, sessionId, device } = asked
      if (!isPushEndpoint(device.endpoint)) {
        return refuseField('endpoint', 'Notices cannot be sent to the service of this browser')
      }
      if (!isPushKey(device.p256dh)) {
        return refuseField('p256dh', 'This browser gave no key')
      }
      if (sessionId === null) {
        return refuse('not-signed-in')
      }
      await pushDevices.keep(caller.id, sessionId, { ...device, addedAt: clock.now() })
      return view(true)
    },
    dropPush: async ({ caller, sessionId }: PushOwner): Promise<Outcome<PushView>> => {
      await (sessionId === null ? undefined : pushDevices.drop(caller.id, sessionId))
      return view(false)
    },
  }
}
