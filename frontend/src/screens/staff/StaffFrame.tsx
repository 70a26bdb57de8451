import type { ReactNode } from 'react'
import { useViewer } from '../../lib/viewer.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { RoleGone } from '../shared/RoleGone.tsx'
import { partsFor, type StaffPart } from './staff-parts.ts'
import { useRoleGone } from './use-role-gone.ts'
import { useWaiting } from './use-waiting.ts'

interface StaffFrameProps {
  readonly part: StaffPart
  readonly title: string
  /** What stands beside the heading. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** One part of the staff dashboard below the way to the others. */
export function StaffFrame({ part, title, beside, children }: StaffFrameProps) {
  const viewer = useViewer()
  const parts = partsFor(viewer)
  const isRoleGone = useRoleGone()
  const waiting = useWaiting(parts.map((one) => one.part))
  const links = parts.map((one) => ({
    to: one.to,
    label: one.label,
    count: waiting[one.part],
    current: one.part === part,
  }))
  return (
    <>
      <div css={{ paddingInline: 'var(--s4)' }}>
        <TabLinks label="Staff dashboard" links={links} />
      </div>
      {isRoleGone && <RoleGone lost="staff" />}
      <div css={{ padding: 'var(--s5) var(--s4) var(--s12)', maxWidth: '80rem' }}>
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 'var(--s3)',
            marginBottom: 'var(--s5)',
          }}
        >
          <h1 css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{title}</h1>
          {beside}
        </div>
        {children}
      </div>
    </>
  )
}
