import type { ComponentType, ReactNode } from 'react'
import { grouped, type TransparencyView } from '@deals/events'
import { durationOf } from '../../lib/duration.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import type { Figure } from '../shared/Figures.tsx'
import { RemovalReasons } from './RemovalReasons.tsx'

interface Part {
  readonly title: string
  readonly figures: (numbers: TransparencyView) => readonly Figure[]
  /** What the figures mean, for those who do not know the site. */
  readonly about: ReactNode
  readonly More?: ComponentType<TransparencyView>
}

/** "3 (12%)"; nothing of nothing is no share. */
const shareOf = (part: number, all: number): string =>
  all === 0 ? grouped(part) : `${grouped(part)} (${Math.round((100 * part) / all)}%)`

/** What the page tells, one part after the other. */
export const parts: readonly Part[] = [
  {
    title: 'Reviews',
    figures: ({ reviews: { submitted, reported, decided, medianMinutes } }) => [
      ['Posts submitted', grouped(submitted)],
      ['Reports by members', grouped(reported)],
      ['Held posts decided', grouped(decided)],
      ['Median review time', medianMinutes === null ? 'None yet' : durationOf(medianMinutes)],
    ],
    about:
      'The time from when a post began to wait for a moderator to the decision. Most posts pass the automatic check and never wait.',
  },
  {
    title: 'Removals',
    figures: ({ removals: { total, takenBack, ofWords } }) => [
      ['Posts removed', grouped(total)],
      ['Of these taken back', shareOf(takenBack, total)],
      ['Removals of words', grouped(ofWords)],
    ],
    about: (
      <>
        Posts that moderators took away, and how often they removed words of an earlier version of a post, such as
        private data that an edit had replaced. Each single decision stands in the{' '}
        <Anchor to={routes.moderationLog.to()}>moderation log</Anchor>.
      </>
    ),
    More: RemovalReasons,
  },
  {
    title: 'Appeals',
    figures: ({ appeals: { decided, overturned } }) => [
      ['Appeals decided', grouped(decided)],
      ['Of these overturned', shareOf(overturned, decided)],
    ],
    about: 'For 30 days a member may ask that another moderator looks at a decision. What is overturned is taken back.',
  },
  {
    title: 'Votes',
    figures: ({ votes: { cast, excluded, waiting } }) => [
      ['Votes cast', grouped(cast)],
      ['Of these without weight', shareOf(excluded, cast)],
      ['Waiting now', grouped(waiting)],
    ],
    about: (
      <>
        Votes of new accounts, of posters and of people who are paid by the store do not move a deal in the lists. Those
        of new accounts wait, and count when these have grown up. For all votes of each day the site publishes{' '}
        <Anchor to={routes.voteRoots.to()}>one hash</Anchor>, against which everybody can check their own.
      </>
    ),
  },
  {
    title: 'Members and stores',
    figures: ({ members: { warned, restricted, reinstated }, blockedStores }) => [
      ['Warnings', grouped(warned)],
      ['Restrictions', grouped(restricted)],
      ['Ended early', grouped(reinstated)],
      ['Stores blocked now', grouped(blockedStores)],
    ],
    about: 'Who may not do something is told why and until when. Nobody may link to a blocked store.',
  },
]
