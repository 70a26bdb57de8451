import { staffApi } from '../../features/staff/staff.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { HealthScreen } from './health/HealthScreen.tsx'

export const page: Page = {
  Screen: HealthScreen,
  preload: ({ ask }) => {
    const { getViews, getParked, getMailFailures } = staffApi.endpoints
    return settled(ask(getViews, undefined), ask(getParked, undefined), ask(getMailFailures, 1))
  },
  head: () => ({ title: 'Health · Staff dashboard', noIndex: true }),
}
