import type { ReactNode } from 'react'
import type { PostFormValues } from '../../features/submit/post-form-values.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { PostPreview } from './PostPreview.tsx'

interface WriteTabsProps {
  readonly form: PostFormValues
  /** The fields of the form. */
  readonly children: ReactNode
}

/** A post as it is written, and as it will look. */
export function WriteTabs({ form, children }: WriteTabsProps) {
  return (
    // One thing in the grid of a page, so that the form stands close below its tabs.
    <div>
      <Tabs
        label="Post"
        tabs={[
          { value: 'write', label: 'Write', content: children },
          { value: 'preview', label: 'Preview', content: <PostPreview form={form} /> },
        ]}
      />
    </div>
  )
}
