import styled from '@emotion/styled'

/** A part of a page of staff. */
export const StaffSection = styled.section`
  & + & {
    margin-top: var(--s8);
  }
  & > h2 {
    margin-bottom: var(--s3);
  }
`
