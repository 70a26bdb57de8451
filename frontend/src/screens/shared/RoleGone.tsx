import { routes } from '../../lib/routes.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'

const words = {
  moderator: ['You are not a moderator any more', 'Nothing can be decided here with your account.'],
  staff: [
    'You may not use this page any more',
    'Your role has changed, so nothing can be changed here with your account.',
  ],
} as const

/** To who lost the role while a page was open: what they wrote stays there, and where they can go. */
export function RoleGone({ lost }: { readonly lost: keyof typeof words }) {
  const [title, text] = words[lost]
  return (
    <div css={{ padding: 'var(--s3) var(--s4)' }}>
      <Alert variant="warn" title={title}>
        {text} What you wrote still stands here, so you can copy it.{' '}
        <Anchor to={routes.home.to()} css={{ textDecoration: 'underline' }}>
          Go to the home page
        </Anchor>
      </Alert>
    </div>
  )
}
