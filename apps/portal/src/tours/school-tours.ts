import { paths } from '../page/paths.ts'
import { everybody, heading, learners } from './tour-stop.ts'

const search = 'main input[type=search]'

/** The tours of the school around the lessons. */
export const schoolTours = {
  tribes: [
    everybody(heading, 'tribes.ranking'),
    learners('main select', 'tribes.period'),
    learners('[aria-labelledby=own-dollars]', 'tribes.account'),
  ],
  schedules: [everybody(heading, 'schedules.classes'), learners('main button', 'schedules.calendar')],
  onlineClasses: [everybody(heading, 'onlineClasses.classes'), learners('main article', 'onlineClasses.join')],
  news: [everybody(heading, 'news.articles'), learners(search, 'news.find')],
  article: [everybody(heading, 'article.read'), learners(`main a[href^="${paths.news}"]`, 'article.more')],
  store: [everybody(heading, 'store.products'), learners('main article', 'store.product')],
  partners: [everybody(heading, 'partners.list'), learners(search, 'partners.find')],
  partner: [everybody(heading, 'partner.offer'), learners('main section', 'partner.contact')],
} as const
