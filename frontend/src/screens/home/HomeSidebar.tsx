import { linkToPastHome } from '../../features/history/past-links.ts'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { PostBox } from '../shared/PostBox.tsx'
import { popularRequest, recentRequest } from './home-requests.ts'

const quiet = { color: 'var(--ink-2)', fontSize: 'var(--text-sm)', textDecoration: 'underline' }

/** What is liked most and what came last. */
export function HomeSidebar() {
  const [currency] = useCurrency()
  return (
    <>
      <PostBox title="Popular deals" request={popularRequest(currency)} seeAll={routes.popular.to()} />
      <PostBox title="Recent posts" request={recentRequest(currency)} seeAll={routes.trending.to()} />
      <Anchor to={linkToPastHome()} rel="nofollow" css={quiet}>
        See the home page as it stood
      </Anchor>
    </>
  )
}
