import { paths } from '../page/paths.ts'
import { everybody, heading, learners } from './tour-stop.ts'

const search = 'main input[type=search]'

/** The tours of the school around the lessons. */
export const schoolTours = {
  tribes: [
    everybody(heading, 'tribes.order'),
    learners('main select', 'tribes.month'),
    learners('[aria-labelledby=own-dollars]', 'tribes.account'),
  ],
  schedules: [everybody(heading, 'schedules.classes'), learners('main button', 'schedules.calendar')],
  onlineClasses: [everybody(heading, 'onlineClasses.classes'), learners('main article', 'onlineClasses.join')],
  news: [everybody(heading, 'news.stories'), learners(search, 'news.find')],
  article: [everybody(heading, 'article.read'), learners(`main a[href^="${paths.news}"]`, 'article.more')],
  store: [everybody(heading, 'store.products'), learners('main article', 'store.product')],
  myOrders: [everybody(heading, 'myOrders.orders'), learners('main article', 'myOrders.code')],
  partners: [everybody(heading, 'partners.list'), learners(search, 'partners.find')],
  partner: [everybody(heading, 'partner.offer'), learners('main section', 'partner.contact')],
} as const
