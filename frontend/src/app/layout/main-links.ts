import { routes } from '../routes.ts'

/** The lists that every menu begins with. */
export const mainLinks = [
  { to: routes.home.to(), label: 'Home' },
  { to: routes.forYou.to(), label: 'For You' },
  { to: routes.popular.to(), label: 'Popular' },
  { to: routes.trending.to(), label: 'Trending' },
  { to: routes.sales.to(), label: 'Sales' },
] as const
