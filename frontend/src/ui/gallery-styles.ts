import styled from '@emotion/styled'

export const GalleryFrame = styled.section`
  min-width: 0;
`

export const Stage = styled.div`
  position: relative;
  & > button {
    position: absolute;
    top: calc(50% - 1.25rem);
    left: var(--s3);
    z-index: 1;
  }
  & > button:last-of-type {
    left: auto;
    right: var(--s3);
  }
  @media (max-width: 767px) {
    margin-inline: -0.75rem;
  }
`

export const Slides = styled.div`
  display: flex;
  contain: inline-size;
  aspect-ratio: 4 / 3;
  width: 100%;
  max-height: max(12rem, 68svh);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--photo);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  & > * {
    flex: 0 0 100%;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
  @media (max-height: 30rem) {
    & img {
      object-fit: contain;
    }
  }
  @media (max-width: 767px) {
    border-width: 0 0 1px;
    border-radius: 0;
  }
`

export const Thumbnails = styled.ul`
  display: flex;
  contain: inline-size;
  gap: var(--s2);
  margin: var(--s3) -4px -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  & button {
    display: block;
    width: 4.5rem;
    height: 4.5rem;
    padding: 0;
    border: 2px solid transparent;
    border-radius: var(--r-md);
    background: var(--photo) padding-box;
    overflow: hidden;
    transition: border-color var(--quick);
  }
  & button[aria-current] {
    border-color: var(--brand);
  }
  @media (max-width: 767px) {
    & button {
      width: 3.5rem;
      height: 3.5rem;
    }
  }
`
