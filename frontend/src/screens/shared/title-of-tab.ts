interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
}

/** The title of a page of which the address opens one tab, told apart from its others: "Log · Moderation". */
export function titleOfTab<Value extends string>(page: string, tabs: readonly Tab<Value>[], open: Value): string {
  const tab = tabs.find(({ value }) => value === open)
  return tab === undefined ? page : `${tab.label} · ${page}`
}
