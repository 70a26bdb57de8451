import { Info } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { contentOnDemand } from '../../ui/popups/on-demand.ts'

const about = contentOnDemand(async () => (await import('./AboutThisSite.tsx')).AboutThisSite)

/** Opens above every page: what the site is, and how it shows itself. On phones, whose bar is full, it lies in the menu. */
export function InfoPanel() {
  return (
    <span className="desktop">
      <Popover
        label="About this site"
        fetchContent={about.fetch}
        trigger={
          <IconButton aria-label="About this site">
            <Info aria-hidden="true" />
          </IconButton>
        }
      >
        <about.Content />
      </Popover>
    </span>
  )
}
