import styled from '@emotion/styled'

/** A form in one column, as wide as its lines are easy to read. */
export const PlainForm = styled.form`
  display: grid;
  gap: var(--s5);
  max-width: 40rem;
  & > button {
    justify-self: start;
  }
  & .trap {
    position: absolute;
    left: -100vw;
  }
`
