import { dashboardParts, type Permission } from '@the-house/domain'
import type { ComponentType } from 'react'
import { AccountCard } from './account-card.tsx'
import { ChapterCard } from './chapter-card.tsx'
import { ClassesCard } from './classes-card.tsx'
import { HouseCard } from './house-card.tsx'
import { NewsCard } from './news-card.tsx'
import { SpeakingCard } from './speaking-card.tsx'
import { StudioCard } from './studio-card.tsx'
import { TestsCard } from './tests-card.tsx'
import { TribeCard } from './tribe-card.tsx'
import { TutorialCard } from './tutorial-card.tsx'

/**
 * `hero`: the house of the user; `figures`: beside it; `hint`: a strip below; `rooms`: classes and news of the week.
 */
export type Place = 'hero' | 'figures' | 'hint' | 'rooms'

export interface CardRow {
  place: Place
  /** The permission to see the card; hidden cards send no requests. */
  permission: Permission
  Card: ComponentType
}

/** Every card of the dashboard, in order. */
export const cards = {
  house: { place: 'hero', permission: 'myHouse', Card: HouseCard },
  chapter: { place: 'hero', permission: dashboardParts.next, Card: ChapterCard },
  account: { place: 'figures', permission: 'dashboardAccount', Card: AccountCard },
  tribe: { place: 'figures', permission: dashboardParts.tribe, Card: TribeCard },
  tests: { place: 'figures', permission: dashboardParts.todo, Card: TestsCard },
  speaking: { place: 'figures', permission: 'dashboardSpeaking', Card: SpeakingCard },
  tutorial: { place: 'hint', permission: 'dashboard', Card: TutorialCard },
  studio: { place: 'hint', permission: 'manageContent', Card: StudioCard },
  classes: { place: 'rooms', permission: dashboardParts.classes, Card: ClassesCard },
  news: { place: 'rooms', permission: dashboardParts.news, Card: NewsCard },
} as const satisfies Record<string, CardRow>
