import styled from '@emotion/styled'

/** A few fields and the button that takes them, in one line where there is room. */
export const FieldRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s3);
  & > :is(button, a):not([data-size='sm']) {
    height: 2.75rem;
  }
`
