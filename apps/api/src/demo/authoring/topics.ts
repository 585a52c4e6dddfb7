import type { MediaType, TopicIcon } from '@the-house/domain'
import type { PictureName } from '../media/pictures.ts'
import type { SpokenName } from '../media/spoken.ts'
import type { VideoName } from '../media/videos.ts'
import type { AuthoredExercise } from './exercises.ts'

/** The medium of a text topic. */
export type Medium = { image: PictureName } | { audio: SpokenName } | { video: VideoName }

export interface ContentTopic {
  type: 'CONTENT'
  name: string
  icon: TopicIcon
  subject: string
  /** Html. */
  text: string
  medium?: Medium
}

export interface ExerciseTopic {
  type: 'EXERCISE'
  name: string
  icon: TopicIcon
  exercises: AuthoredExercise[]
  /** Hides the marks of the exercises from the student (`show_feedback` is false). */
  silent?: true
}

/** Each topic requires the one before it; the last finishes the chapter. */
export type AuthoredTopic = ContentTopic | ExerciseTopic

export interface AuthoredChapter {
  name: string
  description: string
  /** The dialog on entering the chapter; none: no dialog is shown. */
  instructions?: {
    type: MediaType
    /** Html. */
    text: string
    image?: PictureName
    video?: VideoName
    pdf?: 'plan'
  }
  topics?: AuthoredTopic[]
}

export interface AuthoredBook {
  name: string
  cover: PictureName
  chapters: AuthoredChapter[]
}

export const content = (topic: Omit<ContentTopic, 'type'>): ContentTopic => ({ type: 'CONTENT', ...topic })
export const practice = (topic: Omit<ExerciseTopic, 'type'>): ExerciseTopic => ({ type: 'EXERCISE', ...topic })

/** Marks a hint in Portuguese with its language, so that a screen reader pronounces it correctly. */
export const pt = (text: string) => `<em lang="pt-BR">${text}</em>`
