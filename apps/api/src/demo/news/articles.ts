import type { AuthoredArticle } from './article.ts'
import { cafeQuestions } from './cafe-questions.ts'
import { edSounds } from './ed-sounds.ts'
import { falseFriends } from './false-friends.ts'
import { kitchenEvening } from './kitchen-evening.ts'
import { meetRita } from './meet-rita.ts'
import { meetMarcos } from './meet-marcos.ts'
import { mistakes } from './mistakes.ts'
import { monthOfTribes } from './month-of-tribes.ts'
import { readingCorner } from './reading-corner.ts'
import { newSpeaking } from './new-speaking.ts'
import { numbers } from './numbers.ts'
import { openHouse } from './open-house.ts'
import { phoneCalls } from './phone-calls.ts'
import { rain } from './rain.ts'
import { riverWalk } from './river-walk.ts'
import { sevenMinutes } from './seven-minutes.ts'
import { twoTh } from './two-th.ts'
import { weathervane } from './weathervane.ts'
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
  readingCorner,
  cafeQuestions,
  rain,
  riverWalk,
  edSounds,
  meetRita,
  newSpeaking,
  numbers,
  openHouse,
  mistakes,
  phoneCalls,
  weathervane,
]
