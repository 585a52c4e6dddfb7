import { Calendar, Handshake, Newspaper, Shield, ShoppingBag, Video } from 'lucide-react'
import { paths } from '../page/paths.ts'
import type { RouteRow } from './route-row.ts'
import { lazyScreen } from './lazy-screen.tsx'

/** The routes of the school around the lessons. */
export const schoolRoutes = {
  tribes: {
    path: paths.tribes,
    screen: lazyScreen(
      () => import('../areas/tribes/tribes-screen.tsx').then((module) => module.TribesScreen),
      'tribes',
      'dashboard',
    ),
    crumb: 'breadcrumbs.tribes',
    tour: 'tribes',
    access: 'tribes',
    parent: 'dashboard',
    menu: { group: 'school', Icon: Shield },
  },
  news: {
    path: paths.news,
    screen: lazyScreen(
      () => import('../areas/news/news-screen.tsx').then((module) => module.NewsScreen),
      'news',
      'lists',
    ),
    crumb: 'breadcrumbs.news',
    tour: 'news',
    access: 'news',
    parent: 'dashboard',
    menu: { group: 'school', Icon: Newspaper },
  },
  article: {
    path: '/the-house-news/:id',
    screen: lazyScreen(() => import('../areas/news/article-screen.tsx').then((module) => module.ArticleScreen), 'news'),
    crumb: 'breadcrumbs.article',
    tour: 'article',
    access: 'news',
    parent: 'news',
  },
  store: {
    path: paths.store,
    screen: lazyScreen(() => import('../areas/store/store-screen.tsx').then((module) => module.StoreScreen), 'store'),
    crumb: 'breadcrumbs.store',
    tour: 'store',
    access: 'store',
    parent: 'dashboard',
    menu: { group: 'school', Icon: ShoppingBag },
  },
  myOrders: {
    path: paths.myOrders,
    screen: lazyScreen(
      () => import('../areas/store/my-orders-screen.tsx').then((module) => module.MyOrdersScreen),
      'store',
      'lists',
    ),
    crumb: 'breadcrumbs.myOrders',
    tour: 'myOrders',
    // Orders of another unit, too: there may be no store in the present one.
    access: 'signedIn',
    parent: 'store',
  },
  partners: {
    path: paths.partners,
    screen: lazyScreen(
      () => import('../areas/partners/partners-screen.tsx').then((module) => module.PartnersScreen),
      'partners',
      'lists',
    ),
    crumb: 'breadcrumbs.partners',
    tour: 'partners',
    access: 'signedIn',
    parent: 'dashboard',
    menu: { group: 'school', Icon: Handshake },
  },
  partner: {
    path: '/partner/:id',
    screen: lazyScreen(
      () => import('../areas/partners/partner-screen.tsx').then((module) => module.PartnerScreen),
      'partners',
    ),
    crumb: 'breadcrumbs.partner',
    tour: 'partner',
    access: 'signedIn',
    parent: 'partners',
  },
  schedules: {
    path: paths.schedules,
    screen: lazyScreen(
      () => import('../areas/schedules/schedules-screen.tsx').then((module) => module.SchedulesScreen),
      'schedules',
    ),
    crumb: 'breadcrumbs.schedules',
    tour: 'schedules',
    access: 'schedules',
    parent: 'dashboard',
    menu: { group: 'school', Icon: Calendar },
  },
  onlineClasses: {
    path: paths.onlineClasses,
    screen: lazyScreen(
      () => import('../areas/meetings/online-classes-screen.tsx').then((module) => module.OnlineClassesScreen),
      'meetings',
    ),
    crumb: 'breadcrumbs.onlineClasses',
    tour: 'onlineClasses',
    access: 'conferenceClasses',
    parent: 'dashboard',
    menu: { group: 'school', Icon: Video },
  },
} as const satisfies Record<string, RouteRow>
