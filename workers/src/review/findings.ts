import type { Finding } from '@deals/events'

/** Somebody of the staff should decide. */
export const suspicious = (code: string, evidence: string): Finding => ({ code, severity: 'suspicious', evidence })
/** The poster can mend it; the sentence tells them how. */
export const fixable = (code: string, evidence: string): Finding => ({ code, severity: 'fixable', evidence })
/** Good to know for whoever looks at the post; it stops nothing. */
export const info = (code: string, evidence: string): Finding => ({ code, severity: 'info', evidence })
