import { usersApi } from '../../features/users/users.endpoints.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { settled, type Page, type PageContext } from '../shared/page.ts'
import { postsAsked, PublicProfileScreen, tabFrom } from './PublicProfileScreen.tsx'

const usernameOf = ({ params }: PageContext) => params['username'] ?? ''

export const page: Page = {
  Screen: PublicProfileScreen,
  async preload(context) {
    const { ask, url } = context
    const username = usernameOf(context)
    const tab = tabFrom(url.searchParams)
    await settled(
      ask(usersApi.endpoints.getProfile, username),
      tab === 'comments'
        ? ask(usersApi.endpoints.listCommentsOfUser, username)
        : tab === 'votes'
          ? ask(usersApi.endpoints.countVotesOfUser, username)
          : ask(usersApi.endpoints.listPostsOfUser, postsAsked(username, url.searchParams)),
    )
  },
  head(context) {
    const username = usernameOf(context)
    const { data: profile, error } = usersApi.endpoints.getProfile.select(username)(context.getState())
    if (statusOf(error) === 404) {
      return { title: 'User not found', status: 404, noIndex: true }
    }
    if (profile !== undefined && profile.username !== username) {
      const { username: title } = profile
      return { title, status: 301, location: `${routes.user.to(title)}${context.url.search}`, noIndex: true }
    }
    return {
      title: username,
      description: `Deals, sales and discussions posted by ${username}.`,
      canonical: routes.user.to(username),
      feed: `${routes.user.to(username)}/feed.xml`,
    }
  },
}
