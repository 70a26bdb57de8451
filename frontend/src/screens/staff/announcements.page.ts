import { announcementsApi } from '../../features/announcements/announcements.endpoints.ts'
import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { AnnouncementsScreen } from './announcements/AnnouncementsScreen.tsx'

export const page: Page = {
  Screen: AnnouncementsScreen,
  preload: ({ dispatch }) => settled(dispatch(announcementsApi.endpoints.listStaffAnnouncements.initiate(undefined))),
  head: () => ({ title: 'Announcements · Staff dashboard', noIndex: true }),
}
