import styled from '@emotion/styled'
import { fingerRoom } from '../../ui/button-styles.ts'

/** In a line of text, above the link that covers the card. */
export const InLine = styled.button`
  position: relative;
  z-index: 1;
  ${fingerRoom}
  display: inline-flex;
  align-items: center;
  gap: var(--s1);
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-2);
  font-size: var(--text-xs);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: var(--ink);
    text-decoration: underline;
  }
`
