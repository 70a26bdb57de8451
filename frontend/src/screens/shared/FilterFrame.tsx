import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface FilterFrameProps {
  readonly description: string
  /** How many filters are set. */
  readonly count: number
  readonly onClear: () => void
  readonly width?: 'normal' | 'wide'
  /** Fetches what is in it, where that comes when it is first opened. */
  readonly fetchContent?: () => Promise<unknown>
  readonly children: ReactNode
}

/** The dialog that narrows a list, and the button that opens it. */
export function FilterFrame({
  width = 'normal',
  description,
  count,
  onClear,
  fetchContent,
  children,
}: FilterFrameProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title="Filter Deals"
      description={description}
      width={width}
      fetchContent={fetchContent}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<FilterButton count={count} />}
      footer={
        <>
          {count > 0 && <Button onClick={onClear}>Clear Filters ({count})</Button>}
          <Button
            variant="primary"
            onClick={() => {
              setIsOpen(false)
            }}
          >
            Show deals
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

/** The dialog gives its trigger a ref and what a press does. */
function FilterButton({ count, ...trigger }: { readonly count: number }) {
  return (
    <Button aria-label="Filter deals" aria-description={`${count} selected`} {...trigger}>
      <SlidersHorizontal aria-hidden="true" />
      Filter
      <Badge count={count} />
    </Button>
  )
}
