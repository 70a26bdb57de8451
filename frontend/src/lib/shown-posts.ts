import { useEffect } from 'react'

/** How many places of the page show each post. */
const places = new Map<number, number>()
const listeners = new Set<() => void>()

function change(postId: number, by: 1 | -1): void {
  const count = (places.get(postId) ?? 0) + by
  // Whoever came last is last, so that the posts of a long page that matter least are the first.
  places.delete(postId)
  if (count > 0) {
    places.set(postId, count)
  }
  listeners.forEach((hear) => {
    hear()
  })
}

/** Says that a part of the page shows a post, so that it is told what happens to it. */
export function useShownPost(postId: number): void {
  useEffect(() => {
    change(postId, 1)
    return () => {
      change(postId, -1)
    }
  }, [postId])
}

/** The posts that the page shows; of very many those that came last. */
export const shownPosts = (most: number): number[] => [...places.keys()].slice(-most).toSorted((a, b) => a - b)

/** Hears when posts come or go. Answers how to stop that. */
export function onShownPosts(hear: () => void): () => void {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}
