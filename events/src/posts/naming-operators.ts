/** What names something in a search, such as `store:`. Apart from the call that tells of it, which a browser does not load. */
export const namingOperators = ['store', 'category', 'by', 'is'] as const
