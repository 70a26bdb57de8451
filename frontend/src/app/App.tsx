import { StrictMode, type ReactNode } from 'react'
import { Providers, type ProvidersProps } from './Providers.tsx'

interface AppProps extends Omit<ProvidersProps, 'children'> {
  /** The router: the one of the browser, or the one that the server renders with. */
  readonly children: ReactNode
}

/** The whole site, the same on both sides. */
export function App({ children, ...providers }: AppProps) {
  return (
    <StrictMode>
      <Providers {...providers}>{children}</Providers>
    </StrictMode>
  )
}
