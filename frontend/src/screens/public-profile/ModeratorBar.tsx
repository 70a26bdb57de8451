import styled from '@emotion/styled'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { linkToMember } from '../shared/desk-links.ts'

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  margin-bottom: var(--s5);
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--sunken);
  color: var(--ink-2);
  font-size: var(--text-sm);
  & > p {
    flex: 1 1 14rem;
  }
`

/** Leads moderators from a profile to what they alone read of the member. */
export function ModeratorBar({ username }: { readonly username: string }) {
  return (
    <Root aria-label="For moderators">
      <p>Posts in every status, reports, restrictions, notes and messages stand at the desk.</p>
      <ButtonLink size="sm" to={linkToMember(username)}>
        Open at the desk
      </ButtonLink>
    </Root>
  )
}
