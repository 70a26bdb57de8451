import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SideMenuContent } from './SideMenuContent.tsx'

/** All places of the site behind one button. */
export function SideMenu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title="Menu"
      shape="drawer"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton aria-label="Open menu">
          <MenuIcon aria-hidden="true" />
        </IconButton>
      }
    >
      <SideMenuContent
        onLeave={() => {
          setIsOpen(false)
        }}
      />
    </Dialog>
  )
}
