interface ByWhomProps {
  /** As what somebody did it. */
  readonly by: string
  readonly actor: string | null
}

/** Who did something, and as what. */
export function ByWhom({ by, actor }: ByWhomProps) {
  return (
    <>
      {actor ?? by} {actor !== null && <small className="muted">{by}</small>}
    </>
  )
}
