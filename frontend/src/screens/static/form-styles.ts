import styled from '@emotion/styled'

/** A form in one column, as wide as its lines are easy to read. */
export const PlainForm = styled.form`
  display: grid;
  gap: var(--s5);
  padding: var(--s6);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--surface);
  @media (max-width: 767px) {
    padding: var(--s4);
  }
  & > button {
    justify-self: start;
  }
  & .trap {
    position: absolute;
    left: -100vw;
  }
`
