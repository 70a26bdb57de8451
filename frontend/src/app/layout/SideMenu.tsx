import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { contentOnDemand } from '../../ui/popups/on-demand.ts'

const places = contentOnDemand(async () => (await import('./SideMenuContent.tsx')).SideMenuContent)

/** All places of the site behind one button. */
export function SideMenu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title="Menu"
      shape="drawer"
      open={isOpen}
      onOpenChange={setIsOpen}
      fetchContent={places.fetch}
      trigger={
        <IconButton aria-label="Open menu">
          <MenuIcon aria-hidden="true" />
        </IconButton>
      }
    >
      <places.Content
        onLeave={() => {
          setIsOpen(false)
        }}
      />
    </Dialog>
  )
}
