import { canGiveRoles } from '@deals/events'
import { staffApi } from '../../features/staff/staff.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { RolesScreen } from './roles/RolesScreen.tsx'

export const page: Page = {
  Screen: RolesScreen,
  preload: ({ ask, viewer }) =>
    canGiveRoles(viewer) ? settled(ask(staffApi.endpoints.getRoles, undefined)) : settled(),
  head: () => ({ title: 'Roles · Staff dashboard', noIndex: true }),
}
