/** The name of a host in lower case without the dot that may end it. */
export const wholeHost = (host: string): string => host.toLowerCase().replace(/\.$/, '')
/** The same without www, or one of several such as www2. */
export const bareHost = (host: string): string => wholeHost(host).replace(/^www\d?\./, '')

/** The host of an address in lower case without www. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string => bareHost(hostname)
/** The same of an address as text; null where there is none. */
export const hostIn = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? hostOf(new URL(address)) : null
