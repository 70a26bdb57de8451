import { routes } from '../../app/routes.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'

/** To who lost the role while the desk was open: what they wrote stays there, and where they can go. */
export const RoleGone = () => (
  <div css={{ padding: 'var(--s3) var(--s4)' }}>
    <Alert variant="warn" title="You are not a moderator any more">
      Nothing can be decided here with your account. What you wrote still stands here, so you can copy it.{' '}
      <Anchor to={routes.home.to()} css={{ textDecoration: 'underline' }}>
        Go to the home page
      </Anchor>
    </Alert>
  </div>
)
