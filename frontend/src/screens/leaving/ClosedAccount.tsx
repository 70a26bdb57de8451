import { DoorClosed } from 'lucide-react'
import { useIsBefore } from '../../lib/clock.slice.ts'
import { utcTime } from '../../lib/relative-time.ts'
import { routes, serverPages } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { linkInWords } from '../shared/page-styles.ts'
import { ServerLink } from '../shared/ServerLink.tsx'
import { WhatHolds } from './leaving-styles.ts'

interface ClosedAccountProps {
  /** The end of the time to come back, as the address says it. */
  readonly until: string
  /** Whether the posts stay. */
  readonly keeps: boolean
}

/** Until when the account can be had back and how, what holds meanwhile, and what comes then. */
export function ClosedAccount({ until, keeps }: ClosedAccountProps) {
  const isKnown = !Number.isNaN(Date.parse(until))
  const isInTime = useIsBefore(until)
  if (isKnown && !isInTime) {
    return <Over />
  }
  const last = isKnown ? `Until ${utcTime(until)}` : 'For 14 days from when you closed it'
  return (
    <>
      <EmptyState
        icon={<DoorClosed />}
        heading="Your account is closed"
        text={`${last} you can have it back as it was: sign in as you always did.`}
        action={
          <ServerLink href={serverPages.login(routes.home.to())} variant="primary">
            Sign in and have it back
          </ServerLink>
        }
      />
      <WhatHolds aria-label="What holds now">
        <h2>Until then</h2>
        <ul>
          <li>You are signed out on all your devices, and you get no more notices.</li>
          <li>What you wrote still stands, by “deleted user”. Nobody sees your name or your profile.</li>
        </ul>
        <h2>After that</h2>
        <ul>
          <li>Everything personal becomes unreadable for ever. Nobody can bring it back, not even we.</li>
          <li>
            {keeps
              ? 'Your posts stay as they are, by “deleted user”.'
              : 'Your posts are deleted. Those that somebody answered stay without their text.'}
          </li>
          <li>Others may take your username.</li>
        </ul>
        <p>
          <Anchor to={routes.home.to()} css={linkInWords}>
            Go on without an account
          </Anchor>
        </p>
      </WhatHolds>
    </>
  )
}

const Over = () => (
  <EmptyState
    icon={<DoorClosed />}
    heading="The time to come back is over"
    text="The account is erased, and nobody can read any more what was personal in it."
    action={<ButtonLink to={routes.home.to()}>Go to the home page</ButtonLink>}
  />
)
