import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { ReportFormProps } from './ReportForm.tsx'

// Few who read something report it.
const ReportForm = lazyPart(async () => ({ default: (await import('./ReportForm.tsx')).ReportForm }))

/** The dialog in which something is reported, once its code is there. */
export const ReportDialog = (props: ReportFormProps) => (
  <Suspense fallback={null}>
    <ReportForm {...props} />
  </Suspense>
)
