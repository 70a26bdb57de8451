import { DoorOpen } from 'lucide-react'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { linkInWords } from '../shared/page-styles.ts'
import { ServerLink } from '../shared/ServerLink.tsx'
import { WhatHolds } from './leaving-styles.ts'

/** A path of this site, and of no other one however a browser reads it. */
const onThisSite = /^\/(?![/\\])/

interface WelcomeBackProps {
  readonly username: string
  /** Where the member was going when they signed in. */
  readonly next: string
}

/** The account is theirs again: what stands as before, and what has to be done again. Who opens the address by hand had closed nothing, so nothing is said to have been. */
export function WelcomeBack({ username, next }: WelcomeBackProps) {
  const isOnTheWay = onThisSite.test(next) && next !== routes.home.to()
  return (
    <>
      <EmptyState
        icon={<DoorOpen />}
        tone="good"
        heading={`Welcome back, ${username}!`}
        text="Your account is open, and nothing of it will be erased: if it was closed, signing in opened it again."
        action={
          // Loaded anew, as it may be a page that the server writes.
          <ServerLink href={isOnTheWay ? next : routes.home.to()} variant="primary">
            {isOnTheWay ? 'Go on to where you were going' : 'Go to the home page'}
          </ServerLink>
        }
      />
      <WhatHolds aria-label="What holds again">
        <h2>As you left it</h2>
        <ul>
          <li>Your profile, and your name at what you wrote.</li>
          <li>Your posts, comments, votes, bookmarks, alerts and settings.</li>
        </ul>
        <h2>To do again if it was closed</h2>
        <ul>
          <li>Sign in on your other devices, which were signed out, and switch their push notices on.</li>
          <li>
            If you had a feed of your alerts, <Part to={routes.dealAlerts.to('settings')}>make a new address</Part>: the
            old one works no more.
          </li>
        </ul>
        <h2>If that is not what you wanted</h2>
        <ul>
          <li>
            You want to leave all the same? <Part to={routes.settings.to('data')}>Close the account again</Part>, and
            the 14 days begin anew.
          </li>
          <li>
            Somebody else closed it? <Part to={routes.settings.to('security')}>Set a new password</Part>.
          </li>
        </ul>
      </WhatHolds>
    </>
  )
}

const Part = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Anchor to={to} css={linkInWords}>
    {children}
  </Anchor>
)

/** Whoever came to the page by Back, or by an address that they kept. */
export const OpenAccount = ({ username }: { readonly username: string }) => (
  <EmptyState
    icon={<DoorOpen />}
    tone="good"
    heading="Your account is open"
    text={`You are signed in as ${username}, and nothing will be erased.`}
    action={<ButtonLink to={routes.home.to()}>Go to the home page</ButtonLink>}
  />
)
