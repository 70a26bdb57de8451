import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { ProjectionReport } from '@deals/events'
import { staffApi, type ViewAction } from '../../../features/staff/staff.endpoints.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { MenuItem } from '../../../ui/MenuItem.tsx'
import { tellOutcome } from '../../shared/tell-outcome.ts'

const words: Readonly<Record<ViewAction, { readonly label: string; readonly meaning: string }>> = {
  rebuild: {
    label: 'Rebuild',
    meaning: 'A new version is built beside the running one, compared with it, and answers when both are equal.',
  },
  verify: { label: 'Verify', meaning: 'Everything is folded again into a private copy and compared.' },
  switch: {
    label: 'Switch to the other version',
    meaning: 'Readers get the newest version at once, whatever differs.',
  },
  rollback: { label: 'Roll back', meaning: 'Readers get the version before the last switch again.' },
  pause: { label: 'Pause', meaning: 'Readers get what the view holds now, until it goes on.' },
  resume: { label: 'Resume', meaning: 'The view catches up with the log.' },
}

/** What can be done to a view as it stands. */
function actionsFor({ paused, active, previous, versions }: ProjectionReport): ViewAction[] {
  const hasNewer = versions.some(({ version }) => version !== active && version > (previous ?? 0))
  return [
    'rebuild',
    'verify',
    ...(hasNewer ? (['switch'] as const) : []),
    ...(previous === null ? [] : (['rollback'] as const)),
    paused ? 'resume' : 'pause',
  ]
}

/** The actions of one view; each says what it means before it is done. */
export function ViewMenu({ view }: { readonly view: ProjectionReport }) {
  const [chosen, setChosen] = useState<ViewAction | null>(null)
  const [operate, { isLoading }] = staffApi.useOperateViewMutation()
  const act = async (action: ViewAction) => {
    const { data, error } = await operate({ name: view.name, action })
    setChosen(null)
    tellOutcome(error, { title: `${view.name}: ${words[action].label}`, description: data?.message }, 'Not done')
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton aria-label={`Actions for ${view.name}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        {actionsFor(view).map((action) => (
          <MenuItem key={action} onSelect={() => setChosen(action)}>
            {words[action].label}
          </MenuItem>
        ))}
      </Menu>
      {chosen !== null && (
        <ConfirmDialog
          title={`${words[chosen].label}: ${view.name}`}
          description={words[chosen].meaning}
          confirmLabel={words[chosen].label}
          destructive={chosen === 'switch' || chosen === 'rollback'}
          busy={isLoading}
          open
          onOpenChange={() => setChosen(null)}
          onConfirm={() => void act(chosen)}
        />
      )}
    </>
  )
}
