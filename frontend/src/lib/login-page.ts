/** Where somebody signs in, and the page that they come back to. */
export const loginPage = (next: string): string => `/login?next=${encodeURIComponent(next)}`
