import { announcementsApi } from '../../features/announcements/announcements.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { AnnouncementsScreen } from './announcements/AnnouncementsScreen.tsx'

export const page: Page = {
  Screen: AnnouncementsScreen,
  preload: ({ ask }) => settled(ask(announcementsApi.endpoints.listStaffAnnouncements, undefined)),
  head: () => ({ title: 'Announcements · Staff dashboard', noIndex: true }),
}
