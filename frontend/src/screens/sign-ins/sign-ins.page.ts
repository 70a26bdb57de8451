import { canSeeSignIns } from '@deals/events'
import { settled, type Page } from '../shared/page.ts'
import { securityApi } from '../settings/security.endpoints.ts'
import { SignInsScreen } from './SignInsScreen.tsx'

export const page: Page = {
  Screen: SignInsScreen,
  preload: ({ ask, viewer }) =>
    canSeeSignIns(viewer) ? settled(ask(securityApi.endpoints.getAllSignIns, undefined)) : settled(),
  head: () => ({ title: 'Sign-ins', noIndex: true }),
}
