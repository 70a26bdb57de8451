import { staffApi } from '../../features/staff/staff.endpoints.ts'
import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { HealthScreen } from './health/HealthScreen.tsx'

export const page: Page = {
  Screen: HealthScreen,
  preload: ({ dispatch }) => {
    const { getViews, getParked, getMailFailures } = staffApi.endpoints
    return settled(
      dispatch(getViews.initiate(undefined)),
      dispatch(getParked.initiate(undefined)),
      dispatch(getMailFailures.initiate(1)),
    )
  },
  head: () => ({ title: 'Health · Staff dashboard', noIndex: true }),
}
