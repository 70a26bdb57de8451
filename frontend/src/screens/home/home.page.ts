import type { Page } from '../shared/page.ts'
import { HomeScreen } from './HomeScreen.tsx'

export const page: Page = { Screen: HomeScreen, head: () => ({ title: 'Home' }) }
