import styled from '@emotion/styled'
import { Award, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { eyedVotes, type PublicProfile } from '@deals/events'
import { FormerNames } from '../../features/users/FormerNames.tsx'
import { roleWordsOf } from '../../features/users/role-words.ts'
import { formatCount } from '../../lib/money.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { monthName } from './month-name.ts'

const Root = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s4);
  align-items: start;
  margin-bottom: var(--s5);
  &:has(> .actions) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
  @media (max-width: 767px) {
    &:has(> .actions) {
      grid-template-columns: auto minmax(0, 1fr);
    }
    & > .actions {
      grid-column: 1 / -1;
    }
  }
  & .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2);
  }
  & .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s5);
    margin-top: var(--s2);
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  & .facts b {
    color: var(--ink);
  }
  & .badges {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    margin-top: var(--s3);
  }
  & .badges > li {
    display: inline-flex;
    align-items: center;
    gap: var(--s1);
    padding: 0.125rem var(--s2);
    border-radius: var(--r-full);
    background: var(--brand-soft);
    color: var(--brand);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  & .place {
    display: inline-flex;
    align-items: center;
    gap: var(--s1);
  }
`

interface ProfileHeaderProps {
  readonly profile: PublicProfile | undefined
  /** What the reader may do about it. */
  readonly actions?: ReactNode
}

/** Who a member is, in name and numbers; its place while that is on its way. */
export function ProfileHeader({ profile, actions }: ProfileHeaderProps) {
  if (profile === undefined) {
    return (
      <Root aria-busy="true">
        <Skeleton width="4.5rem" height="4.5rem" radius="full" />
        <Skeleton width="12rem" height="2rem" />
      </Root>
    )
  }
  return (
    <Root>
      <Avatar username={profile.username} imageUrl={profile.avatarUrl ?? undefined} size="lg" />
      <div>
        <div className="name">
          <h1>{profile.username}</h1>
          {profile.roles.map((role) => (
            <Chip key={role} tone="muted">
              {roleWordsOf(role)}
            </Chip>
          ))}
          {profile.isNewMember && <Chip tone="good">New member</Chip>}
        </div>
        {profile.bio !== null && <p>{profile.bio}</p>}
        <Facts profile={profile} />
        <FormerNames names={profile.formerNames ?? []} />
        <Badges badges={profile.badges} />
      </div>
      {actions !== undefined && <div className="actions">{actions}</div>}
    </Root>
  )
}

/** What they are known for; the rule of each stands in its title and is read out. */
function Badges({ badges }: Pick<PublicProfile, 'badges'>) {
  return badges.length === 0 ? null : (
    <ul className="badges" aria-label="Badges">
      {badges.map(({ name, about }) => (
        <li key={name} title={about}>
          <Award aria-hidden="true" />
          {name}
          <VisuallyHidden>: {about}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}

/** Of how many they were is known to the member and to moderators. */
function Reports({ reportsUpheld, reportsDecided }: Pick<PublicProfile, 'reportsUpheld' | 'reportsDecided'>) {
  const isSilent = reportsUpheld === 0 && (reportsDecided ?? 0) === 0
  return isSilent ? null : (
    <span>
      <b>{formatCount(reportsUpheld)}</b> helpful {reportsUpheld === 1 ? 'report' : 'reports'}
      {reportsDecided !== null && ` of ${formatCount(reportsDecided)}`}
    </span>
  )
}

function Facts({ profile }: { readonly profile: PublicProfile }) {
  return (
    <p className="facts">
      <span>
        <b>{formatCount(profile.postsPublished)}</b> {profile.postsPublished === 1 ? 'post' : 'posts'}
      </span>
      {profile.postsPublished > 0 && (
        <span>
          <b>{Math.round((100 * profile.postsLiked) / profile.postsPublished)}%</b> with {eyedVotes} votes or more
        </span>
      )}
      <span>
        <b>{formatCount(profile.commentCount)}</b> {profile.commentCount === 1 ? 'comment' : 'comments'}
      </span>
      <Reports {...profile} />
      <span>
        <b>{formatCount(profile.reputation)}</b> reputation
      </span>
      <span>Joined {monthName(profile.joinedAt)}</span>
      {profile.location !== null && (
        <span className="place">
          <MapPin aria-hidden="true" />
          {profile.location}
        </span>
      )}
    </p>
  )
}
