import type { Page } from '../shared/page.ts'
import { SubmitScreen } from './SubmitScreen.tsx'

export const page: Page = { Screen: SubmitScreen, head: () => ({ title: 'Create Post', noIndex: true }) }
