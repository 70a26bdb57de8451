/** What super users may close for a while, and what everybody reads who would use it then. */
export const closedSentences = {
  registration: 'Nobody can join for now. Please come back later.',
  submissions: 'New posts are not taken for now. Please come back later.',
  comments: 'Comments are closed on the whole site for now.',
  scores: 'No deal scores are made for now.',
  newsletter: 'The newsletter takes no new readers for now.',
  push: 'Push notices are switched off on the whole site for now.',
  webhooks: 'Webhooks are switched off on the whole site for now.',
} as const
export type Feature = keyof typeof closedSentences

export const featureNames = [
  'registration',
  'submissions',
  'comments',
  'scores',
  'newsletter',
  'push',
  'webhooks',
] as const satisfies readonly Feature[]

/** The setting of a feature: 1 while it is open, 0 while it is closed. */
export const settingOfFeature = <Name extends Feature>(feature: Name): `open.${Name}` => `open.${feature}`

type Values = Readonly<Record<string, number>>

/** Whether a feature is open; whatever nobody has closed is. */
export const isOpen = (values: Values, feature: Feature): boolean => values[settingOfFeature(feature)] !== 0

export const closedFeatures = (values: Values): Feature[] => featureNames.filter((feature) => !isOpen(values, feature))
