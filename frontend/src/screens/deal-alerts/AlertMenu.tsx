import { Clock, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AlertView } from '@deals/events'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, MenuSeparator } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import type { useAlertCommands } from './use-alert-commands.ts'

interface AlertMenuProps {
  readonly alert: AlertView
  readonly commands: ReturnType<typeof useAlertCommands>
}

/** What is done to an alert less often. */
export function AlertMenu({ alert: { name }, commands }: AlertMenuProps) {
  const [isAsking, setIsAsking] = useState(false)
  const trigger = (
    <IconButton aria-label={`More about ${name}`}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  )
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem icon={<Clock aria-hidden="true" />} onSelect={() => commands.snooze('1d')}>
          Snooze for a day
        </MenuItem>
        <MenuItem icon={<Clock aria-hidden="true" />} onSelect={() => commands.snooze('7d')}>
          Snooze for a week
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => setIsAsking(true)}>
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        title="Delete alert?"
        description={`“${name}” and the list of what it found are gone for good.`}
        confirmLabel="Delete alert"
        destructive
        busy={commands.isDeleting}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => void commands.remove().then(() => setIsAsking(false))}
      />
    </>
  )
}
