import { Lock } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { routes, serverPages } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pageWithOneMessage } from '../shared/page-styles.ts'
import { ServerLink } from '../shared/ServerLink.tsx'

const whoMay = {
  moderator: 'moderators',
  staff: 'staff',
  superUser: 'super users and owners',
  owner: 'owners',
} as const

interface UnauthorisedScreenProps {
  /** Which sign-in or role the page asks for. */
  readonly needs?: 'member' | keyof typeof whoMay
}

/** Says what is needed to see a page, and leads there. */
export function UnauthorisedScreen({ needs = 'member' }: UnauthorisedScreenProps) {
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  const next = pathname === routes.unauthorised.path ? routes.home.to() : `${pathname}${search}`
  const forMembers = viewer === null ? 'Please sign in to see this page.' : 'Your account may not see this page.'
  return (
    <div className="wrap" css={pageWithOneMessage}>
      <EmptyState
        icon={<Lock />}
        heading="Unauthorised"
        text={needs === 'member' ? forMembers : `This page is for ${whoMay[needs]}.`}
        action={
          viewer === null ? (
            <ServerLink href={serverPages.login(next)} variant="primary">
              Sign In
            </ServerLink>
          ) : (
            <ButtonLink to={routes.home.to()}>Go to the home page</ButtonLink>
          )
        }
      />
    </div>
  )
}
