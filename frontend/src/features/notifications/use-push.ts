import { useState, useSyncExternalStore } from 'react'
import { sentenceOf } from '../../lib/api-problem.ts'
import { showToast } from '../../ui/toasts.ts'
import { pushAbility, subscribe, unsubscribe, type PushAbility } from './browser-push.ts'
import { pushApi } from './push.endpoints.ts'

/** Push notices to this browser, and the way to switch them. */
export interface PushSwitch {
  readonly ability: PushAbility
  readonly isOn: boolean
  readonly isBusy: boolean
  readonly isKnown: boolean
  readonly turn: (isOn: boolean) => void
}

const never = () => () => undefined
/** The server knows no browser; most can be asked. */
const unknown = (): PushAbility => 'askable'

export function usePush(): PushSwitch {
  const { data } = pushApi.useGetPushQuery()
  const [keep] = pushApi.useKeepPushMutation()
  const [drop] = pushApi.useDropPushMutation()
  // Read anew at each drawing: what the reader answers changes it.
  const ability = useSyncExternalStore(never, pushAbility, unknown)
  const [isBusy, setBusy] = useState(false)
  const turnOn = async (publicKey: string) => {
    const device = await subscribe(publicKey)
    if (device !== null) {
      await keep(device).unwrap()
    }
  }
  const turn = async (isOn: boolean) => {
    setBusy(true)
    try {
      await (isOn ? turnOn(data?.publicKey ?? '') : drop().unwrap().then(unsubscribe))
    } catch (error) {
      const description = sentenceOf(error, 'Your browser did not allow it. Please try again.')
      showToast({ title: 'Push notices were not changed', description, variant: 'destructive' })
    }
    setBusy(false)
  }
  return { ability, isOn: data?.isOn === true, isBusy, isKnown: data !== undefined, turn: (isOn) => void turn(isOn) }
}
