import { useState } from 'react'
import { grouped, type OperationsDesk } from '@deals/events'
import { staffApi } from '../../../features/staff/staff.endpoints.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { tellOutcome } from '../../shared/tell-outcome.ts'

/** A rebuild that nobody goes on with, until somebody asks for it here. */
export function CutOffRow({ cutOff }: { readonly cutOff: OperationsDesk['cutOff'][number] }) {
  const { projection, version, position, begunAt } = cutOff
  const [isAsking, setIsAsking] = useState(false)
  const [operate, { isLoading }] = staffApi.useOperateViewMutation()
  const goOn = async () => {
    const { data, error } = await operate({ name: projection, action: 'rebuild' })
    setIsAsking(false)
    tellOutcome(error, { title: `${projection}: Rebuild`, description: data?.message }, 'Not done')
  }
  return (
    <tr>
      <td>{absoluteTime(begunAt)}</td>
      <td>{projection}</td>
      <td>rebuild</td>
      <td>
        <Tag tone="warn">cut off</Tag>
      </td>
      <td>
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s1) var(--s3)' }}>
          version {version}, at {grouped(position)}
          <Button size="sm" busy={isLoading} aria-label={`Continue ${projection}`} onClick={() => setIsAsking(true)}>
            Continue
          </Button>
        </div>
        {isAsking && (
          <ConfirmDialog
            title={`Continue the rebuild: ${projection}`}
            description={`Version ${version} has not moved for two minutes or more. It is built on from where it stands, compared with the running one, and answers when both are equal. Leave it while an operator’s tool is at work on it.`}
            confirmLabel="Continue"
            busy={isLoading}
            open
            onOpenChange={() => setIsAsking(false)}
            onConfirm={() => void goOn()}
          />
        )}
      </td>
    </tr>
  )
}
