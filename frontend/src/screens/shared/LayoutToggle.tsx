import { LayoutGrid, Rows3 } from 'lucide-react'
import type { Layout } from '@deals/events'
import { useLayout } from '../../features/preferences/use-preference.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'

const options = [
  { value: 'grid', label: 'Grid layout', icon: <LayoutGrid aria-hidden="true" /> },
  { value: 'list', label: 'List layout', icon: <Rows3 aria-hidden="true" /> },
] as const

/** Whether lists of deals are a grid or rows. */
export function LayoutToggle() {
  const [layout, setLayout] = useLayout()
  return <SegmentedControl<Layout> label="Layout" value={layout} options={options} onChange={setLayout} />
}
