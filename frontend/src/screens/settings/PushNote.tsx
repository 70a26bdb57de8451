import { usePush } from '../../features/notifications/use-push.ts'

/** What the push column needs besides, on a device that takes none. */
export function PushNote() {
  const { ability, isOn, isKnown } = usePush()
  const isTaking = isOn && ability === 'askable'
  return (
    <p className="muted" css={{ fontSize: 'var(--text-sm)' }}>
      Push notices come to each device on which you switched them on
      {isKnown && (isTaking ? ', such as this one' : '; this one takes none until you do that below')}. Each alert says
      for itself besides whether it sends e-mails and push notices.
    </p>
  )
}
