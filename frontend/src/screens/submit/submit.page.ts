import { limitsApi } from '../../features/users/limits.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { SubmitScreen } from './SubmitScreen.tsx'

export const page: Page = {
  Screen: SubmitScreen,
  preload: ({ ask, viewer }) => (viewer === null ? settled() : settled(ask(limitsApi.endpoints.getLimits, undefined))),
  head: () => ({ title: 'Create Post', noIndex: true }),
}
