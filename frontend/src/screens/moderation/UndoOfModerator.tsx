import { useState } from 'react'
import { Undo2 } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { UndoDialog } from './UndoDialog.tsx'

const hour = 3_600_000
const spans = [
  { value: '1', label: 'Last hour' },
  { value: '24', label: 'Last day' },
  { value: '168', label: 'Last 7 days' },
  { value: '720', label: 'Last 30 days' },
] as const

/** Takes back all that one moderator decided lately, for super users. */
export function UndoOfModerator({ username }: { readonly username: string }) {
  const [hours, setHours] = useState<(typeof spans)[number]['value']>('1')
  // Set when it is asked for, so that the question stays the same while it is answered.
  const [from, setFrom] = useState<string | null>(null)
  const ask = () => setFrom(new Date(Date.now() - Number(hours) * hour).toISOString())
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', alignItems: 'end' }}>
      <Select label="How far back" value={hours} options={spans} onChange={setHours} />
      <Button onClick={ask}>
        <Undo2 aria-hidden="true" />
        Undo all by {username}
      </Button>
      {from !== null && <UndoDialog question={{ username, from }} onClose={() => setFrom(null)} />}
    </div>
  )
}
