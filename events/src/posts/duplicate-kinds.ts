/** How a new post collides with another one, the worst first: it stands already, it stood until lately, it may be the same. */
export const duplicateKinds = ['hard', 'expired-twin', 'soft'] as const
