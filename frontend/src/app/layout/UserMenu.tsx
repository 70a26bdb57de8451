import { CircleUserRound } from 'lucide-react'
import { useViewer } from '../../lib/viewer.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { contentOnDemand } from '../../ui/popups/on-demand.ts'

const items = contentOnDemand(async () => (await import('./UserMenuItems.tsx')).UserMenuItems)

interface UserMenuProps {
  /** Null for a visitor. */
  readonly username: string | null
  readonly avatarUrl: string | undefined
}

/** What belongs to the person: their pages, or the way in. */
export function UserMenu({ username, avatarUrl }: UserMenuProps) {
  const viewer = useViewer()
  const trigger = (
    <IconButton aria-label="Account menu">
      {username === null ? <CircleUserRound aria-hidden="true" /> : <Avatar username={username} imageUrl={avatarUrl} />}
    </IconButton>
  )
  return (
    <Menu trigger={trigger} fetchContent={items.fetch}>
      <items.Content viewer={viewer} />
    </Menu>
  )
}
