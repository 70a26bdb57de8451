/** Whether a suspension holds at a time (ms); without an end it does until somebody ends it. */
export const isInForce = ({ until }: { readonly until: number | null }, now: number): boolean =>
  until === null || until > now
