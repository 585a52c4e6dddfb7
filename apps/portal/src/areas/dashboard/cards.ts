import type { Gate } from '@the-house/domain'
import type { ComponentType } from 'react'
import { AccountCard } from './account-card.tsx'
import { ChapterCard } from './chapter-card.tsx'
import { ClassesCard } from './classes-card.tsx'
import { HouseCard } from './house-card.tsx'
import { NewsCard } from './news-card.tsx'
import { SpeakingCard } from './speaking-card.tsx'
import { TestsCard } from './tests-card.tsx'
import { TribeCard } from './tribe-card.tsx'
import { TutorialCard } from './tutorial-card.tsx'

/** `hero`: the house; `figures`: beside it; `hint`: a strip below; `rooms`: what the week brings. */
export type Place = 'hero' | 'figures' | 'hint' | 'rooms'

export interface CardRow {
  place: Place
  /** Who sees it; what is not shown asks the server for nothing. */
  gate: Gate
  Card: ComponentType
}

/** Every card of the dashboard, in order. */
export const cards = {
  house: { place: 'hero', gate: 'myHouse', Card: HouseCard },
  chapter: { place: 'hero', gate: 'dashboardChapter', Card: ChapterCard },
  account: { place: 'figures', gate: 'dashboardAccount', Card: AccountCard },
  tribe: { place: 'figures', gate: 'dashboardTribe', Card: TribeCard },
  tests: { place: 'figures', gate: 'notifications', Card: TestsCard },
  speaking: { place: 'figures', gate: 'dashboardSpeaking', Card: SpeakingCard },
  tutorial: { place: 'hint', gate: 'dashboard', Card: TutorialCard },
  classes: { place: 'rooms', gate: 'dashboardClasses', Card: ClassesCard },
  news: { place: 'rooms', gate: 'news', Card: NewsCard },
} as const satisfies Record<string, CardRow>
