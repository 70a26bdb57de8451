import { usersApi } from '../../features/users/users.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { profileTabFrom, statusesOfTab } from './profile-tabs.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

export const page: Page = {
  Screen: ProfileScreen,
  preload: ({ ask, viewer, url }) => {
    if (viewer === null) {
      return settled()
    }
    const { username } = viewer
    const tab = profileTabFrom(url.searchParams)
    const posts =
      tab === 'drafts' ? [] : [ask(usersApi.endpoints.listPostsOfUser, { username, statuses: statusesOfTab[tab] })]
    return settled(ask(usersApi.endpoints.getProfile, username), ...posts)
  },
  head: () => ({ title: 'My profile', noIndex: true }),
}
