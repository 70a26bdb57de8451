import { z } from 'zod'

/**
 * A text that a rule looks at later. Far above what any rule allows, so that its own sentence is the one that people
 * read; no rule has to look at more than this.
 */
export const boundedText = (message: string, most = 2_000) => z.string(message).max(most, message)
