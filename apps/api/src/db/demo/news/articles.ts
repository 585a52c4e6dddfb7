import type { AuthoredArticle } from './article.ts'
import { falseFriends } from './false-friends.ts'
import { kitchenEvening } from './kitchen-evening.ts'
import { meetMarcos } from './meet-marcos.ts'
import { monthOfTribes } from './month-of-tribes.ts'
import { sevenMinutes } from './seven-minutes.ts'
import { twoTh } from './two-th.ts'
import { whyAHouse } from './why-a-house.ts'

/** The news of the demonstration school. */
export const articles: AuthoredArticle[] = [
  kitchenEvening,
  sevenMinutes,
  falseFriends,
  monthOfTribes,
  meetMarcos,
  twoTh,
  whyAHouse,
]
