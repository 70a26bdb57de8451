import { usersApi } from '../../features/users/users.endpoints.ts'
import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { ownPostsApi } from './own-posts.endpoints.ts'
import { profileTabFrom, statusesOfTab } from './profile-tabs.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

export const page: Page = {
  Screen: ProfileScreen,
  preload: ({ dispatch, viewer, url }) => {
    if (viewer === null) {
      return settled()
    }
    const { username } = viewer
    const tab = profileTabFrom(url.searchParams)
    const posts =
      tab === 'drafts'
        ? []
        : [dispatch(ownPostsApi.endpoints.listOwnPosts.initiate({ username, statuses: statusesOfTab[tab] }))]
    return settled(dispatch(usersApi.endpoints.getProfile.initiate(username)), ...posts)
  },
  head: () => ({ title: 'My profile', noIndex: true }),
}
