import { routes } from '../../app/routes.ts'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { PostBox } from '../shared/PostBox.tsx'
import { popularRequest, recentRequest } from './home-requests.ts'

/** What is liked most and what came last. */
export function HomeSidebar() {
  const [currency] = useCurrency()
  return (
    <>
      <PostBox title="Popular deals" request={popularRequest(currency)} seeAll={routes.popular.to()} />
      <PostBox title="Recent posts" request={recentRequest(currency)} seeAll={routes.trending.to()} />
    </>
  )
}
