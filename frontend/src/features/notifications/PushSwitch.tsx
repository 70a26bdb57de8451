import { useClosed } from '../../lib/announced.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import type { PushAbility } from './browser-push.ts'
import { usePush } from './use-push.ts'

const help: Readonly<Record<PushAbility, string>> = {
  askable: 'For alerts that say so and for what your settings say, until you sign out here. Your browser will ask you.',
  denied: 'Your browser was told to show no notices of this site. Its settings for this site allow them again.',
  unsupported: 'This browser shows no notices of sites. On an iPhone or iPad, add the site to the home screen first.',
}

/** Whether notices come to this browser; asks for nothing before it is pressed. */
export function PushSwitch() {
  const closed = useClosed('push')
  const { ability, isOn, isBusy, isKnown, turn } = usePush()
  return (
    <Checkbox
      label="Push notices on this device"
      help={closed ?? help[ability]}
      disabled={!isKnown || isBusy || ((closed !== undefined || ability !== 'askable') && !isOn)}
      checked={isOn && ability === 'askable'}
      onChange={({ target: { checked } }) => turn(checked)}
    />
  )
}
