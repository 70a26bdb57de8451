import styled from '@emotion/styled'
import { BellOff, Clock, Pencil } from 'lucide-react'
import { counted, type AlertView } from '@deals/events'
import { factsOfAlert, frequencyWords } from '../../features/deal-alerts/alert-words.ts'
import { useNow } from '../../lib/clock.slice.ts'
import { utcTime } from '../../lib/relative-time.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { fingerRoom } from '../../ui/button-styles.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { AlertMenu } from './AlertMenu.tsx'
import { Facts } from './Facts.tsx'
import { useAlertCommands } from './use-alert-commands.ts'

const Root = styled(Card)`
  gap: var(--s3);
  padding: var(--s4);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2);
  }
  & > header > h2 {
    flex: 1 1 6rem;
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: var(--text-lg);
    letter-spacing: 0;
  }
  & > header > h2 > a,
  & > footer > a {
    position: relative;
    ${fingerRoom}
  }
  & > header > h2 > a:hover {
    text-decoration: underline;
  }
  &[data-off='true'] > header > h2,
  &[data-off='true'] > ul {
    color: var(--ink-2);
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s1) var(--s3);
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  & > footer > a {
    color: var(--brand);
    font-weight: 600;
  }
`

interface AlertCardProps {
  readonly alert: AlertView
  readonly nameOfStore: (slug: string) => string
}

/** One alert: what it looks for, how it tells, what it found, and whether it is on. */
export function AlertCard({ alert, nameOfStore }: AlertCardProps) {
  const commands = useAlertCommands(alert)
  const { id, name, active } = alert
  return (
    <Root data-off={!active}>
      <header>
        <h2>
          <Anchor to={routes.dealAlert.to(id)}>{name}</Anchor>
        </h2>
        <Switch label={`Alert ${name}`} checked={active} onChange={(isOn) => commands.turn(isOn)} />
        <ButtonLink to={routes.dealAlert.to(id)} variant="quiet" size="icon" aria-label={`Edit ${name}`}>
          <Pencil aria-hidden="true" />
        </ButtonLink>
        <AlertMenu alert={alert} commands={commands} />
      </header>
      <Facts label="What it looks for" facts={factsOfAlert(alert, nameOfStore)} />
      <Foot alert={alert} />
    </Root>
  )
}

function Foot({
  alert: { id, frequency, channels, matches, lastMatchAt, active, snoozedUntil },
}: Pick<AlertCardProps, 'alert'>) {
  const isSnoozed = useNow() < Date.parse(snoozedUntil ?? '')
  return (
    <footer>
      {!active && (
        <Tag tone="warn" icon={isSnoozed ? <Clock aria-hidden="true" /> : <BellOff aria-hidden="true" />}>
          {isSnoozed ? `Snoozed until ${utcTime(snoozedUntil ?? '')}` : 'Off'}
        </Tag>
      )}
      <span>{channels.email ? `${frequencyWords[frequency]}, also by e-mail` : frequencyWords[frequency]}</span>
      {matches === 0 ? (
        <span>No match yet</span>
      ) : (
        <Anchor to={`${routes.dealAlerts.to('matches')}?alert=${encodeURIComponent(id)}`}>
          {counted(matches, 'match', 'matches')}
        </Anchor>
      )}
      {lastMatchAt !== null && (
        <span>
          last <TimeAgo time={lastMatchAt} />
        </span>
      )}
    </footer>
  )
}
