import styled from '@emotion/styled'
import { routes } from '../../lib/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 6;
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--s2) var(--s3);
  margin-inline: calc(-1 * var(--s3));
  padding: var(--s3) var(--s3) calc(var(--s3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--bg);
  & > p {
    flex: 1;
    min-width: 12rem;
    min-height: 1.5em;
    font-weight: 600;
  }
  @media (max-width: 767px) {
    & > p {
      flex-basis: 100%;
      font-size: var(--text-sm);
    }
    & > button {
      flex: 1;
    }
  }
`

interface SaveBarProps {
  readonly isNew: boolean
  readonly isSaving: boolean
  /** How many deals the alert would have found. */
  readonly sentence: string
}

/** Always in sight: what the alert would find, and the way to keep it. */
export function SaveBar({ isNew, isSaving, sentence }: SaveBarProps) {
  return (
    <Root data-foot="always">
      <p role="status">{sentence}</p>
      <ButtonLink to={routes.dealAlerts.to('alerts')} variant="quiet" size="lg">
        Cancel
      </ButtonLink>
      <Button type="submit" variant="primary" size="lg" busy={isSaving}>
        {isNew ? 'Create alert' : 'Save alert'}
      </Button>
    </Root>
  )
}
