import { css } from '@emotion/react'

/** A post beside its small picture, in a list: what all such rows share. How large each part is, the row says. */
export const pictureRow = css`
  & .mark {
    background: var(--photo);
    overflow: hidden;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--photo-filter);
  }
  & strong {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    font-size: var(--text-sm);
  }
  & small {
    display: block;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-size: var(--text-xs);
  }
`
